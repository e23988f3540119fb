import { bend, quarter } from '../drawing/modules.ts';
import { type Point, polygon, rect } from '../drawing/svg.ts';

const GROUND = '#f0a01e';
const HOT = '#dd4f26';
const PALE = '#fbe3a4';
const NIGHT = '#15324f';
const CELL = '#27598a';
const SKY = '#7fb3cf';

/** A sun of quarter rings in its corner; panels lean towards it. */
export function enerji(): string {
  return [
    rect(0, 0, 12, 8, GROUND),
    bend(5, 0, 7, 0.8, '#f4b544', 1),
    bend(6.6, 0, 5.4, 0.8, '#f8cb6c', 1),
    quarter(8, 0, 4, PALE, 1),
    quarter(9, 0, 3, HOT, 1),
    rect(0, 7, 12, 1, HOT),
    ...panel(0.35, 3.2, 2.6),
    ...panel(4.1, 3.2, 2.6),
    ...panel(7.85, 3.2, 2.6),
  ].join('');
}

function panel(x: number, y: number, width: number): string[] {
  const lean = 1.05;
  const corner = (across: number, down: number): Point => [
    x + lean * (1 - down) + across * width,
    y + down * 3.4,
  ];
  const columns = 3;
  const rows = 4;
  const gap = 0.035;
  const cells: string[] = [];
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < rows; row += 1) {
      const [left, right] = [column / columns + gap, (column + 1) / columns - gap];
      const [top, bottom] = [row / rows + gap, (row + 1) / rows - gap];
      cells.push(
        polygon([corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)], CELL),
      );
      // The sun's reflection runs over the panel as a diagonal.
      if ((column + row) % 3 === 0)
        cells.push(polygon([corner(left, top), corner(right, top), corner(left, bottom)], SKY));
    }
  }
  return [
    polygon(
      [
        [x + 1.2, y + 3.2],
        [x + 1.5, y + 3.2],
        [x + 2, 7.3],
        [x + 1.7, 7.3],
      ],
      NIGHT,
    ),
    rect(x + 0.85, 7.15, 2, 0.25, NIGHT),
    polygon([corner(-0.02, -0.02), corner(1.02, -0.02), corner(1.02, 1.02), corner(-0.02, 1.02)], NIGHT),
    ...cells,
  ];
}

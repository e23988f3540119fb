import { half, leaf } from '../drawing/modules.ts';
import { circle, type Point, place, polygon, rect, stroke } from '../drawing/svg.ts';

const GROUND = '#e79a1b';
const COMB = '#c9760f';
const HONEY = '#f7c04a';
const PALE = '#fdeec4';
const DARK = '#3a2213';

/** A bee of half circles on its comb; some cells are full. */
export function aricilik(): string {
  return [
    rect(0, 0, 12, 8, GROUND),
    ...comb(),
    bee(6.6, 4.1, 1.15, -14),
    bee(2.2, 1.9, 0.42, 12),
    trail(),
  ].join('');
}

function comb(): string[] {
  const size = 1;
  const cells: string[] = [];
  const full = new Set([
    '0:3',
    '1:4',
    '2:4',
    '7:0',
    '8:0',
    '8:1',
    '7:4',
    '6:4',
    '1:3',
    '7:5',
    '0:4',
    '3:4',
    '5:0',
  ]);
  for (let column = 0; column < 9; column += 1) {
    for (let row = 0; row < 6; row += 1) {
      const x = column * size * 1.5;
      const y = row * size * Math.sqrt(3) + (column % 2 ? size * 0.866 : 0) - 0.4;
      const key = `${column}:${row}`;
      cells.push(hexagon(x, y, size * 0.93, COMB));
      cells.push(
        hexagon(x, y, size * 0.78, full.has(key) ? HONEY : (column + row) % 4 === 0 ? '#a85c0c' : GROUND),
      );
      if (full.has(key)) cells.push(circle(x - 0.25, y - 0.3, 0.13, PALE));
    }
  }
  return cells;
}

function hexagon(x: number, y: number, radius: number, fill: string): string {
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = (i * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return polygon(corners, fill);
}

function bee(x: number, y: number, scale: number, turn: number): string {
  return place(
    [
      stroke('M-2 -0.7C-2.3 -1.6 -2.9 -1.7 -3.1 -1.6', DARK, 0.12),
      stroke('M-1.8 -0.8C-1.9 -1.8 -2.4 -2.1 -2.7 -2', DARK, 0.12),
      leaf(-0.1, -2.7, 2.4, PALE, 1),
      leaf(-1.8, -2.9, 2.4, '#fff8e6', 0),
      polygon(
        [
          [2.2, -0.42],
          [3.1, 0],
          [2.2, 0.42],
        ],
        DARK,
      ),
      half(1.5, -1, 2, DARK, 1),
      rect(-2, -1, 3.5, 2, HONEY),
      rect(-1.35, -1, 0.65, 2, DARK),
      rect(-0.1, -1, 0.65, 2, DARK),
      half(-4, -1, 2, '#5b3418', 3),
      circle(-2.5, -0.25, 0.17, PALE),
    ],
    x,
    y,
    scale,
    turn,
  );
}

function trail(): string {
  const points = [
    [3.2, 2.2],
    [3.7, 2.6],
    [4, 3.1],
  ] as const;
  return points.map(([x, y]) => circle(x, y, 0.07, DARK)).join('');
}

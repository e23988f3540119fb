import { half, quarter, triangle } from '../drawing/modules.ts';
import { circle, place, rect } from '../drawing/svg.ts';

const GROUND = '#c7432b';
const DEEP = '#7d2219';
const CREAM = '#f6e7c9';
const NIGHT = '#1f2f4a';
const SUN = '#f2b23c';
const ROSE = '#eb8a66';

/** A shelf of spines, each with an ornament of its own; one leans. */
export function kitap(): string {
  const stack = [1, 2, 3, 4];
  return [
    rect(0, 0, 12, 8, GROUND),
    quarter(8, 0, 4, '#b13823', 1),
    rect(0, 7, 12, 1, DEEP),
    spine(0, 1, 5, DEEP, [rect(0, 0.5, 1, 0.15, SUN), rect(0, 0.8, 1, 0.15, SUN), half(0, 3.5, 1, ROSE)]),
    spine(1, 1, 6, NIGHT, [
      circle(0.5, 1, 0.28, SUN),
      rect(0, 4.8, 1, 0.15, SUN),
      rect(0, 5.1, 1, 0.15, SUN),
    ]),
    spine(2, 1.5, 4.5, CREAM, [
      half(0, 0.5, 1.5, GROUND, 2),
      half(0, 1.25, 1.5, NIGHT),
      rect(0, 3.6, 1.5, 0.4, SUN),
    ]),
    spine(3.5, 0.5, 6.5, SUN, [
      rect(0, 0.5, 0.5, 0.15, DEEP),
      rect(0, 5.7, 0.5, 0.15, DEEP),
      circle(0.25, 3.2, 0.12, DEEP),
    ]),
    spine(
      4,
      1,
      5,
      DEEP,
      [0, 1, 2, 3, 4].map((y) => quarter(0, y, 1, y % 2 ? CREAM : ROSE, y % 2 ? 2 : 0)),
    ),
    spine(5, 1, 6, CREAM, [
      rect(0, 0.6, 1, 2, NIGHT),
      circle(0.5, 1.6, 0.34, CREAM),
      ...[4.6, 4.9, 5.2].map((y) => rect(0.2, y, 0.6, 0.12, GROUND)),
    ]),
    spine(6, 1.5, 5.5, NIGHT, [
      ...stack.flatMap((row) => [
        quarter(0, row * 0.75 - 0.25, 0.75, SUN, 1),
        quarter(0.75, row * 0.75 - 0.25, 0.75, CREAM, 3),
      ]),
      rect(0, 4.6, 1.5, 0.2, SUN),
    ]),
    spine(7.5, 0.5, 4, CREAM, [rect(0, 3, 0.5, 0.5, GROUND), rect(0, 0.5, 0.5, 0.2, GROUND)]),
    spine(8, 1, 4.75, ROSE, [
      triangle(0, 0.75, 1, DEEP),
      triangle(0, 1.75, 1, CREAM, 2),
      rect(0, 4, 1, 0.2, DEEP),
    ]),
    leaning(),
    rect(0, 7, 12, 0.18, CREAM),
  ].join('');
}

function spine(x: number, width: number, height: number, fill: string, ornament: string[]): string {
  const edge = rect(width - 0.07, 0, 0.07, height, '#000', 'opacity="0.18"');
  return place([rect(0, 0, width, height, fill), ...ornament, edge], x, 7 - height);
}

function leaning(): string {
  const book = [
    rect(0, -5.25, 1.25, 5.25, SUN),
    rect(0, -4.75, 1.25, 0.2, DEEP),
    half(0, -4.9, 1.25, NIGHT),
    half(0, -3.65, 1.25, GROUND, 2),
    rect(0, -1.5, 1.25, 0.75, NIGHT),
    rect(1.18, -5.25, 0.07, 5.25, '#000', 'opacity="0.18"'),
  ];
  return place(book, 10.62, 6.98, 1, -18.5);
}

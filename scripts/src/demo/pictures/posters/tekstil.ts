import { bend, half } from '../drawing/modules.ts';
import { circle, line, rect } from '../drawing/svg.ts';

const GROUND = '#6d2750';
const DEEP = '#471733';
const ROSE = '#ee8f9b';
const WINE = '#b8456b';
const CREAM = '#f8e6d0';
const GOLD = '#eeb04a';

/** A thread runs off its bobbin, turns twice and becomes cloth. */
export function tekstil(): string {
  return [rect(0, 0, 12, 8, GROUND), rect(6, 0, 6, 8, DEEP), ...cloth(), ...bobbin(), ...thread()].join('');
}

function cloth(): string[] {
  const warp = [0, 1, 2, 3, 4];
  const weft = [0, 1, 2, 3, 4, 5, 6, 7];
  const strip = (column: number, y: number, height: number) =>
    rect(7.1 + column, y, 0.8, height, column % 2 ? ROSE : CREAM);
  return [
    ...warp.map((column) => strip(column, 0, 8)),
    ...weft.map((y) => rect(6.85, y + 0.1, 6, 0.8, y % 3 === 1 ? GOLD : WINE)),
    ...weft.map((y) => half(6.1, y + 0.1, 0.8, y % 3 === 1 ? GOLD : WINE, 3)),
    ...warp.flatMap((column) => weft.filter((y) => (y + column) % 2 === 0).map((y) => strip(column, y, 1))),
    ...warp.flatMap((column) =>
      weft.map((y) =>
        rect(7.1 + column, y + ((y + column) % 2 ? 0.02 : 0.92), 0.8, 0.08, '#000', 'opacity="0.22"'),
      ),
    ),
  ];
}

function bobbin(): string[] {
  const turns = Array.from({ length: 16 }, (_, i) =>
    line(
      [
        [1.4, 2.25 + i * 0.26],
        [3.6, 2.1 + i * 0.26],
      ],
      i % 4 === 3 ? GOLD : i % 2 ? ROSE : CREAM,
      0.19,
    ),
  );
  return [
    half(1, -1.1, 3, CREAM),
    rect(1.3, 1.9, 2.4, 4.5, WINE),
    ...turns,
    half(1, 6.4, 3, CREAM, 2),
    circle(2.5, 1.3, 0.25, GROUND),
    circle(2.5, 7, 0.25, GROUND),
  ];
}

function thread(): string[] {
  return [
    rect(3.5, 2.39, 0.5, 0.22, GOLD),
    bend(4, 2.39, 0.61, 0.22, GOLD, 3),
    rect(4.39, 3, 0.22, 1, GOLD),
    bend(4.39, 4, 0.61, 0.22, GOLD, 1),
    rect(5, 4.39, 1.75, 0.22, GOLD),
  ];
}

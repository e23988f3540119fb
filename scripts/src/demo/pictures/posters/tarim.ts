import { half, leaf, quarter } from '../drawing/modules.ts';
import { circle, clip, rect } from '../drawing/svg.ts';

const FIELD = '#2f6b3c';
const DEEP = '#1d4a31';
const WHEAT = '#f3b83a';
const GOLD = '#d98f1f';
const PALE = '#f7e6b8';
const YOUNG = '#7fa83f';

/** Ears of wheat, two leaves a row, over furrows of quarter rings. */
export function tarim(): string {
  return [
    rect(0, 0, 12, 8, FIELD),
    circle(9, 3, 2, WHEAT),
    half(5, 1, 4, PALE, 3),
    ...furrows(),
    ear(1.5, 1.5, 4, GOLD, PALE),
    ear(3.5, 0, 5, WHEAT, GOLD),
    ear(5.5, 2, 4, PALE, WHEAT),
    ear(7.5, 1, 4, WHEAT, GOLD),
    ear(10, 2.5, 3, PALE, GOLD),
  ].join('');
}

function furrows(): string[] {
  const rings = (x: number, turn: 2 | 3) =>
    [4, 3.25, 2.5, 1.75, 1].map((size, i) =>
      quarter(turn === 2 ? x + 4 - size : x, 8 - size, size, i % 2 ? YOUNG : DEEP, turn),
    );
  return [
    rect(0, 6, 12, 2, DEEP),
    clip(rect(0, 5, 12, 3, '#000'), [...rings(0, 2), ...rings(4, 3), ...rings(8, 2)]),
  ];
}

function ear(x: number, top: number, rows: number, left: string, right: string): string {
  const size = 0.9;
  const grains = Array.from({ length: rows }, (_, row) => {
    const y = top + 0.9 + row * size;
    return leaf(x - size, y, size, left) + leaf(x, y, size, right, 1);
  });
  return [
    rect(x - 0.06, top + 1, 0.12, 8 - top, left),
    leaf(x - size * 0.45, top, size * 0.9, left, 0),
    ...grains,
  ].join('');
}

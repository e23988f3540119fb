import { arch, half, quarter } from '../drawing/modules.ts';
import { circle, rect } from '../drawing/svg.ts';

const SKY = '#2f6f7e';
const CLAY = '#d9683a';
const SHADE = '#a8452a';
const SAND = '#f1d9ae';
const DEEP = '#173f4a';

/** Houses that climb like steps, each floor with openings of its own. */
export function yapi(): string {
  return [
    rect(0, 0, 12, 8, SKY),
    circle(2.5, 2.5, 1.5, SAND),
    half(2.5, 1, 3, '#f3b765', 1),
    ...tower(0, 6.5, SHADE),
    ...tower(2, 5.5, CLAY),
    ...tower(4, 4.5, SAND),
    ...tower(6, 3.5, CLAY),
    ...tower(8, 2.5, SHADE),
    ...tower(10, 1.5, SAND),
  ].join('');
}

function tower(x: number, top: number, fill: string): string[] {
  const dark = fill === SAND ? CLAY : DEEP;
  const rows = Math.ceil((8 - top - 2) / 1);
  return [
    rect(x, top, 2, 8 - top, fill),
    rect(x - 0.15, top - 0.25, 2.3, 0.25, SAND),
    rect(x - 0.15, top, 2.3, 0.1, '#000', 'opacity="0.2"'),
    ...Array.from({ length: Math.max(0, rows) }, (_, row) => window(x, top + 0.5 + row, row, dark, fill)),
    arch(x + 0.5, 6.5, 1, 1.5, dark),
    half(x + 0.5, 6, 1, fill === SAND ? SHADE : SAND),
  ];
}

function window(x: number, y: number, row: number, dark: string, fill: string): string {
  if (row % 3 === 0) return arch(x + 0.25, y, 0.5, 0.75, dark) + arch(x + 1.25, y, 0.5, 0.75, dark);
  if (row % 3 === 1)
    return rect(x, y + 0.1, 2, 0.16, dark) + rect(x, y + 0.42, 2, 0.16, fill === SAND ? SHADE : SAND);
  return quarter(x + 0.5, y, 0.5, dark, 2) + quarter(x + 1, y, 0.5, dark, 3);
}

import { half, leaf, quarter } from '../drawing/modules.ts';
import { circle, rect } from '../drawing/svg.ts';

const WALL = '#86522f';
const FLOOR = '#57311d';
const MINT = '#b9d6c2';
const SAGE = '#8fb59f';
const BLUSH = '#f0b79a';
const CREAM = '#f6e8d0';
const PINE = '#2f5b4b';

/** A room: armchair, lamp, table and plant, all of modules. */
export function mobilya(): string {
  return [
    rect(0, 0, 12, 8, WALL),
    half(2, -2.5, 9, '#9a633b'),
    rect(0, 6.5, 12, 1.5, FLOOR),
    ...picture(),
    ...rug(),
    ...lamp(),
    ...plant(),
    ...table(),
    ...chair(),
  ].join('');
}

function rug(): string[] {
  return Array.from({ length: 10 }, (_, i) => half(1 + i, 7, 1, i % 2 ? BLUSH : CREAM, 2)).concat(
    rect(1, 6.85, 10, 0.15, CREAM),
  );
}

function chair(): string[] {
  return [
    rect(4.4, 6, 0.26, 1.1, CREAM),
    rect(7.34, 6, 0.26, 1.1, CREAM),
    quarter(4, 2, 2, MINT, 2),
    quarter(6, 2, 2, SAGE, 3),
    rect(4, 3.95, 2, 1.5, MINT),
    rect(6, 3.95, 2, 1.5, SAGE),
    rect(4.5, 4.6, 3, 0.8, CREAM),
    half(4.1, 4.6, 0.8, CREAM, 3),
    half(7.5, 4.6, 0.8, CREAM, 1),
    rect(4.5, 5.4, 3, 0.85, PINE),
    half(3.25, 3.6, 1.25, PINE),
    rect(3.25, 4.8, 1.25, 1.45, PINE),
    half(7.5, 3.6, 1.25, '#24483b'),
    rect(7.5, 4.8, 1.25, 1.45, '#24483b'),
  ];
}

function lamp(): string[] {
  return [rect(2.21, 0, 0.08, 1, CREAM), half(1.25, 0, 2, BLUSH), half(1.85, 2, 0.8, '#fff3d0', 2)];
}

function picture(): string[] {
  return [
    rect(8.75, 0.75, 2.5, 2.5, CREAM),
    quarter(9, 1, 1, BLUSH),
    quarter(10, 1, 1, PINE, 1),
    quarter(10, 2, 1, WALL, 2),
    quarter(9, 2, 1, SAGE, 3),
  ];
}

function plant(): string[] {
  return [
    rect(1.44, 3.2, 0.12, 2.6, PINE),
    leaf(0.5, 2.5, 1, MINT),
    leaf(1.5, 2.8, 1, SAGE, 1),
    leaf(0.3, 3.9, 1.2, SAGE),
    leaf(1.5, 4.2, 1.2, MINT, 1),
    rect(0.75, 5.6, 1.5, 0.35, BLUSH),
    half(0.75, 5.9, 1.5, BLUSH, 2),
    rect(1.1, 6.6, 0.8, 0.2, CREAM),
  ];
}

function table(): string[] {
  return [
    rect(9.2, 5.1, 2.3, 0.22, CREAM),
    rect(10.25, 5.3, 0.2, 1.4, CREAM),
    half(9.75, 5.85, 1.2, CREAM),
    half(9.5, 4.65, 0.9, BLUSH, 2),
    circle(11, 4.8, 0.3, SAGE),
  ];
}

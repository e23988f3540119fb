import { arch, half, quarter } from '../drawing/modules.ts';
import { circle, rect } from '../drawing/svg.ts';

const SKY = '#ecb869';
const SUN = '#d8542c';
const STONE = '#45403e';
const LIGHT = '#6a615b';
const RIVER = '#1b6285';
const DEEP = '#134a67';
const FOAM = '#5fa3bf';
const HILL = '#a4552f';

/** The bridge of ten arches, each one whole only with its reflection; a tower of the walls behind. */
export function turizm(): string {
  return [
    rect(0, 0, 12, 8, SKY),
    circle(8, 2.75, 1.75, SUN),
    half(4.5, 1, 3.5, '#e9793f', 3),
    half(1, -2, 6, '#c67a44'),
    half(8, -1, 5, HILL),
    ...walls(),
    rect(0, 5, 12, 3, RIVER),
    rect(0, 5, 12, 1.4, DEEP),
    ...bridge(),
    ...ripples(),
  ].join('');
}

function walls(): string[] {
  return [
    rect(0, 1.5, 2, 3, LIGHT),
    quarter(2, 2.5, 1, LIGHT, 3),
    rect(2, 3, 2, 1.5, LIGHT),
    ...[0, 0.75, 1.5].map((x) => rect(x, 1.1, 0.5, 0.4, LIGHT)),
    ...[3, 3.6].map((x) => rect(x, 2.7, 0.4, 0.3, LIGHT)),
    arch(0.75, 2, 0.5, 0.9, STONE),
    rect(0, 3.25, 2, 0.125, STONE),
  ];
}

function bridge(): string[] {
  const widths = [0.75, 0.85, 0.95, 1.05, 1.3, 1.3, 1.05, 0.95, 0.85, 0.75];
  const pier = (12 - widths.reduce((sum, width) => sum + width, 0)) / widths.length;
  let x = pier / 2;
  const spans = widths.flatMap((width) => {
    const left = x;
    x += width + pier;
    return [
      half(left, 5 - width, width, SKY),
      half(left, 5, width, FOAM, 2),
      rect(left + width, 4.7, pier, 0.6, STONE),
    ];
  });
  return [
    rect(0, 4, 12, 1, STONE),
    rect(0, 3.85, 12, 0.2, LIGHT),
    rect(4.7, 3.65, 2.6, 0.25, LIGHT),
    rect(4.2, 3.85, 3.6, 0.3, STONE),
    ...spans,
    rect(0, 4.97, 12, 0.06, LIGHT),
  ];
}

function ripples(): string[] {
  const lines = [
    [6.8, 6.7, 2.4],
    [7.3, 7.1, 1.4],
    [7.7, 7.5, 0.7],
    [1, 6.75, 1.6],
    [3.4, 7.2, 2.2],
    [0.4, 7.5, 1.1],
    [10.2, 6.9, 1.2],
    [9.9, 7.5, 1.6],
  ];
  return lines.map(([x = 0, y = 0, width = 0], i) =>
    rect(x, y, width, 0.14, i < 3 ? SUN : FOAM, 'rx="0.07"'),
  );
}

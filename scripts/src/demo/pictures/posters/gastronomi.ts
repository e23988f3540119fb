import { half, leaf, quarter } from '../drawing/modules.ts';
import { createRandom } from '../drawing/random.ts';
import { circle, place, rect } from '../drawing/svg.ts';

const GROUND = '#a3213a';
const DEEP = '#7a142b';
const CREAM = '#f7e5c4';
const SAND = '#dcbf8d';
const SAFFRON = '#f0a52b';
const OLIVE = '#6f8b3a';

const random = createRandom('gastronomi');

/** Mortar and pestle between a pomegranate, leaves and what is ground here. */
export function gastronomi(): string {
  return [
    rect(0, 0, 12, 8, GROUND),
    rect(0, 7, 12, 1, DEEP),
    circle(5.5, 3.5, 3.3, DEEP),
    quarter(5.5, 0.2, 3.3, '#8d1a31', 3),
    place(
      [
        rect(-0.38, -4.6, 0.76, 4.6, SAND),
        half(-0.6, -5.35, 1.2, SAND),
        rect(-0.6, -4.2, 1.2, 0.5, SAND),
        rect(-0.38, -3.7, 0.3, 3.7, CREAM),
      ],
      4.9,
      4.6,
      1,
      30,
    ),
    ...heap(),
    ...mortar(),
    ...pomegranate(),
    ...leaves(),
  ].join('');
}

function mortar(): string[] {
  return [
    half(4, 4, 3, CREAM),
    quarter(5.5, 5.5, 1.5, SAND, 3),
    half(3, 3.7, 5, CREAM, 2),
    quarter(5.5, 3.7, 2.5, SAND, 0),
    rect(2.75, 3.3, 5.5, 0.5, CREAM),
    rect(5.5, 3.3, 2.75, 0.5, SAND),
    ...[3.6, 4.35, 5.1].map((x) => half(x - 0.25, 4.1, 0.5, GROUND, 2)),
    ...[5.85, 6.6].map((x) => half(x - 0.25, 4.1, 0.5, DEEP, 2)),
  ];
}

function heap(): string[] {
  return Array.from({ length: 26 }, () =>
    circle(
      random.between(4, 7.6),
      random.between(2.85, 3.25),
      random.between(0.1, 0.2),
      random.pick([SAFFRON, '#d96a2b', OLIVE]),
    ),
  );
}

function pomegranate(): string[] {
  const seeds = Array.from({ length: 19 }, (_, i) => {
    const ring = i === 0 ? 0 : i < 7 ? 0.42 : 0.82;
    const angle = i < 7 ? (i * Math.PI) / 3 : ((i - 7) * Math.PI) / 6;
    return circle(
      9.8 + ring * Math.cos(angle),
      5.65 + ring * Math.sin(angle),
      0.17,
      i % 3 ? '#e4485c' : '#f58a8f',
    );
  });
  return [
    circle(9.8, 5.65, 1.5, '#d7343f'),
    half(9.8, 4.15, 3, '#b8222f', 1),
    circle(9.8, 5.65, 1.15, CREAM),
    ...seeds,
    ...[9.35, 9.65, 9.95].map((x) => quarter(x, 3.85, 0.35, '#d7343f', 2)),
  ];
}

function leaves(): string[] {
  return [
    leaf(0.5, 5, 1.5, OLIVE),
    leaf(1.4, 4.1, 1.5, '#94ab4e', 1),
    leaf(0.5, 2.6, 1.3, '#94ab4e'),
    circle(2, 6.45, 0.5, SAFFRON),
    circle(2.9, 6.62, 0.34, '#d96a2b'),
    circle(1.15, 6.68, 0.3, CREAM),
    leaf(10.3, 1.2, 1.2, OLIVE, 1),
    leaf(9.1, 1.2, 1.2, '#94ab4e'),
    circle(10.3, 2.5, 0.28, SAFFRON),
  ];
}

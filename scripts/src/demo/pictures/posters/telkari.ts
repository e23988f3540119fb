import { hollow, quarter } from '../drawing/modules.ts';
import { circle, num, place, rect, stroke } from '../drawing/svg.ts';

const GROUND = '#0e5a50';
const DEEP = '#093f3b';
const SILVER = '#dfe6e2';
const GOLD = '#e3b04b';

/** A pendant of wire: rings, spirals and grains around one stone. */
export function telkari(): string {
  const petals = Array.from({ length: 12 }, (_, i) => place(petal(), 0, 0, 1, i * 30));
  return [
    rect(0, 0, 12, 8, GROUND),
    ...corners(),
    circle(6, 4, 3.7, DEEP),
    place(
      [ring(3.45, SILVER, 0.07), ring(3.25, SILVER, 0.03), ...petals, ...grains(3.35, 48, 0.06), ...heart()],
      6,
      4,
    ),
    ...[-1, 1].map((side) => drop(6 + side * 4.7)),
  ].join('');
}

function ring(radius: number, color: string, width: number): string {
  return circle(0, 0, radius, 'none', `stroke="${color}" stroke-width="${width}"`);
}

function petal(): string[] {
  return [
    stroke('M0 -1.25C-0.75 -1.9 -0.6 -2.9 0 -3.15C0.6 -2.9 0.75 -1.9 0 -1.25Z', SILVER, 0.07),
    spiral(-0.22, -2.3, 0.24, 1),
    spiral(0.22, -2.3, 0.24, -1),
    circle(0, -2.85, 0.08, GOLD),
    stroke('M0 -1.4V-1.95', SILVER, 0.04),
  ];
}

function spiral(x: number, y: number, size: number, side: 1 | -1): string {
  const points = Array.from({ length: 40 }, (_, i) => {
    const turn = (i / 39) * Math.PI * 4.2;
    const radius = size * (1 - i / 44);
    return `${num(x + side * radius * Math.cos(turn))} ${num(y + radius * Math.sin(turn))}`;
  });
  return stroke(`M${points.join('L')}`, SILVER, 0.035);
}

function grains(radius: number, count: number, size: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return circle(radius * Math.cos(angle), radius * Math.sin(angle), size, i % 4 ? SILVER : GOLD);
  });
}

function heart(): string[] {
  return [
    ring(1.22, GOLD, 0.09),
    circle(0, 0, 0.85, GOLD),
    circle(0, 0, 0.62, '#c23b43'),
    quarter(0, 0, 0.62, '#8f2430'),
    quarter(-0.62, -0.62, 0.62, '#e0666a', 2),
    ...grains(1.03, 20, 0.07),
  ];
}

function corners(): string[] {
  return [
    hollow(0, 0, 2, DEEP, 2),
    hollow(10, 0, 2, DEEP, 3),
    hollow(10, 6, 2, DEEP, 0),
    hollow(0, 6, 2, DEEP, 1),
  ];
}

function drop(x: number): string {
  return place(
    [
      stroke('M0 -2.6V-1', SILVER, 0.05),
      stroke('M0 -1C-1 0.1 -0.9 1.2 0 1.4C0.9 1.2 1 0.1 0 -1Z', SILVER, 0.09),
      spiral(-0.3, 0.55, 0.3, 1),
      spiral(0.3, 0.55, 0.3, -1),
      circle(0, -0.2, 0.13, GOLD),
      circle(0, 1.65, 0.17, GOLD),
      circle(0, 2.05, 0.11, SILVER),
    ],
    x,
    4,
  );
}

import { half, quarter } from '../drawing/modules.ts';
import { circle, polygon, rect } from '../drawing/svg.ts';

const GROUND = '#2b4aa0';
const DEEP = '#1b2f70';
const SUN = '#f6c338';
const PALE = '#f4ecd8';
const CORAL = '#ef6a4c';
const AQUA = '#7cc4c0';

/** People of a circle over half a circle, each a step higher; the last one wears the cap. */
export function kariyer(): string {
  return [
    rect(0, 0, 12, 8, GROUND),
    quarter(8, 0, 4, '#3a5cba', 1),
    step(0, 7, DEEP),
    step(2, 6, AQUA),
    step(4, 5, DEEP),
    step(6, 4, CORAL),
    step(8, 3, DEEP),
    step(10, 2.5, SUN),
    person(0.2, 7, CORAL, PALE),
    person(2.2, 6, SUN, '#e0a878'),
    person(4.2, 5, AQUA, '#8a5a3c'),
    person(6.2, 4, PALE, '#f0c39a'),
    graduate(8.2, 3),
    ...arrow(),
  ].join('');
}

function step(x: number, y: number, fill: string): string {
  return rect(x, y, 2, 8 - y, fill) + rect(x, y, 2, 0.14, '#fff', 'opacity="0.35"');
}

function person(x: number, floor: number, body: string, skin: string): string {
  return half(x, floor - 1.6, 1.6, body) + circle(x + 0.8, floor - 1.25, 0.42, skin);
}

function graduate(x: number, floor: number): string {
  const top = floor - 1.75;
  return [
    half(x, floor - 1.6, 1.6, PALE),
    circle(x + 0.8, floor - 1.25, 0.42, '#c98c60'),
    rect(x + 0.45, top, 0.7, 0.34, DEEP),
    polygon(
      [
        [x + 0.8, top - 0.4],
        [x + 1.75, top],
        [x + 0.8, top + 0.4],
        [x - 0.15, top],
      ],
      SUN,
    ),
    rect(x + 1.6, top, 0.07, 0.55, SUN),
    circle(x + 1.635, top + 0.6, 0.12, CORAL),
  ].join('');
}

function arrow(): string[] {
  return [
    rect(10.75, 1.1, 0.5, 1.4, PALE),
    polygon(
      [
        [10.25, 1.25],
        [11, 0.4],
        [11.75, 1.25],
      ],
      PALE,
    ),
    circle(1.5, 1.5, 0.75, SUN),
    half(1.5, 0.75, 1.5, CORAL, 1),
  ];
}

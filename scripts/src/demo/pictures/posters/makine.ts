import { bend, half } from '../drawing/modules.ts';
import { circle, place, rect } from '../drawing/svg.ts';

const GROUND = '#27537f';
const DEEP = '#173556';
const STEEL = '#cfdde4';
const HOT = '#f07f2a';
const PALE = '#f5e9d3';

/** Three wheels that mesh: teeth are squares, bodies are quarters of rings in turn light and dark. */
export function makine(): string {
  return [
    rect(0, 0, 12, 8, GROUND),
    rect(0, 0, 4, 8, DEEP),
    half(0, 4, 4, GROUND),
    gear(4.1, 4.35, 3, 16, STEEL, '#9db6c3', 0),
    gear(9.28, 2.15, 1.9, 10, HOT, '#c75a17', 10),
    gear(9.55, 7.05, 2.25, 12, PALE, '#d8c6a2', 2),
  ].join('');
}

function gear(
  x: number,
  y: number,
  radius: number,
  teeth: number,
  light: string,
  dark: string,
  turn: number,
) {
  const tooth = (2 * Math.PI * radius) / teeth / 2;
  const rim = radius * 0.86;
  const ring = radius * 0.3;
  return place(
    [
      ...Array.from({ length: teeth }, (_, i) =>
        place(
          [rect(-tooth / 2, -radius - tooth * 0.42, tooth, tooth * 1.2, light)],
          0,
          0,
          1,
          (360 / teeth) * i,
        ),
      ),
      circle(0, 0, radius * 0.98, light),
      circle(0, 0, rim, GROUND),
      bend(0, 0, rim, ring, dark),
      bend(-rim, 0, rim, ring, light, 1),
      bend(-rim, -rim, rim, ring, dark, 2),
      bend(0, -rim, rim, ring, light, 3),
      ...[0, 60, 120].map((angle) =>
        place([rect(-rim, -0.15 * radius, rim * 2, 0.3 * radius, light)], 0, 0, 1, angle),
      ),
      circle(0, 0, radius * 0.36, dark),
      circle(0, 0, radius * 0.2, GROUND),
    ],
    x,
    y,
    1,
    turn,
  );
}

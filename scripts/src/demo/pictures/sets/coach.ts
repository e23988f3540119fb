import { mix } from '../drawing/color.ts';
import { SHAPES } from '../stage/shapes.ts';
import { box, decal } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';

/** A coach that faces right. */
export function coach(
  stage: Stage,
  at: Vec,
  colors: { body: string; stripe: string; glass: string },
  length = 11,
): void {
  const [x, , z] = at;
  box(stage, { at: [x, 0.45, z], size: [length, 2.75, 2.5], color: colors.body, shadow: true });
  const origin: Vec = [x - length / 2, 0.45, z - 1.26];
  const side: Vec = [length, 0, 0];
  const up: Vec = [0, 2.75, 0];
  const depth = stage.view.depth([x, 0.9, z - 1.26]);
  const on = { depth, nearer: 0.3 };
  decal(
    stage,
    origin,
    side,
    up,
    [
      [0, 0.12],
      [1, 0.12],
      [1, 0.34],
      [0, 0.34],
    ],
    colors.stripe,
    on,
  );
  decal(
    stage,
    origin,
    side,
    up,
    [
      [0.02, 0.48],
      [0.985, 0.48],
      [0.97, 0.9],
      [0.02, 0.9],
    ],
    '#1d2a33',
    on,
  );
  for (let i = 0; i < 6; i += 1) {
    const u = 0.03 + i * 0.135;
    decal(
      stage,
      origin,
      side,
      up,
      [
        [u, 0.51],
        [u + 0.125, 0.51],
        [u + 0.125, 0.87],
        [u, 0.87],
      ],
      colors.glass,
      { depth, nearer: 0.32, lit: false },
    );
    decal(
      stage,
      origin,
      side,
      up,
      [
        [u, 0.51],
        [u + 0.05, 0.51],
        [u + 0.11, 0.87],
        [u + 0.06, 0.87],
      ],
      mix(colors.glass, '#ffffff', 0.4),
      { depth, nearer: 0.34, lit: false },
    );
  }
  decal(
    stage,
    origin,
    side,
    up,
    [
      [0.85, 0.06],
      [0.92, 0.06],
      [0.92, 0.87],
      [0.85, 0.87],
    ],
    mix(colors.glass, '#1d2a33', 0.3),
    { depth, nearer: 0.34, lit: false },
  );
  for (const u of [0.14, 0.24, 0.8]) {
    const wheel = SHAPES.circle.map(([a, b]) => [u - 0.045 + a * 0.09, -0.17 + b * 0.36] as const);
    decal(stage, origin, side, up, wheel, '#1b1b1f', { depth, nearer: 0.36 });
    const hub = SHAPES.circle.map(([a, b]) => [u - 0.02 + a * 0.04, -0.07 + b * 0.16] as const);
    decal(stage, origin, side, up, hub, '#b9b6ae', { depth, nearer: 0.38 });
  }
}

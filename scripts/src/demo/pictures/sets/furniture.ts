import { darken, lighten } from '../drawing/color.ts';
import { path, rect } from '../drawing/svg.ts';
import { bar, box, drum } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';
import { lampGlow } from './air.ts';

/** A sofa for `seats`, its back towards z or turned. */
export function sofa(stage: Stage, [x, y, z]: Vec, color: string, seats = 3, turn = 0): void {
  const width = seats * 0.72;
  const spot = (dx: number, dy: number, dz: number): Vec => [
    x + dx * Math.cos(turn) - dz * Math.sin(turn),
    y + dy,
    z + dx * Math.sin(turn) + dz * Math.cos(turn),
  ];
  const part = (at: Vec, size: readonly [number, number, number], tone: string, nearer = 0) =>
    box(stage, { at, size, color: tone, turn, shadow: at[1] < 0.3, nearer });
  part(spot(0, 0.12, 0.36), [width + 0.3, 0.75, 0.22], color, -0.2);
  part(spot(0, 0.12, 0), [width, 0.3, 0.8], darken(color, 0.12));
  for (let i = 0; i < seats; i += 1)
    part(spot((i - (seats - 1) / 2) * 0.72, 0.42, -0.04), [0.69, 0.13, 0.72], lighten(color, 0.12), 0.2);
  for (const side of [-1, 1])
    part(spot(side * (width / 2 + 0.1), 0.12, 0), [0.2, 0.52, 0.85], color, side < 0 ? 0.1 : 0.25);
  part(spot(-width * 0.3, 0.55, 0.14), [0.42, 0.36, 0.14], lighten(color, 0.5), 0.4);
}

export function bed(
  stage: Stage,
  [x, y, z]: Vec,
  colors: { frame: string; sheet: string; cover: string },
): void {
  box(stage, { at: [x, y, z + 1.05], size: [1.9, 1.15, 0.12], color: colors.frame });
  box(stage, { at: [x, y + 0.12, z], size: [1.8, 0.25, 2.1], color: colors.frame });
  box(stage, {
    at: [x, y + 0.37, z],
    size: [1.75, 0.2, 2.05],
    color: colors.sheet,
    shadow: false,
    nearer: 0.2,
  });
  box(stage, {
    at: [x, y + 0.55, z - 0.3],
    size: [1.8, 0.06, 1.45],
    color: colors.cover,
    shadow: false,
    nearer: 0.3,
  });
  for (const side of [-0.42, 0.42])
    box(stage, {
      at: [x + side, y + 0.57, z + 0.7],
      size: [0.7, 0.14, 0.42],
      color: lighten(colors.sheet, 0.5),
      shadow: false,
      nearer: 0.3,
    });
}

/** Drawn flat towards the visitor: a chair of bent wood. */
export function chair(stage: Stage, at: Vec, color: string, seat: string, mirrored = false): void {
  stage.figure(at, (tone) => {
    const wood = tone(color);
    return [
      `<g transform="scale(${mirrored ? -1 : 1} 1)">`,
      path('M-0.2 -0.46L-0.24 0H-0.2L-0.16 -0.46ZM0.2 -0.46L0.25 0H0.21L0.16 -0.46Z', wood),
      path(
        'M-0.14 -0.46L-0.13 0H-0.1L-0.1 -0.46ZM0.13 -0.46L0.16 0H0.13L0.1 -0.46Z',
        tone(darken(color, 0.3)),
      ),
      rect(-0.24, -0.5, 0.48, 0.07, tone(seat), 'rx="0.03"'),
      path(
        'M-0.2 -0.48C-0.26 -0.7 -0.26 -0.85 -0.2 -0.92C-0.1 -0.97 0.02 -0.93 0.04 -0.86H-0.03C-0.08 -0.9 -0.16 -0.88 -0.18 -0.82C-0.2 -0.7 -0.17 -0.58 -0.14 -0.48Z',
        wood,
      ),
      path(
        'M-0.21 -0.88C-0.1 -0.98 0.1 -0.98 0.2 -0.88L0.19 -0.7C0.08 -0.77 -0.08 -0.77 -0.2 -0.7Z',
        tone(lighten(color, 0.18)),
      ),
      '</g>',
    ].join('');
  });
}

export function diningTable(stage: Stage, [x, y, z]: Vec, color: string, seat: string, width = 1.8): void {
  for (const side of [-1, 1]) chair(stage, [x + side * (width / 2 + 0.25), y, z], color, seat, side > 0);
  for (const [sx, sz] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    bar(
      stage,
      [x + sx * (width / 2 - 0.12), y, z + sz * 0.35],
      [x + sx * (width / 2 - 0.2), y + 0.72, z + sz * 0.3],
      0.07,
      darken(color, 0.2),
    );
  box(stage, {
    at: [x, y + 0.72, z],
    size: [width, 0.06, 0.9],
    color,
    top: lighten(color, 0.25),
    shadow: false,
    nearer: 0.2,
  });
  drum(stage, {
    at: [x, y + 0.78, z],
    foot: 0.1,
    top: 0.16,
    height: 0.18,
    color: seat,
    shadow: false,
    nearer: 0.5,
  });
}

export function floorLamp(stage: Stage, [x, y, z]: Vec, color: string, light: string, height = 1.7): void {
  drum(stage, { at: [x, y, z], foot: 0.2, top: 0.18, height: 0.04, color: '#3a3230' });
  bar(stage, [x, y, z], [x, y + height, z], 0.035, '#3a3230');
  drum(stage, {
    at: [x, y + height - 0.1, z],
    foot: 0.3,
    top: 0.17,
    height: 0.34,
    color,
    lid: light,
    shadow: false,
  });
  lampGlow(stage, [x, y + height - 0.05, z], 0.95, light, 0.55);
}

/** Shelves with things of modules on them. */
export function shelf(
  stage: Stage,
  [x, y, z]: Vec,
  width: number,
  height: number,
  wood: string,
  things: readonly string[],
): void {
  box(stage, { at: [x, y, z + 0.18], size: [width, height, 0.04], color: darken(wood, 0.3) });
  for (let row = 0; row <= 4; row += 1) {
    const level = y + (row * height) / 4;
    box(stage, {
      at: [x, Math.max(y, level - 0.04), z],
      size: [width, 0.04, 0.36],
      color: wood,
      shadow: row === 0,
      nearer: 0.05,
    });
    if (row === 4) continue;
    for (let i = 0; i < Math.floor(width / 0.42); i += 1) {
      const tone = things[(i * 2 + row * 3) % things.length] ?? wood;
      const at: Vec = [x - width / 2 + 0.28 + i * 0.42, level, z - 0.02];
      const kind = (i + row * 2) % 4;
      if (kind === 0) box(stage, { at, size: [0.22, 0.3, 0.2], color: tone, shadow: false, nearer: 0.2 });
      else if (kind === 1)
        drum(stage, {
          at,
          foot: 0.07,
          top: 0.13,
          height: 0.16,
          color: tone,
          shadow: false,
          nearer: 0.2,
          sides: 10,
        });
      else if (kind === 2)
        for (let b = 0; b < 4; b += 1)
          box(stage, {
            at: [at[0] - 0.12 + b * 0.07, at[1], at[2]],
            size: [0.055, 0.22 + (b % 2) * 0.06, 0.18],
            color: things[(b + row) % things.length] ?? tone,
            shadow: false,
            nearer: 0.2,
          });
    }
  }
  for (const side of [-1, 1])
    box(stage, { at: [x + (side * width) / 2, y, z], size: [0.05, height, 0.36], color: wood });
}

export function rug(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  depth: number,
  colors: readonly [string, string, string],
  y = 0.015,
): void {
  const field = (inset: number, color: string, lift: number) =>
    stage.face(
      [
        [x - width / 2 + inset, y + lift, z - depth / 2 + inset],
        [x - width / 2 + inset, y + lift, z + depth / 2 - inset],
        [x + width / 2 - inset, y + lift, z + depth / 2 - inset],
        [x + width / 2 - inset, y + lift, z - depth / 2 + inset],
      ],
      color,
      { layer: 'ground', lit: false },
    );
  field(0, colors[0], 0);
  field(0.12, colors[1], 0.001);
  field(0.24, colors[0], 0.002);
  const count = Math.round(width / 0.5);
  for (let i = 0; i < count; i += 1) {
    const cx = x - width / 2 + ((i + 0.5) * width) / count;
    stage.face(
      [
        [cx - 0.16, y + 0.003, z],
        [cx, y + 0.003, z + depth * 0.28],
        [cx + 0.16, y + 0.003, z],
        [cx, y + 0.003, z - depth * 0.28],
      ],
      colors[2],
      { layer: 'ground', lit: false },
    );
  }
}

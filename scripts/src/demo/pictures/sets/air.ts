import { group, linear, num, path, radial, rect } from '../drawing/svg.ts';
import { SHAPES, within } from '../stage/shapes.ts';
import { bar, box, decal } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';

/** A slot in the roof, or where its light meets the floor. */
export type Slot = readonly [left: number, right: number, y: number, z: number];

/** A shaft of daylight that falls from a slot above to one below. */
export function lightShaft(stage: Stage, above: Slot, below: Slot, color: string, opacity = 0.22): void {
  const d = stage.outline([
    [above[0], above[2], above[3]],
    [above[1], above[2], above[3]],
    [below[1], below[2], below[3]],
    [below[0], below[2], below[3]],
  ]);
  if (!d) return;
  const shaft = linear(
    [0, 0],
    [0, 1],
    [
      [0, color, opacity],
      [0.6, color, opacity * 0.45],
      [1, color, 0],
    ],
    (fill) => path(d, fill),
  );
  stage.put('air', 0, group([shaft], 'style="mix-blend-mode:screen" filter="url(#soft)"'));
}

/** Brightness that spreads from a point of the picture, in shares of its size. */
export function glow(
  stage: Stage,
  x: number,
  y: number,
  reach: number,
  color: string,
  opacity: number,
): void {
  const radius = reach * stage.width;
  const ball = radial(
    [0.5, 0.5],
    0.5,
    [
      [0, color, opacity],
      [0.45, color, opacity * 0.4],
      [1, color, 0],
    ],
    (fill) =>
      `<circle cx="${num(x * stage.width)}" cy="${num(y * stage.height)}" r="${num(radius)}" fill="${fill}"/>`,
  );
  stage.put('air', 0, group([ball], 'style="mix-blend-mode:screen"'));
}

/** A brightness at a place in the room. */
export function lampGlow(stage: Stage, at: Vec, reach: number, color: string, opacity = 0.8): void {
  const {
    at: [x, y],
    scale,
  } = stage.view.project(at);
  if (stage.view.depth(at) < 1) return;
  glow(stage, x / stage.width, y / stage.height, (reach * scale) / stage.width, color, opacity);
}

/** Darker corners and floor edge, so that the eye rests in the middle. */
export function vignette(stage: Stage, color: string, opacity = 0.4): void {
  const { width, height } = stage;
  const round = radial(
    [0.5, 0.48],
    0.75,
    [
      [0.55, color, 0],
      [1, color, opacity],
    ],
    (fill) => rect(0, 0, width, height, fill),
  );
  stage.put('air', 0, group([round], 'style="mix-blend-mode:multiply"'));
}

/** A colour over all, above and below. */
export function wash(stage: Stage, above: string, below: string, opacity = 0.25): void {
  const whole = linear(
    [0, 0],
    [0, 1],
    [
      [0, above, opacity],
      [0.5, above, 0],
      [0.62, below, 0],
      [1, below, opacity],
    ],
    (fill) => rect(0, 0, stage.width, stage.height, fill),
  );
  stage.put('air', 0, group([whole], 'style="mix-blend-mode:multiply"'));
}

/** Cloth that hangs from the roof: a field of colour with shapes of the plan. */
export function banner(
  stage: Stage,
  at: Vec,
  width: number,
  height: number,
  colors: readonly [string, string, string],
  pattern: number,
): void {
  const [ground, first, second] = colors;
  const origin: Vec = [at[0] - width / 2, at[1] - height, at[2]];
  const across: Vec = [width, 0, 0];
  const up: Vec = [0, height, 0];
  box(stage, {
    at: [at[0], at[1] - height, at[2]],
    size: [width, height, 0.05],
    color: ground,
    shadow: false,
  });
  const tile = width / height;
  const rows = Math.floor(height / width);
  const shapes = [
    SHAPES.quarterLowLeft,
    SHAPES.circle,
    SHAPES.dome,
    SHAPES.quarterHighRight,
    SHAPES.bowl,
    SHAPES.triangle,
  ];
  for (let row = 0; row < rows; row += 1) {
    const shape = shapes[(pattern + row) % shapes.length] ?? SHAPES.circle;
    decal(
      stage,
      [origin[0], origin[1], origin[2] - 0.04],
      across,
      up,
      within(shape, 0, row * tile, 1, tile),
      row % 2 ? first : second,
      { nearer: 0.2 },
    );
  }
  bar(
    stage,
    [at[0] - width / 2, at[1] + 0.05, at[2]],
    [at[0] + width / 2, at[1] + 0.05, at[2]],
    0.06,
    '#3a3a3a',
  );
}

import { mix } from '../drawing/color.ts';
import type { Random } from '../drawing/random.ts';
import { SHAPE_NAMES, SHAPES, within } from '../stage/shapes.ts';
import { bar, box, decal, drum } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';

export type StandColors = { main: string; second: string; wall: string; floor: string; light: string };

export type Stand = {
  /** The corner left and nearest, as one walks down the hall. */
  x: number;
  z: number;
  /** In modules of three metres. */
  across: number;
  deep: number;
  /** Where it is open to: the aisle on its right, on its left, or the visitor. */
  open: 'right' | 'left' | 'front';
  height?: number;
  colors: StandColors;
};

const MODULE = 3;

/** A stand of modules: carpet, panels with shapes of the plan, beam on posts, counter, screen, plant. */
export function stand(
  stage: Stage,
  random: Random,
  { x, z, across, deep, open, height = 3, colors }: Stand,
): void {
  const [width, depth] = [across * MODULE, deep * MODULE];
  stage.face(
    [
      [x, 0.02, z],
      [x, 0.02, z + depth],
      [x + width, 0.02, z + depth],
      [x + width, 0.02, z],
    ],
    colors.floor,
    { layer: 'ground', lit: false },
  );
  const backX = open === 'right' ? x : x + width;
  if (open !== 'front') {
    for (let row = 0; row < deep; row += 1) {
      panel(
        stage,
        random,
        [backX, 0, z + row * MODULE],
        [0, 0, MODULE],
        height,
        colors,
        open === 'right' ? 1 : -1,
      );
    }
  }
  for (let column = 0; column < across; column += 1) {
    panel(stage, random, [x + column * MODULE, 0, z + depth], [MODULE, 0, 0], height, colors, 1);
  }
  beams(stage, x, z, width, depth, open, height, colors);
  furniture(stage, random, x, z, width, depth, open, colors);
}

/** One panel of wall; a pattern of four modules or a poster shape on its open side. */
function panel(
  stage: Stage,
  random: Random,
  at: Vec,
  along: Vec,
  height: number,
  colors: StandColors,
  side: 1 | -1,
): void {
  const thick = 0.1;
  const alongX = along[0] > 0;
  const center: Vec = [at[0] + along[0] / 2, 0, at[2] + along[2] / 2];
  box(stage, {
    at: center,
    size: alongX ? [MODULE, height, thick] : [thick, height, MODULE],
    color: colors.wall,
  });
  const shift: Vec = alongX ? [0, 0, -thick / 2 - 0.01] : [side * (thick / 2 + 0.01), 0, 0];
  const origin: Vec = [at[0] + shift[0], 0, at[2] + shift[2]];
  const up: Vec = [0, height, 0];
  const style = random.whole(0, 4);
  if (style === 0) {
    decal(stage, origin, along, up, within(SHAPES.square, 0, 0, 1, 1), colors.main);
    decal(
      stage,
      origin,
      along,
      up,
      within(random.pick([SHAPES.circle, SHAPES.dome]), 0.2, 0.25, 0.6, 0.6),
      colors.light,
      { nearer: 0.17 },
    );
  } else if (style <= 2) {
    decal(
      stage,
      origin,
      along,
      up,
      within(SHAPES.square, 0, 0, 1, 1),
      style === 1 ? colors.wall : colors.second,
    );
    for (const [u, v] of [
      [0.06, 0.3],
      [0.5, 0.3],
      [0.06, 0.64],
      [0.5, 0.64],
    ] as const) {
      const shape = SHAPES[random.pick(SHAPE_NAMES)];
      decal(
        stage,
        origin,
        along,
        up,
        within(shape, u, v, 0.42, 0.32),
        random.pick([colors.main, colors.light, colors.second, mix(colors.main, colors.light, 0.5)]),
        { nearer: 0.17 },
      );
    }
  } else if (style === 3) {
    decal(stage, origin, along, up, within(SHAPES.square, 0.12, 0.38, 0.76, 0.46), '#1f2a33');
    decal(
      stage,
      origin,
      along,
      up,
      within(SHAPES.square, 0.14, 0.4, 0.72, 0.42),
      mix(colors.light, '#bfe3ee', 0.5),
      { lit: false, nearer: 0.17 },
    );
    decal(stage, origin, along, up, within(SHAPES.quarterLowLeft, 0.14, 0.4, 0.4, 0.36), colors.main, {
      lit: false,
      nearer: 0.19,
    });
  } else {
    decal(stage, origin, along, up, within(SHAPES.square, 0, 0, 1, 0.3), colors.main);
    for (const v of [0.42, 0.58, 0.74]) {
      decal(
        stage,
        origin,
        along,
        up,
        within(SHAPES.square, 0.1, v, 0.8, 0.03),
        mix(colors.wall, '#000000', 0.25),
        { nearer: 0.17 },
      );
      for (const u of [0.16, 0.34, 0.52, 0.7]) {
        decal(
          stage,
          origin,
          along,
          up,
          within(random.pick([SHAPES.square, SHAPES.dome, SHAPES.circle]), u, v + 0.03, 0.1, 0.09),
          random.pick([colors.main, colors.second, colors.light]),
          { nearer: 0.18 },
        );
      }
    }
  }
}

function beams(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  depth: number,
  open: Stand['open'],
  height: number,
  colors: StandColors,
): void {
  const y = height - 0.45;
  const corners = [x, x + width];
  for (const px of corners) {
    box(stage, {
      at: [px, 0, z],
      size: [0.12, height, 0.12],
      color: mix(colors.wall, '#ffffff', 0.3),
      shadow: false,
    });
  }
  const slab = { color: colors.main, shadow: false, mirror: false } as const;
  for (let column = 0; column < width / MODULE; column += 1) {
    box(stage, { ...slab, at: [x + column * MODULE + MODULE / 2, y, z], size: [MODULE, 0.45, 0.12] });
    // Where a name would stand: a row of shapes instead of letters.
    if (column === 0) {
      for (let i = 0; i < 4; i += 1) {
        const shape = [SHAPES.circle, SHAPES.square, SHAPES.dome, SHAPES.quarterLowLeft][i] ?? SHAPES.circle;
        decal(
          stage,
          [x + 0.4, y, z - 0.08],
          [MODULE, 0, 0],
          [0, 0.45, 0],
          within(shape, i * 0.12, 0.28, 0.075, 0.46),
          colors.light,
          { nearer: 0.3 },
        );
      }
    }
  }
  if (open === 'front') return;
  const edge = open === 'right' ? x + width : x;
  for (let row = 0; row < depth / MODULE; row += 1) {
    box(stage, { ...slab, at: [edge, y, z + row * MODULE + MODULE / 2], size: [0.12, 0.45, MODULE] });
  }
}

function furniture(
  stage: Stage,
  random: Random,
  x: number,
  z: number,
  width: number,
  depth: number,
  open: Stand['open'],
  colors: StandColors,
): void {
  const front = open === 'right' ? x + width - 0.9 : open === 'left' ? x + 0.9 : x + width * 0.3;
  const along = open === 'front' ? z + 0.9 : z + depth * random.between(0.3, 0.6);
  box(stage, {
    at: [front, 0, along],
    size: open === 'front' ? [1.8, 1.05, 0.6] : [0.6, 1.05, 1.8],
    color: colors.second,
    top: colors.light,
  });
  plant(stage, [open === 'left' ? x + width - 0.6 : x + 0.6, 0, z + 0.7], random);
  if (width > 3.5) table(stage, [x + width / 2, 0, z + depth - 1.5], colors);
}

export function plant(stage: Stage, at: Vec, random: Random, size = 1): void {
  drum(stage, { at, foot: 0.2 * size, top: 0.27 * size, height: 0.5 * size, color: '#efe6d6' });
  stage.figure([at[0], 0.45 * size, at[2]], (tone) => {
    const leaves = Array.from({ length: 9 }, (_, i) => {
      const angle = -70 + i * 17.5 + random.between(-6, 6);
      const length = size * random.between(0.7, 1.15) * (1 - Math.abs(i - 4) * 0.06);
      const color = tone(random.pick(['#3f7550', '#55905c', '#2f5d45']));
      return `<path transform="rotate(${angle.toFixed(1)})" d="M0 0C${(-0.16 * size).toFixed(2)} ${(-length * 0.45).toFixed(2)} ${(-0.08 * size).toFixed(2)} ${(-length * 0.85).toFixed(2)} 0 ${(-length).toFixed(2)}C${(0.08 * size).toFixed(2)} ${(-length * 0.85).toFixed(2)} ${(0.16 * size).toFixed(2)} ${(-length * 0.45).toFixed(2)} 0 0Z" fill="${color}"/>`;
    });
    return leaves.join('');
  });
}

export function table(stage: Stage, at: Vec, colors: { main: string; light: string }, height = 1.05): void {
  drum(stage, { at, foot: 0.25, top: 0.25, height: 0.03, color: '#4a4f55' });
  bar(stage, at, [at[0], height, at[2]], 0.07, '#4a4f55');
  drum(stage, {
    at: [at[0], height, at[2]],
    foot: 0.38,
    top: 0.38,
    height: 0.05,
    color: colors.light,
    shadow: false,
  });
}

import { mix } from '../drawing/color.ts';
import type { Random } from '../drawing/random.ts';
import { createLook, stand, type Wardrobe } from '../stage/people.ts';
import { SHAPES, within } from '../stage/shapes.ts';
import { bar, box, decal } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';
import { lampGlow, lightShaft } from './air.ts';

export type CongressColors = {
  floor: string;
  wall: string;
  slat: string;
  seat: string;
  stage: string;
  screen: readonly [string, string, string];
  light: string;
};

export type Congress = {
  width: number;
  length: number;
  height: number;
  rows: number;
  firstRow: number;
  colors: CongressColors;
};

/** A hall of seats before a stage with a screen; walls of slats, light along the ceiling. */
export function congressHall(stage: Stage, { width, length, height, colors }: Congress): void {
  const half = width / 2;
  const flat = { layer: 'ground', lit: false, twoSided: true } as const;
  for (let z = length; z > -8; z -= 4) {
    stage.face(
      [
        [-half, 0, z - 4],
        [-half, 0, z],
        [half, 0, z],
        [half, 0, z - 4],
      ],
      colors.floor,
      flat,
    );
    stage.face(
      [
        [-half, height, z - 4],
        [-half, height, z],
        [half, height, z],
        [half, height, z - 4],
      ],
      mix(colors.wall, '#000000', 0.35),
      flat,
    );
    stage.face(
      [
        [-half * 0.8, height - 0.1, z - 3.4],
        [-half * 0.8, height - 0.1, z - 3],
        [half * 0.8, height - 0.1, z - 3],
        [half * 0.8, height - 0.1, z - 3.4],
      ],
      colors.light,
      { ...flat, haze: false },
    );
    for (const x of [-half, half]) {
      stage.face(
        [
          [x, 0, z - 4],
          [x, height, z - 4],
          [x, height, z],
          [x, 0, z],
        ],
        colors.wall,
        flat,
      );
      for (let s = 0; s < 4; s += 1) {
        const at = z - s;
        stage.face(
          [
            [x * 0.995, 0, at - 0.45],
            [x * 0.995, height, at - 0.45],
            [x * 0.995, height, at],
            [x * 0.995, 0, at],
          ],
          mix(colors.slat, '#000000', s % 2 ? 0.08 : 0),
          flat,
        );
      }
    }
  }
  stage.face(
    [
      [-half, 0, length],
      [-half, height, length],
      [half, height, length],
      [half, 0, length],
    ],
    mix(colors.wall, '#000000', 0.25),
    flat,
  );
}

/** The platform with a screen of modules; `screen` is its width. */
export function platform(
  stage: Stage,
  random: Random,
  { length, height, colors }: Congress,
  screen: number,
): void {
  box(stage, {
    at: [0, 0, length - 3.5],
    size: [screen * 1.35, 0.9, 7],
    color: colors.stage,
    top: mix(colors.stage, colors.light, 0.25),
    shadow: false,
    layer: 'ground',
  });
  const tall = Math.min(height - 3.2, screen * 0.42);
  const origin: Vec = [-screen / 2, 2.2, length - 0.3];
  const [ground, first, second] = colors.screen;
  const glowing = { lit: false, haze: false, layer: 'ground' } as const;
  decal(stage, origin, [screen, 0, 0], [0, tall, 0], SHAPES.square, ground, glowing);
  const columns = Math.round(screen / (tall / 2));
  const names = [
    'quarterLowLeft',
    'quarterHighRight',
    'circle',
    'dome',
    'quarterLowRight',
    'bowl',
    'quarterHighLeft',
  ] as const;
  for (let column = 0; column < columns; column += 1) {
    for (let row = 0; row < 2; row += 1) {
      if (random.chance(0.3)) continue;
      const shape = within(SHAPES[random.pick(names)], column / columns, row / 2, 1 / columns, 0.5);
      decal(
        stage,
        [origin[0], origin[1], origin[2] - 0.05],
        [screen, 0, 0],
        [0, tall, 0],
        shape,
        random.pick([first, second]),
        glowing,
      );
    }
  }
  lampGlow(stage, [0, 2.2 + tall / 2, length - 1], screen * 0.75, mix(ground, '#ffffff', 0.3), 0.35);
}

/** Rows of seats seen from behind (or from the stage), most of them taken. */
export function audience(
  stage: Stage,
  random: Random,
  given: Congress,
  wardrobe: Wardrobe,
  view: 'back' | 'front' = 'back',
  taken = 0.82,
): void {
  const { width, rows, firstRow, colors } = given;
  for (let row = 0; row < rows; row += 1) {
    const z = firstRow + row * 1.25;
    // Rows rise away from the stage.
    const step = view === 'back' ? Math.max(0, rows - row - 4) * 0.12 : row * 0.16;
    const y = Math.max(0, step);
    for (let x = -width / 2 + 2; x < width / 2 - 1.8; x += 0.72) {
      if (Math.abs(x) < 0.7) continue;
      const seat = {
        color: mix(colors.seat, '#000000', random.between(0, 0.12)),
        shadow: false,
        mirror: false,
      } as const;
      box(stage, { at: [x, y + 0.35, z], size: [0.6, 0.62, 0.1], ...seat });
      box(stage, {
        at: [x, y + 0.35, view === 'back' ? z + 0.28 : z - 0.28],
        size: [0.6, 0.12, 0.5],
        ...seat,
      });
      if (!random.chance(taken)) continue;
      const look = createLook(random, wardrobe);
      const arms = random.chance(0.16)
        ? (['up', 'down'] as const)
        : random.chance(0.3)
          ? (['hold', 'hold'] as const)
          : (['down', 'down'] as const);
      stand(
        stage,
        [x, y - 0.02 + 0.11, z + (view === 'back' ? 0.16 : -0.16)],
        { ...look, height: look.height },
        { view, legs: view === 'back' ? 'none' : 'sit', arms: view === 'back' ? ['down', 'down'] : arms },
        view === 'back' ? -0.1 : 0.2,
      );
    }
  }
}

/** Speakers in armchairs on the platform, one at the lectern. */
export function panel(
  stage: Stage,
  random: Random,
  { length, colors }: Congress,
  wardrobe: Wardrobe,
  count: number,
): void {
  const z = length - 3;
  for (let i = 0; i < count; i += 1) {
    const x = (i - (count - 1) / 2) * 1.7 + 1;
    box(stage, {
      at: [x, 0.9, z + 0.25],
      size: [0.85, 0.95, 0.2],
      color: mix(colors.seat, '#ffffff', 0.2),
      shadow: false,
    });
    box(stage, {
      at: [x, 0.9, z],
      size: [0.85, 0.42, 0.6],
      color: mix(colors.seat, '#ffffff', 0.2),
      shadow: false,
    });
    stand(
      stage,
      [x, 0.9, z - 0.2],
      createLook(random, wardrobe),
      { view: 'front', legs: 'sit', arms: i === 1 ? ['talk', 'hold'] : ['hold', 'hold'] },
      0.6,
    );
  }
  const lectern = -((count - 1) / 2) * 1.7 - 1.6;
  stand(stage, [lectern, 0.9, z], createLook(random, wardrobe), { view: 'front', arms: ['talk', 'down'] });
  box(stage, {
    at: [lectern, 0.9, z - 0.5],
    size: [0.7, 1.1, 0.4],
    color: colors.slat,
    top: mix(colors.slat, '#ffffff', 0.4),
    shadow: false,
  });
}

/** Beams of stage light from the ceiling. */
export function spots(
  stage: Stage,
  { length, height }: Congress,
  color: string,
  aims: readonly number[],
  opacity = 0.32,
): void {
  for (const aim of aims) {
    const from = aim * 1.5;
    lightShaft(
      stage,
      [from - 0.15, from + 0.15, height - 0.4, length - 6],
      [aim - 1.6, aim + 1.6, 0.9, length - 3],
      color,
      opacity,
    );
    bar(stage, [from, height - 0.2, length - 6], [from, height - 0.7, length - 6], 0.3, '#1c1c20');
  }
}

import { mix } from '../drawing/color.ts';
import type { Random } from '../drawing/random.ts';
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

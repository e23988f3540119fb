import { mix } from '../drawing/color.ts';
import type { Stage } from '../stage/stage.ts';
import { patch } from './ground.ts';

export type HallColors = {
  floor: string;
  line: string;
  wall: string;
  roof: string;
  glass: string;
  steel: string;
};

export type Hall = {
  width: number;
  /** Height of the side walls; a vault rises above them, a flat roof lies on them. */
  height: number;
  rise: number;
  from: number;
  to: number;
  bay: number;
  colors: HallColors;
  /** What of the vault's width is glass. */
  skylight?: number;
};

export function floor(stage: Stage, { width, from, to, colors }: Hall): void {
  const half = width / 2;
  // Strips, so that distance can fade them one by one.
  for (let z = to; z > from; z -= 3) {
    const near = Math.max(from, z - 3);
    patch(stage, [-half, half], [near, z], colors.floor);
  }
  for (let z = Math.ceil(from / 3) * 3; z <= to; z += 3) {
    patch(stage, [-half, half], [z - 0.03, z + 0.03], colors.line);
  }
  for (let x = -Math.floor(half / 3) * 3; x <= half; x += 3) {
    for (let z = from; z < to; z += 6) {
      patch(stage, [x - 0.03, x + 0.03], [z, z + 6], colors.line);
    }
  }
}

export function sideWalls(stage: Stage, { width, height, from, to, bay, colors }: Hall): void {
  const half = width / 2;
  for (const side of [-1, 1]) {
    const x = side * half;
    for (let z = to; z > from; z -= bay) {
      const near = Math.max(from, z - bay);
      const panel = (low: number, high: number, color: string) =>
        stage.face(
          [
            [x, low, near],
            [x, high, near],
            [x, high, z],
            [x, low, z],
          ],
          color,
          { layer: 'ground', lit: false, twoSided: true },
        );
      panel(0, height, side < 0 ? colors.wall : mix(colors.wall, stage.mood.shade, 0.12));
      panel(height * 0.62, height * 0.88, mix(colors.glass, colors.wall, side < 0 ? 0.15 : 0.4));
    }
  }
}

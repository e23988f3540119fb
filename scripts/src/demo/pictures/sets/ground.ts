import { rect } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

/** A field of colour on the floor (or on a level above it), seen from above only. */
export function patch(
  stage: Stage,
  [left, right]: readonly [number, number],
  [near, far]: readonly [number, number],
  color: string,
  level = 0,
): void {
  stage.face(
    [
      [left, level, near],
      [left, level, far],
      [right, level, far],
      [right, level, near],
    ],
    color,
    { layer: 'ground', lit: false },
  );
}

/** One colour behind everything. */
export function backdrop(stage: Stage, color: string): void {
  stage.put('ground', 0, rect(0, 0, stage.width, stage.height, color));
}

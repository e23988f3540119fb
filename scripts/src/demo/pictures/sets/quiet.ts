import { linear, rect } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

/** The left of a slide falls into one colour, so that words stand on it. */
export function quietLeft(stage: Stage, color: string, until = 0.58): void {
  stage.put(
    'air',
    0,
    linear(
      [0, 0],
      [1, 0],
      [
        [0, color, 0.94],
        [until * 0.55, color, 0.8],
        [until, color, 0],
      ],
      (fill) => rect(0, 0, stage.width, stage.height, fill),
    ),
  );
}

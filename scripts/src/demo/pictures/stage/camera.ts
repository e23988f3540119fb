import type { Point } from '../drawing/svg.ts';
import { add, cross, dot, subtract, times, unit, type Vec } from './vector.ts';

export type Camera = {
  from: Vec;
  to: Vec;
  /** Focal length as a share of the picture's width: 0.6 is wide, 1.5 is tele. */
  lens: number;
  /** Moves the picture up or down without tilting verticals, as a share of its height. */
  rise?: number;
};

export type View = {
  /** Where a point falls, in pixels, and how many pixels a metre has there. */
  project: (point: Vec) => { at: Point; scale: number; depth: number };
  depth: (point: Vec) => number;
  /** What of a face lies before the camera. */
  clip: (points: readonly Vec[]) => Vec[];
  eye: Vec;
};

const NEAR = 0.4;

export function createView({ from, to, lens, rise = 0 }: Camera, width: number, height: number): View {
  const forward = unit(subtract(to, from));
  const right = unit(cross([0, 1, 0], forward));
  const up = cross(forward, right);
  const focal = lens * width;

  const depth = (point: Vec) => dot(subtract(point, from), forward);
  return {
    eye: from,
    depth,
    project: (point) => {
      const away = subtract(point, from);
      const far = Math.max(NEAR, dot(away, forward));
      const scale = focal / far;
      return {
        at: [width / 2 + dot(away, right) * scale, height * (0.5 + rise) - dot(away, up) * scale],
        scale,
        depth: far,
      };
    },
    clip: (points) =>
      points.flatMap((point, index) => {
        const next = points[(index + 1) % points.length] ?? point;
        const [here, there] = [depth(point) - NEAR, depth(next) - NEAR];
        const kept: Vec[] = here >= 0 ? [point] : [];
        if (here >= 0 !== there >= 0)
          kept.push(add(point, times(subtract(next, point), here / (here - there))));
        return kept;
      }),
  };
}

import { darken, lighten } from '../drawing/color.ts';
import { at, ellipse, group, linear, num, type Point, path } from '../drawing/svg.ts';

export type Profile = readonly (readonly [radius: number, height: number])[];

type Options = {
  /** How far one looks into it: the flatness of its rim. */
  tilt?: number;
  /** What is seen inside; closed without. */
  inside?: string;
  /** Filled up to its rim with this. */
  content?: string;
  /** Corners instead of a smooth outline. */
  sharp?: boolean;
  opacity?: number;
  /** Shine of metal or glaze, 0 to 1. */
  gloss?: number;
};

/** A turned thing (bowl, cup, jar, leg of a table) from its profile, lit from the left. */
export function lathe(
  x: number,
  base: number,
  profile: Profile,
  color: string,
  options: Options = {},
): string {
  const { tilt = 0.16, inside, content, sharp = false, opacity = 1, gloss = 0.35 } = options;
  const left: Point[] = profile.map(([r, h]) => [x - r, base - h]);
  const right: Point[] = [...profile].reverse().map(([r, h]) => [x + r, base - h]);
  const [bottom = 0] = profile[0] ?? [];
  const [rim = 0, top = 0] = profile.at(-1) ?? [];
  const side = sharp ? polyline : smooth;
  const d = `${side(left, 'M')}${at`A${rim} ${rim * tilt} 0 0 1 ${x + rim} ${base - top}`}${side(right, 'L')}${at`A${bottom} ${bottom * tilt} 0 0 1 ${x - bottom} ${base}`}Z`;
  const body = linear(
    [0, 0],
    [1, 0],
    [
      [0, darken(color, 0.22)],
      [0.12, color],
      [0.3, lighten(color, gloss)],
      [0.42, color],
      [0.72, darken(color, 0.22)],
      [1, darken(color, 0.5)],
    ],
    (fill) => path(d, fill),
  );
  const mouth = inside
    ? ellipse(x, base - top, rim, rim * tilt, darken(inside, 0.1)) +
      linear(
        [0, 0],
        [1, 0],
        [
          [0, darken(inside, 0.5)],
          [1, lighten(inside, 0.1)],
        ],
        (fill) => ellipse(x, base - top + rim * tilt * 0.12, rim * 0.93, rim * tilt * 0.84, fill),
      ) +
      (content ? ellipse(x, base - top + rim * tilt * 0.3, rim * 0.86, rim * tilt * 0.66, content) : '')
    : ellipse(x, base - top, rim, rim * tilt, lighten(color, gloss * 0.6));
  return group([body, mouth], `opacity="${opacity}"`);
}

function polyline(points: readonly Point[], start: 'M' | 'L'): string {
  return `${start}${points.map((point) => point.map(num).join(' ')).join('L')}`;
}

/** Through all points, without corners. */
function smooth(points: readonly Point[], start: 'M' | 'L'): string {
  let d = `${start}${(points[0] ?? [0, 0]).map(num).join(' ')}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [before, from, to, after] = [
      points[i - 1] ?? points[i],
      points[i],
      points[i + 1],
      points[i + 2] ?? points[i + 1],
    ] as [Point, Point, Point, Point];
    d += at`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`;
  }
  return d;
}

import { darken, lighten, mix } from '../drawing/color.ts';
import { blur, ellipse, group, linear, path, place, radial, rect } from '../drawing/svg.ts';

export type Backdrop = {
  wall: string;
  table: string;
  /** Share of the height at which the table begins. */
  edge: number;
  light?: string;
  /** Where the light falls on the wall, as shares. */
  pool?: readonly [number, number];
};

/** Things on a table before a wall; a hundred units wide, the table's edge at `edge`. */
export function stillLife(
  width: number,
  height: number,
  { wall, table, edge, light = '#fff2d8', pool = [0.35, 0.3] }: Backdrop,
  things: readonly string[],
): string {
  const tall = (height / width) * 100;
  const line = edge * tall;
  const back = [
    radial(
      pool,
      0.8,
      [
        [0, mix(wall, light, 0.4)],
        [0.5, wall],
        [1, darken(wall, 0.4)],
      ],
      (fill) => rect(0, 0, 100, tall, fill),
    ),
    linear(
      [0, 0],
      [0, 1],
      [
        [0, mix(table, light, 0.16)],
        [0.25, table],
        [1, darken(table, 0.36)],
      ],
      (fill) => rect(0, line, 100, tall - line, fill),
    ),
    rect(0, line, 100, 0.35, lighten(table, 0.35)),
    rect(0, line - 1.1, 100, 1.1, darken(wall, 0.5), 'opacity="0.25"'),
  ];
  const beam = group(
    [
      blur(2.5, [
        path(
          `M-10 -10L${pool[0] * 60} -10L${pool[0] * 100 + 55} ${tall}L${pool[0] * 100 - 12} ${tall}Z`,
          light,
          'opacity="0.13"',
        ),
      ]),
    ],
    'style="mix-blend-mode:screen"',
  );
  return place([...back, ...things, beam], 0, 0, width / 100);
}

/** A soft shadow that falls to the right of a thing's foot. */
export function footShadow(x: number, y: number, radius: number, reach = 1.6): string {
  return blur(
    0.8,
    [ellipse(x + radius * (reach - 1) * 0.8, y, radius * reach, radius * 0.26, '#000')],
    'opacity="0.38"',
  );
}

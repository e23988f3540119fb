import { darken, lighten } from '../../drawing/color.ts';
import type { Draw } from '../../drawing/formats.ts';
import { blur, circle, ellipse, group, linear, path, place, radial } from '../../drawing/svg.ts';
import { bead, GOLD, gem, SILVER, spiral, velvet, wire } from './wirework.ts';

/** A ring upright in a slit, its stone in the light. */
export const ring: Draw = (width, height) =>
  velvet(width, height, '#5a1f3a', [
    blur(3, [ellipse(56, 84, 30, 6, '#000')], 'opacity="0.6"'),
    linear(
      [0, 0],
      [0, 1],
      [
        [0, '#7a2f50'],
        [1, '#3a1226'],
      ],
      (fill) => path('M-2 78C30 72 70 72 102 78V104H-2Z', fill),
    ),
    path('M26 80C40 76.6 60 76.6 74 80C60 82 40 82 26 80Z', '#240a18'),
    linear(
      [0, 0],
      [1, 0],
      [
        [0, darken(GOLD, 0.5)],
        [0.18, lighten(GOLD, 0.6)],
        [0.4, GOLD],
        [0.75, darken(GOLD, 0.45)],
        [1, GOLD],
      ],
      (fill) =>
        `<path d="M26 80C20 52 32 36 50 36S80 52 74 80" fill="none" stroke="${fill}" stroke-width="6.4"/>`,
    ),
    `<path d="M29 80C24 54 35 39.4 50 39.4S76 54 71 80" fill="none" stroke="${darken(GOLD, 0.55)}" stroke-width="1.2"/>`,
    ...Array.from({ length: 13 }, (_, i) => {
      const angle = Math.PI * (1.06 + (i / 12) * 0.88);
      return bead(50 + 25.4 * Math.cos(angle), 61 + 25 * Math.sin(angle), 1.15, SILVER);
    }),
    spiral(38, 38, 4, 1, GOLD, 0.7),
    spiral(62, 38, 4, -1, GOLD, 0.7),
    wire('M36 30C40 36 60 36 64 30', GOLD, 1.4),
    gem(50, 24, 14, '#1f9a86'),
    ...Array.from({ length: 20 }, (_, i) =>
      bead(
        50 + 15.4 * Math.cos((i * Math.PI) / 10),
        24 + 15.4 * Math.sin((i * Math.PI) / 10),
        1.25,
        i % 2 ? GOLD : SILVER,
      ),
    ),
    ...[
      [35, 10, 6],
      [66, 16, 4],
      [58, 34, 3],
    ].map(([x = 0, y = 0, s = 0]) =>
      place([path('M0 -1L0.12 -0.12L1 0L0.12 0.12L0 1L-0.12 0.12L-1 0L-0.12 -0.12Z', '#fff8e4')], x, y, s),
    ),
    group(
      [
        radial(
          [0.5, 0.5],
          0.5,
          [
            [0, '#ffe2b0', 0.5],
            [1, '#ffe2b0', 0],
          ],
          (fill) => circle(44, 22, 40, fill),
        ),
      ],
      'style="mix-blend-mode:screen"',
    ),
  ]);

import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import {
  blur,
  circle,
  ellipse,
  group,
  linear,
  path,
  place,
  radial,
  rect,
  stroke,
} from '../../drawing/svg.ts';
import { bead, GOLD, SILVER, spiral, wire } from './wirework.ts';

/** Tongs, wire on its reel, a half-made flower on the board. */
export const tools: Draw = (width) => {
  const random = createRandom('telkari tools');
  const coil = (x: number, y: number) =>
    Array.from({ length: 9 }, (_, i) =>
      wire(
        `M${x - 15 + i * 0.4} ${y}A${15 - i * 0.5} ${13 - i * 0.5} 0 1 1 ${x + 15 - i * 0.5} ${y + (i % 3) - 1}A${15 - i * 0.5} ${13 - i * 0.5} 0 1 1 ${x - 15 + i * 0.4} ${y}`,
        i % 2 ? SILVER : '#c6d0cc',
        0.55,
      ),
    );
  const petals = Array.from({ length: 8 }, (_, i) =>
    place(
      i < 6
        ? [
            wire('M0 -4C-6 -10 -5 -18 0 -20C5 -18 6 -10 0 -4Z', SILVER, 0.8),
            spiral(-1.8, -14.4, 2, 1, SILVER, 0.4),
            spiral(1.8, -14.4, 2, -1, SILVER, 0.4),
            bead(0, -18, 0.8, GOLD),
          ]
        : [wire('M0 -4C-6 -10 -5 -18 0 -20C5 -18 6 -10 0 -4Z', SILVER, 0.8)],
      62,
      58,
      1,
      i * 45,
    ),
  );
  return place(
    [
      linear(
        [0, 0],
        [1, 1],
        [
          [0, '#7a4c30'],
          [1, '#3d2416'],
        ],
        (fill) => rect(0, 0, 100, 100, fill),
      ),
      ...Array.from({ length: 26 }, (_, i) =>
        stroke(
          `M-2 ${i * 4 + random.between(-1, 1)}C30 ${i * 4 + random.between(-2, 2)} 70 ${i * 4 + random.between(-2, 2)} 102 ${i * 4 + random.between(-1, 1)}`,
          '#2a160c',
          random.between(0.15, 0.5),
          'opacity="0.4"',
        ),
      ),
      blur(2, [rect(34, 32, 58, 54, '#000')], 'opacity="0.45"'),
      rect(32, 30, 58, 54, '#1d4a46'),
      rect(32, 30, 58, 54, 'none', 'stroke="#2f6a64" stroke-width="0.6"'),
      ...Array.from(
        { length: 11 },
        (_, i) =>
          rect(32, 30 + i * 5.4, 58, 0.15, '#3f7f78', 'opacity="0.6"') +
          rect(32 + i * 5.8, 30, 0.15, 54, '#3f7f78', 'opacity="0.6"'),
      ),
      ...petals,
      bead(62, 58, 3.4, GOLD),
      ...coil(20, 24),
      wire('M33 28C44 34 40 44 50 46', SILVER, 0.55),
      place(
        [
          blur(0.9, [path('M-4 3L42 -1L44 3Z', '#000')], 'opacity="0.45"'),
          path('M-6 -1.8C8 -5 30 -4 46 -0.8L46 0C30 -1.6 10 -1.4 -6 0.6Z', '#cfd8d8'),
          path('M-6 1.8C8 5 30 4 46 0.8L46 0C30 1.6 10 1.4 -6 -0.6Z', '#8f9c9c'),
          circle(-5, 0, 2.2, '#aab6b6'),
        ],
        26,
        92,
        1,
        -24,
      ),
      place(
        [
          blur(0.9, [rect(-2, 1, 40, 4, '#000')], 'opacity="0.4"'),
          rect(0, -2.2, 18, 4.4, '#b5532f', 'rx="2"'),
          rect(0.6, -1.6, 16, 1.1, '#fff', 'rx="0.5" opacity="0.35"'),
          rect(18, -1, 3, 2, GOLD),
          path('M21 -0.8H38L40 0L38 0.8H21Z', '#cfd8d8'),
        ],
        56,
        16,
        1,
        14,
      ),
      ...Array.from({ length: 22 }, () =>
        bead(
          random.between(8, 28),
          random.between(56, 76),
          random.between(0.6, 1.1),
          random.chance(0.4) ? GOLD : SILVER,
        ),
      ),
      blur(0.6, [ellipse(18.6, 67, 15, 13.6, 'none', 'stroke="#000" stroke-width="1.6" opacity="0.4"')]),
      ellipse(18, 66, 15, 13.4, 'none', 'stroke="#c99a5b" stroke-width="1.5"'),
      group(
        [
          radial(
            [0.5, 0.5],
            0.5,
            [
              [0, '#ffe2a0', 0.5],
              [1, '#ffe2a0', 0],
            ],
            (fill) => circle(58, 40, 60, fill),
          ),
        ],
        'style="mix-blend-mode:soft-light"',
      ),
      radial(
        [0.55, 0.45],
        0.8,
        [
          [0.5, '#120806', 0],
          [1, '#120806', 0.6],
        ],
        (fill) => rect(0, 0, 100, 100, fill),
      ),
    ],
    0,
    0,
    width / 100,
  );
};

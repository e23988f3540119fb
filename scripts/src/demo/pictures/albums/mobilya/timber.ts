import { darken, lighten } from '../../drawing/color.ts';
import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { circle, ellipse, linear, path, place, polygon, rect, stroke } from '../../drawing/svg.ts';
import { footShadow, stillLife } from '../../still/backdrop.ts';

/** Boards and veneers upright, a plane in front of them. */
export const timber: Draw = (width, height) => {
  const random = createRandom('mobilya timber');
  const tones = ['#8a4f2b', '#d6a46c', '#5b3420', '#c07a44', '#e6c494', '#a5643a', '#3f2416'];
  const boards = Array.from({ length: 11 }, (_, i) => {
    const x = -4 + i * 9.8;
    const top = random.between(6, 44);
    const tone = tones[(i * 3) % tones.length] ?? '#8a4f2b';
    const lines = Array.from({ length: 5 }, (_, k) =>
      stroke(
        `M${1.2 + k * 1.8} ${top}C${0.6 + k * 1.8} ${top + 40} ${2 + k * 1.8} ${top + 70} ${1.2 + k * 1.8} 112`,
        darken(tone, 0.3),
        0.28,
        'opacity="0.55"',
      ),
    );
    const knot = random.chance(0.5)
      ? ellipse(4.6, random.between(top + 10, 95), 1.2, 2.2, darken(tone, 0.4))
      : '';
    return place(
      [
        linear(
          [0, 0],
          [1, 0],
          [
            [0, lighten(tone, 0.2)],
            [0.6, tone],
            [1, darken(tone, 0.3)],
          ],
          (fill) => rect(0, top, 9, 116 - top, fill),
        ),
        rect(0, top, 9, 0.8, lighten(tone, 0.5)),
        ...lines,
        knot,
        rect(9, top + 2, 1.4, 114 - top, '#000', 'opacity="0.3"'),
      ],
      x,
      0,
    );
  });
  return stillLife(width, height, { wall: '#efe0c8', table: '#2f5b4b', edge: 0.74, pool: [0.3, 0.2] }, [
    ...boards,
    footShadow(50, 132, 34, 1.2),
    path('M14 132L18 120H74C82 120 86 126 87 132Z', '#a5643a'),
    path('M14 132L15.4 128H86L87 132Z', '#6b3d20'),
    rect(20, 120, 52, 1.4, '#d39a62'),
    path('M26 120C24 112 22 106 27 104C34 102 35 112 38 120Z', '#5b3420'),
    circle(70, 115, 5.6, '#5b3420'),
    circle(68.5, 113, 1.6, '#8a5a38'),
    polygon(
      [
        [46, 120],
        [56, 102],
        [60, 103.4],
        [54, 120],
      ],
      '#cfd6d8',
    ),
    polygon(
      [
        [46, 120],
        [56, 102],
        [57.4, 102.5],
        [48.4, 120],
      ],
      '#fff',
      'opacity="0.6"',
    ),
    place(
      [
        stroke('M0 0C7 -8 16 -5 14 2C12 8 4 7 5 1C6 -2 10 -2 10 1', '#e9bf8c', 3),
        stroke('M0 -0.7C7 -8.7 16 -5.7 14 1.3', '#f7dcb4', 0.9),
      ],
      58,
      110,
      1.1,
      -24,
    ),
    place([stroke('M0 0C7 -8 16 -5 14 2C12 8 4 7 5 1', '#e9bf8c', 2.6)], 20, 142, 0.9, 10),
    place([stroke('M0 0C7 -8 16 -5 14 2C12 8 4 7 5 1', '#f0cf9e', 2.2)], 80, 144, 0.7, 60),
  ]);
};

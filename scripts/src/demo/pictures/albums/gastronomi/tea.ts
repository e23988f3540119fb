import type { Draw } from '../../drawing/formats.ts';
import { leaf } from '../../drawing/modules.ts';
import { circle, ellipse, place, stroke } from '../../drawing/svg.ts';
import { footShadow, stillLife } from '../../still/backdrop.ts';
import { lathe } from '../../still/lathe.ts';

/** Three glasses of tea on a tray, a tall pot behind. */
export const tea: Draw = (width, height) => {
  const glass = (x: number, y: number, scale = 1) =>
    place(
      [
        footShadow(0, 0, 8),
        ellipse(0, 0, 10.5, 2.5, '#f5ead6'),
        ellipse(0, -0.6, 8.4, 1.8, '#c8432f'),
        ellipse(0, -0.7, 6.6, 1.3, '#f5ead6'),
        lathe(
          0,
          -0.8,
          [
            [4, 0],
            [5.6, 3],
            [5.4, 6],
            [4.1, 10.5],
            [4.5, 14.5],
          ],
          '#a5301a',
          { tilt: 0.18, inside: '#c9522a', content: '#8f2412', gloss: 0.6 },
        ),
        lathe(
          0,
          -15.2,
          [
            [4.5, 0],
            [5.6, 4],
          ],
          '#f3d9c0',
          { tilt: 0.18, inside: '#f3d9c0', opacity: 0.4, gloss: 0.8 },
        ),
        stroke('M-3.9 -17C-2.6 -11 -4.6 -7 -4.4 -3.4', '#fff', 0.7, 'opacity="0.65"'),
        stroke('M-1 -24C-3 -28 2 -31 0 -36', '#fff', 1.3, 'opacity="0.2"'),
      ],
      x,
      y,
      scale,
    );
  return stillLife(width, height, { wall: '#7d1d33', table: '#5a3626', edge: 0.62, pool: [0.4, 0.3] }, [
    ...Array.from({ length: 6 }, (_, column) =>
      Array.from({ length: 6 }, (_, row) =>
        leaf(column * 17 - 1, row * 17 - 4, 12, '#a53349', (column + row) % 2 ? 1 : 0),
      ).join(''),
    ),
    footShadow(50, 124, 42, 1.1),
    lathe(
      50,
      126,
      [
        [38, 0],
        [44, 2],
        [45, 4],
      ],
      '#d2a14c',
      { tilt: 0.24, inside: '#c28f3e', gloss: 0.6 },
    ),
    footShadow(55, 108, 12),
    lathe(
      55,
      108,
      [
        [10, 0],
        [13, 6],
        [13.6, 14],
        [10, 24],
        [6.5, 30],
        [6, 34],
      ],
      '#c9853e',
      { gloss: 0.8 },
    ),
    lathe(
      55,
      74,
      [
        [7.2, 0],
        [6, 2.5],
        [2.4, 5.5],
        [1.4, 8],
      ],
      '#a9662a',
      { gloss: 0.8 },
    ),
    circle(55, 65, 1.8, '#e3b35c'),
    stroke('M66 88C78 86 77 100 68 100', '#8a5426', 2.2),
    stroke('M43 92C33 90 34 80 28 76', '#c9853e', 3),
    glass(28, 121, 1.15),
    glass(76, 124, 1.15),
    glass(51, 131, 1.3),
  ]);
};

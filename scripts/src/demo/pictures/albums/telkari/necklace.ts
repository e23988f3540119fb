import type { Draw } from '../../drawing/formats.ts';
import { blur, circle, ellipse, group, linear, path, place, radial, rect } from '../../drawing/svg.ts';
import { bead, GOLD, gem, SILVER, spiral, velvet, wire } from './wirework.ts';

/** A necklace on a bust in the light of one lamp. */
export const necklace: Draw = (width, height) => {
  const collar = Array.from({ length: 23 }, (_, i) => {
    const angle = Math.PI * (0.06 + (i / 22) * 0.88);
    const [x, y] = [50 + 27 * Math.cos(angle), 66 + 34 * Math.sin(angle)];
    return place(
      [
        wire('M0 0C-3 3 -2.6 7 0 8.4C2.6 7 3 3 0 0Z', GOLD, 0.6),
        bead(0, 4.6, 1, i % 2 ? SILVER : '#c2334d'),
        bead(0, 10.4, 0.9, GOLD),
      ],
      x,
      y,
      1,
      (angle * 180) / Math.PI - 90,
    );
  });
  const strand = (spread: number, drop_: number, size: number) =>
    Array.from({ length: 37 }, (_, i) => {
      const angle = Math.PI * (0.03 + (i / 36) * 0.94);
      return bead(50 + spread * Math.cos(angle), 62 + drop_ * Math.sin(angle), size, i % 3 ? GOLD : SILVER);
    });
  return velvet(width, height, '#123c44', [
    blur(5, [ellipse(58, 128, 44, 12, '#000')], 'opacity="0.5"'),
    linear(
      [0, 0],
      [1, 0],
      [
        [0, '#efe5d2'],
        [0.35, '#fbf5e8'],
        [0.7, '#c9b99c'],
        [1, '#7d6f5a'],
      ],
      (fill) =>
        path(
          'M41 18C41 40 42 48 38 54C28 62 16 64 14 78C12 100 26 118 34 132H66C74 118 88 100 86 78C84 64 72 62 62 54C58 48 59 40 59 18C59 12 41 12 41 18Z',
          fill,
        ),
    ),
    ellipse(50, 16, 9, 2.6, '#d9ccb4'),
    path('M41 46C45 52 55 52 59 46L60 51C55 57 45 57 40 51Z', '#000', 'opacity="0.12"'),
    ...strand(21, 16, 1.05),
    ...strand(24, 25, 1.25),
    wire('M23 66C25 112 75 112 77 66', GOLD, 0.9),
    ...collar,
    place(
      [
        wire('M0 0C-8 6 -8 18 0 22C8 18 8 6 0 0Z', GOLD, 0.9),
        spiral(-3, 10, 2.4, 1, GOLD, 0.4),
        spiral(3, 10, 2.4, -1, GOLD, 0.4),
        gem(0, 15, 3, '#1f8a70'),
        ...Array.from({ length: 9 }, (_, i) =>
          bead(4.3 * Math.cos((i * Math.PI * 2) / 9), 15 + 4.3 * Math.sin((i * Math.PI * 2) / 9), 0.55, GOLD),
        ),
      ],
      50,
      106,
      0.95,
    ),
    group(
      [
        radial(
          [0.5, 0.5],
          0.5,
          [
            [0, '#fff0c8', 0.35],
            [1, '#fff0c8', 0],
          ],
          (fill) => circle(34, 40, 46, fill),
        ),
      ],
      'style="mix-blend-mode:screen"',
    ),
    linear(
      [0, 0],
      [0, 1],
      [
        [0, '#0b2c30'],
        [1, '#061a1d'],
      ],
      (fill) => rect(0, 131, 100, 22, fill),
    ),
    rect(0, 131, 100, 0.4, '#3f7a78'),
  ]);
};

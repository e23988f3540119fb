import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { blur, linear, path, place, polygon, rect, stroke } from '../../drawing/svg.ts';

/** Two boards that meet in a dovetail; chisel, pencil, shavings. */
export const dovetail: Draw = (width) => {
  const random = createRandom('mobilya dovetail');
  const grain = (x: number, y: number, w: number, h: number, tone: string) =>
    Array.from({ length: Math.round(h / 2.2) }, (_, i) => {
      const at = y + 1 + i * 2.2 + random.between(-0.5, 0.5);
      return stroke(
        `M${x} ${at}C${x + w * 0.3} ${at + random.between(-1.2, 1.2)} ${x + w * 0.6} ${at + random.between(-1.2, 1.2)} ${x + w} ${at}`,
        tone,
        random.between(0.15, 0.4),
        'opacity="0.5"',
      );
    }).join('');
  const tails = Array.from({ length: 4 }, (_, i) => {
    const y = 24 + i * 14;
    return (
      polygon(
        [
          [50, y + 2],
          [66, y - 1.2],
          [66, y + 9.2],
          [50, y + 6],
        ],
        '#d39a62',
      ) +
      polygon(
        [
          [50, y + 6],
          [66, y + 9.2],
          [66, y + 9.9],
          [50, y + 6.7],
        ],
        '#000',
        'opacity="0.25"',
      ) +
      Array.from({ length: 3 }, (_, k) =>
        stroke(`M51 ${y + 3 + k * 1.2}L65 ${y + 2.2 + k * 2}`, '#a86a38', 0.25),
      ).join('')
    );
  });
  const curl = (x: number, y: number, size: number, turn: number) =>
    place(
      [
        stroke('M0 0C6 -7 14 -4 12 2C10 7 3 6 4 1C5 -2 9 -2 9 1', '#e9bf8c', 2.6),
        stroke('M0 -0.6C6 -7.6 14 -4.6 12 1.4', '#f7dcb4', 0.8),
      ],
      x,
      y,
      size,
      turn,
    );
  return place(
    [
      linear(
        [0, 0],
        [1, 1],
        [
          [0, '#34594c'],
          [1, '#1f3a32'],
        ],
        (fill) => rect(0, 0, 100, 100, fill),
      ),
      ...Array.from({ length: 12 }, (_, i) => rect(0, i * 8.6, 100, 0.25, '#000', 'opacity="0.18"')),
      blur(1.6, [rect(4, 22, 64, 62, '#000')], 'opacity="0.45"'),
      linear(
        [0, 0],
        [0, 1],
        [
          [0, '#e3b07a'],
          [1, '#b97b45'],
        ],
        (fill) => rect(-2, 19, 54, 60, fill),
      ),
      grain(-2, 19, 54, 60, '#8f5a2e'),
      blur(1.6, [rect(52, 10, 22, 84, '#000')], 'opacity="0.35"'),
      linear(
        [0, 0],
        [1, 0],
        [
          [0, '#7a4426'],
          [0.5, '#8f5330'],
          [1, '#5d321a'],
        ],
        (fill) => rect(50, 8, 18, 82, fill),
      ),
      ...Array.from({ length: 7 }, (_, i) =>
        stroke(
          `M${51.5 + i * 2.4} 8C${52 + i * 2.4} 40 ${50.6 + i * 2.4} 60 ${51.5 + i * 2.4} 90`,
          '#4a2614',
          0.3,
          'opacity="0.6"',
        ),
      ),
      ...tails,
      rect(68, 8, 2.4, 82, '#45230f'),
      place(
        [
          blur(0.8, [rect(-30, 1.5, 64, 4.6, '#000')], 'opacity="0.4"'),
          path('M-34 -2.4H-4V2.4H-34L-38 0.4V-2.4Z', '#d5dcde'),
          path('M-34 -2.4H-4V-0.8H-36Z', '#fff', 'opacity="0.6"'),
          rect(-4, -2, 5, 4, '#c9a35c'),
          path('M1 -2.6C10 -4.6 22 -4 29 -3.4C31 -3 31 3 29 3.4C22 4 10 4.6 1 2.6Z', '#c9532f'),
          path('M1 -2.6C10 -4.6 22 -4 29 -3.4L29.6 -1.6C20 -2.4 10 -2.6 1 -1Z', '#fff', 'opacity="0.3"'),
          rect(27.6, -3.5, 2.2, 7, '#c9a35c'),
        ],
        58,
        92,
        0.95,
        -9,
      ),
      curl(78, 28, 0.9, 20),
      curl(84, 52, 1.1, -30),
      curl(76, 66, 0.7, 70),
      curl(22, 90, 0.8, -10),
      curl(86, 12, 0.6, 100),
      place(
        [
          rect(-18, -0.9, 32, 1.8, '#e9b44c'),
          path('M14 -0.9L18 0L14 0.9Z', '#f0d9b0'),
          path('M16.7 -0.3L18 0L16.7 0.3Z', '#222'),
          rect(-20, -0.9, 2, 1.8, '#e58f97'),
        ],
        26,
        11,
        1,
        8,
      ),
    ],
    0,
    0,
    width / 100,
  );
};

import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { blur, circle, ellipse, path, place, rect, stroke } from '../drawing/svg.ts';
import { footShadow, stillLife } from '../still/backdrop.ts';
import { lathe } from '../still/lathe.ts';

/** Folded papers in a pile, glasses, a glass of tea. */
export const newspapers: Draw = (width, height) => {
  const random = createRandom('press papers');
  const columns = (x: number, y: number, w: number, h: number) =>
    Array.from({ length: Math.floor(h / 1.05) }, (_, i) =>
      rect(x, y + i * 1.05, w * random.between(0.72, 1), 0.42, '#a79c88'),
    ).join('');
  const front = (turn: number, x: number, y: number, picture: string) =>
    place(
      [
        blur(1, [rect(-29, -18.2, 60, 41, '#000')], 'opacity="0.4"'),
        rect(-30, -20, 60, 41, '#f5eedf'),
        rect(-30, 19.4, 60, 1.6, '#d8cdb6'),
        rect(-26, -17, 52, 3.6, '#2a2826'),
        rect(-26, -12.4, 34, 1.6, '#5a544c'),
        picture,
        columns(10, -8.4, 7, 26),
        columns(19, -8.4, 7, 26),
        columns(-26, 12, 10, 6),
        columns(-14, 12, 10, 6),
        columns(-2, 12, 9.4, 6),
      ],
      x,
      y,
      1,
      turn,
    );
  const room = [
    rect(-26, -9, 33, 19, '#b9d6c2'),
    rect(-26, 4, 33, 6, '#86522f'),
    path('M-20 4V-2A6 6 0 0 1 -8 -2V4Z', '#2f5b4b'),
    rect(-22, 1, 16, 3.4, '#d98f73'),
    path('M-2 -6A3.4 3.4 0 0 1 4.8 -6Z', '#f0b79a'),
    rect(1.2, -9, 0.4, 3, '#4a3a30'),
  ].join('');
  const tiles = [
    rect(-26, -9, 33, 19, '#1b6285'),
    circle(-9.5, 0.5, 7, '#e9b44c'),
    path('M-9.5 -6.5A7 7 0 0 1 -9.5 7.5Z', '#d8622f'),
  ].join('');
  return stillLife(width, height, { wall: '#2f4a52', table: '#a8734a', edge: 0.02, pool: [0.3, 0.2] }, [
    ...[12, 26, 41, 55].map((y) => rect(0, y, 100, 0.25, '#4a2a18', 'opacity="0.4"')),
    front(9, 60, 36, tiles),
    front(-7, 41, 35, room),
    place(
      [
        ellipse(1.4, 1.8, 7, 6, 'none', 'stroke="#000" stroke-width="1" opacity="0.3"'),
        ellipse(0, 0, 6.6, 5.6, '#bfe0e0', 'opacity="0.3"'),
        ellipse(0, 0, 6.6, 5.6, 'none', 'stroke="#2a1c16" stroke-width="1"'),
        ellipse(16.4, 0, 6.6, 5.6, '#bfe0e0', 'opacity="0.3"'),
        ellipse(16.4, 0, 6.6, 5.6, 'none', 'stroke="#2a1c16" stroke-width="1"'),
        stroke('M6.4 -1C8 -2.6 9 -2.6 10 -1', '#2a1c16', 0.9),
        stroke('M-6 -2C-9 -9 -8 -14 -3 -18', '#2a1c16', 0.9),
        stroke('M22.4 -2C25 -9 24 -14 19 -18', '#2a1c16', 0.9),
        stroke('M-4 -2A4 4 0 0 1 -0.5 -4M12.4 -2A4 4 0 0 1 16 -4', '#fff', 0.7, 'opacity="0.7"'),
      ],
      60,
      55,
      0.85,
      -14,
    ),
    footShadow(88, 26, 7),
    ellipse(88, 25.6, 9.6, 3, '#f5ead6'),
    lathe(
      88,
      24.6,
      [
        [3.6, 0],
        [5, 2.8],
        [4.8, 5.4],
        [3.7, 9.4],
        [4.1, 13],
      ],
      '#a5301a',
      { tilt: 0.22, inside: '#c9522a', content: '#8f2412', gloss: 0.6 },
    ),
    lathe(
      88,
      11.8,
      [
        [4.1, 0],
        [5, 3.4],
      ],
      '#f3d9c0',
      { tilt: 0.22, inside: '#f3d9c0', opacity: 0.45, gloss: 0.8 },
    ),
  ]);
};

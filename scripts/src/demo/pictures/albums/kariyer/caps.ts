import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { circle, path, place, polygon, rect } from '../../drawing/svg.ts';
import { STUDENTS } from './setting.ts';

/** Caps in the air over raised hands. */
export const caps: Draw = (width) => {
  const random = createRandom('kariyer caps');
  const cap = (x: number, y: number, size: number, turn: number, tone: string) =>
    place(
      [
        polygon(
          [
            [-1, 0],
            [0, -0.42],
            [1, 0],
            [0, 0.42],
          ],
          tone,
        ),
        polygon(
          [
            [-1, 0],
            [0, 0.42],
            [0, 0.5],
            [-1, 0.08],
          ],
          '#000',
          'opacity="0.35"',
        ),
        path('M-0.5 0.24V0.52C-0.3 0.7 0.3 0.7 0.5 0.52V0.24L0 0.44Z', tone),
        path('M0 0.44L0.5 0.24V0.52C0.3 0.68 0.1 0.68 0 0.66Z', '#000', 'opacity="0.25"'),
        path('M0 0C0.4 0.1 0.7 0.05 0.86 0.5', 'none', 'stroke="#f6c338" stroke-width="0.06"'),
        circle(0.87, 0.58, 0.1, '#f6c338'),
        circle(0, 0, 0.06, '#f6c338'),
      ],
      x,
      y,
      size,
      turn,
    );
  const arms = Array.from({ length: 12 }, (_, i) => {
    const x = 4 + i * 8.4 + random.between(-2, 2);
    const top = random.between(66, 80);
    const sleeve = random.pick(STUDENTS.tops);
    const skin = random.pick(['#f0c8a0', '#cf9468', '#8a573a', '#e2ad80']);
    const lean = random.between(-5, 5);
    return `<path d="M${x} 104L${x + lean * 0.6} ${top + 12}L${x + lean} ${top}" fill="none" stroke="${sleeve}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${circle(x + lean, top - 3, 2.9, skin)}${[-1.6, -0.4, 0.8, 1.8].map((dx) => rect(x + lean + dx - 0.5, top - 8.4 + Math.abs(dx), 1.1, 5, skin, 'rx="0.55"')).join('')}`;
  });
  const sunbeams = Array.from({ length: 14 }, (_, i) =>
    place(
      [
        polygon(
          [
            [0, 0],
            [150, -5],
            [150, 5],
          ],
          '#fff',
          'opacity="0.07"',
        ),
      ],
      78,
      12,
      1,
      i * 26,
    ),
  );
  return place(
    [
      rect(0, 0, 100, 100, '#5b8bd6'),
      rect(0, 0, 100, 46, '#3f6fc2', 'opacity="0.5"'),
      ...sunbeams,
      circle(78, 12, 13, '#fff3c4', 'opacity="0.35"'),
      circle(78, 12, 8, '#ffe9a0'),
      ...[
        [6, 62, 40],
        [44, 70, 30],
        [70, 58, 46],
      ].map(
        ([x = 0, y = 0, w = 0]) =>
          rect(x, y, w, 4, '#dbe8fa', 'rx="2" opacity="0.5"') +
          rect(x + w * 0.2, y - 3.4, w * 0.5, 4, '#dbe8fa', 'rx="2" opacity="0.5"'),
      ),
      path(
        'M-4 104V84A18 15 0 0 1 32 84V104ZM32 104V84A18 15 0 0 1 68 84V104ZM68 104V84A18 15 0 0 1 104 84V104Z',
        '#2b4aa0',
        'opacity="0.55"',
      ),
      ...Array.from({ length: 15 }, (_, i) =>
        cap(
          6 + (i % 5) * 21 + random.between(-5, 5),
          8 + Math.floor(i / 5) * 20 + random.between(-5, 5),
          random.between(4.5, 9.5),
          random.between(-35, 35),
          random.pick(['#1b2550', '#1b2550', '#232f63', '#2f1f3f']),
        ),
      ),
      ...arms,
      ...Array.from({ length: 46 }, () =>
        place(
          [rect(-0.6, -0.35, 1.2, 0.7, random.pick(['#f6c338', '#ef6a4c', '#f4ecd8', '#7cc4c0']))],
          random.between(0, 100),
          random.between(0, 80),
          1,
          random.between(0, 180),
        ),
      ),
    ],
    0,
    0,
    width / 100,
  );
};

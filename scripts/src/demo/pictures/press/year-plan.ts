import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { blur, circle, linear, path, place, radial, rect } from '../drawing/svg.ts';

/** The year as twelve fields of days on a sheet; a pencil marks the fairs. */
export const yearPlan: Draw = (width, height) => {
  const random = createRandom('press year');
  const tall = (height / width) * 100;
  const tones = ['#c8432b', '#2f6b3c', '#27537f', '#e0a030', '#13797f', '#6d2750', '#d9683a', '#0e5a50'];
  const month = (x: number, y: number, index: number) => {
    const offset = (index * 3) % 7;
    const days = Array.from({ length: 31 }, (_, day) => {
      const cell = day + offset;
      const [cx, cy] = [x + (cell % 7) * 2.35, y + Math.floor(cell / 7) * 2.35];
      const start = 6 + ((index * 5) % 13);
      const marked = index % 3 !== 1 && day >= start && day < start + 4;
      const tone = tones[index % tones.length] ?? '#c8432b';
      if (!marked) return rect(cx, cy, 1.9, 1.9, '#e3d8c2');
      return day === start
        ? path(`M${cx + 1.9} ${cy}V${cy + 1.9}H${cx}A1.9 1.9 0 0 1 ${cx + 1.9} ${cy}Z`, tone)
        : rect(cx, cy, 1.9, 1.9, tone);
    });
    return rect(x, y - 2, 8 + random.between(-1.5, 2.5), 0.9, '#8f8471') + days.join('');
  };
  const months = Array.from({ length: 12 }, (_, i) =>
    month(8 + (i % 4) * 19.6, 10.5 + Math.floor(i / 4) * 17.8, i),
  );
  return place(
    [
      linear(
        [0, 0],
        [1, 1],
        [
          [0, '#1d5673'],
          [1, '#0d2f44'],
        ],
        (fill) => rect(0, 0, 100, tall, fill),
      ),
      place(
        [
          blur(1.4, [rect(1, 1.6, 87, 61, '#000')], 'opacity="0.45"'),
          rect(0, 0, 87, 61, '#fbf6ea'),
          rect(0, 0, 87, 3.4, '#c8432b'),
          ...Array.from({ length: 22 }, (_, i) => circle(3 + i * 3.86, 1.7, 0.75, '#0d2f44')),
          place(months, -4, 0),
        ],
        5,
        3.4,
        1,
        -3,
      ),
      place(
        [
          blur(0.7, [rect(-2, 1.4, 44, 2.4, '#000')], 'opacity="0.4"'),
          rect(0, -1.2, 36, 2.4, '#e0a030'),
          rect(0, -1.2, 36, 0.8, '#f4c768'),
          path('M36 -1.2L41 0L36 1.2Z', '#f0d9b0'),
          path('M39.4 -0.4L41 0L39.4 0.4Z', '#222'),
          rect(-1.6, -1.2, 1.6, 2.4, '#c9ced0'),
          rect(-3.4, -1.2, 1.8, 2.4, '#e58f97'),
        ],
        92,
        58,
        1,
        222,
      ),
      place(
        [
          circle(1, 1.4, 7.6, '#000', 'opacity="0.3"'),
          circle(0, 0, 7.6, '#f6eddd'),
          circle(0, 0, 5.2, '#efe3cd'),
          circle(0, 0, 4.6, '#3a2015'),
          path(
            'M-3 -2A3.6 3.6 0 0 1 1 -3.4',
            'none',
            'stroke="#8a5a38" stroke-width="0.7" stroke-linecap="round"',
          ),
          path('M7 -2C11 -2 11 2.6 7 2.4', 'none', 'stroke="#f6eddd" stroke-width="1.5"'),
        ],
        91,
        12,
      ),
      radial(
        [0.3, 0.2],
        1,
        [
          [0.4, '#0a1c28', 0],
          [1, '#0a1c28', 0.5],
        ],
        (fill) => rect(0, 0, 100, tall, fill),
      ),
    ],
    0,
    0,
    width / 100,
  );
};

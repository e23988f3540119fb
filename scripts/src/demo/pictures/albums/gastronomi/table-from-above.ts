import { lighten } from '../../drawing/color.ts';
import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { blur, circle, line, path, place, rect } from '../../drawing/svg.ts';
import { light } from './from-above.ts';

/** A round table from above: plates, hands, bread. */
export const tableFromAbove: Draw = (width, height) => {
  const random = createRandom('gastronomi round');
  const skins = ['#f0c8a0', '#cf9468', '#8a573a', '#e2ad80', '#b87850', '#f0c8a0'];
  const sleeves = ['#a3213a', '#f2e6d0', '#2f5b4b', '#e2a022', '#1f5a5e', '#d9683a'];
  const plate = (x: number, y: number, r: number, food: string) =>
    [
      blur(0.9, [circle(x + 1, y + 1.3, r, '#000')], 'opacity="0.3"'),
      circle(x, y, r, '#fbf5e8'),
      circle(x, y, r * 0.78, '#efe4cf'),
      circle(x, y, r * 0.62, food),
      ...Array.from({ length: 12 }, () =>
        circle(
          x + random.between(-0.4, 0.4) * r,
          y + random.between(-0.4, 0.4) * r,
          random.between(0.5, 1.1),
          lighten(food, random.between(0.1, 0.5)),
        ),
      ),
    ].join('');
  const seats = Array.from({ length: 6 }, (_, i) => {
    const turn = i * 60 + 12;
    const reach = random.between(15, 21);
    return place(
      [
        line(
          [
            [-12, 84],
            [-9, 52],
            [-7.5, 40],
            [-4, reach + 14],
          ],
          sleeves[i] ?? '#fff',
          6.4,
        ),
        circle(-3.6, reach + 11, 2.7, skins[i] ?? '#fff'),
        line(
          [
            [12, 84],
            [9, 52],
            [8, 42],
            [6, 34],
          ],
          sleeves[i] ?? '#fff',
          6.4,
        ),
        circle(5.7, 31.6, 2.7, skins[i] ?? '#fff'),
        rect(7.4, 22, 0.9, 9, '#c9ced0', 'rx="0.4"'),
      ],
      50,
      50,
      1,
      turn,
    );
  });
  const plates = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 + 12 + 90) * Math.PI) / 180;
    return plate(
      50 + 28 * Math.cos(angle),
      50 + 28 * Math.sin(angle),
      7,
      ['#c8621f', '#7d8b3a', '#e2a022', '#b3261e', '#d9c07a', '#8f1f3c'][i] ?? '#fff',
    );
  });
  return (
    place(
      [
        rect(0, 0, 100, 100, '#2f4a42'),
        ...Array.from({ length: 8 }, (_, i) =>
          Array.from({ length: 8 }, (_, k) =>
            rect(i * 12.5, k * 12.5, 12.3, 12.3, (i + k) % 2 ? '#35534a' : '#2a433b'),
          ).join(''),
        ),
        blur(1.6, [circle(52, 53, 43, '#000')], 'opacity="0.5"'),
        circle(50, 50, 42, '#f4e6cb'),
        ...Array.from({ length: 36 }, (_, i) =>
          place(
            [path('M-3.6 0A3.6 3.6 0 0 0 3.6 0Z', i % 2 ? '#a3213a' : '#f4e6cb')],
            50 + 40.6 * Math.sin((i * Math.PI) / 18),
            50 - 40.6 * Math.cos((i * Math.PI) / 18),
            1,
            i * 10 + 180,
          ),
        ),
        circle(50, 50, 19, '#a3213a'),
        circle(50, 50, 17.5, '#f4e6cb'),
        plate(50, 50, 12.5, '#e2a022'),
        ...plates,
        ...[
          [36, 42],
          [63, 40],
          [52, 69],
        ].map(
          ([x = 0, y = 0], i) =>
            circle(x, y, 3.6, ['#2f5b4b', '#f2e6d0', '#b3261e'][i] ?? '#fff') +
            circle(x, y, 2.7, ['#d9e0c0', '#5b2a1c', '#f6dfae'][i] ?? '#fff'),
        ),
        ...seats,
      ],
      0,
      0,
      width / 100,
    ) + light(width, height)
  );
};

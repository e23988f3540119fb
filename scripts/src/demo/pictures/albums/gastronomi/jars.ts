import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { circle, path, rect } from '../../drawing/svg.ts';
import { footShadow, stillLife } from '../../still/backdrop.ts';
import { lathe } from '../../still/lathe.ts';

/** Jars in rows on shelves. */
export const jars: Draw = (width, height) => {
  const random = createRandom('gastronomi jars');
  const fills = ['#b3261e', '#e2a022', '#7d8b3a', '#5b2a1c', '#c8621f', '#8f1f3c', '#d9c07a', '#3f5a2c'];
  const jar = (x: number, y: number, wide: number, tall: number, fill: string) =>
    [
      footShadow(x, y, wide),
      lathe(
        x,
        y,
        [
          [wide * 0.92, 0],
          [wide, tall * 0.08],
          [wide, tall * 0.72],
          [wide * 0.72, tall * 0.88],
          [wide * 0.72, tall * 0.94],
        ],
        fill,
        { tilt: 0.12, gloss: 0.5 },
      ),
      path(
        `M${x - wide * 0.86} ${y - tall * 0.1}V${y - tall * 0.66}`,
        'none',
        `stroke="#fff" stroke-width="${wide * 0.13}" stroke-linecap="round" opacity="0.5"`,
      ),
      rect(x - wide * 0.55, y - tall * 0.5, wide * 1.1, tall * 0.28, '#f7ecd6'),
      circle(x, y - tall * 0.36, tall * 0.075, fill),
      lathe(
        x,
        y - tall * 0.92,
        [
          [wide * 0.8, 0],
          [wide * 0.8, tall * 0.12],
        ],
        '#d8b25e',
        { tilt: 0.14, sharp: true, gloss: 0.6 },
      ),
      path(
        `M${x - wide * 0.8} ${y - tall * 0.92}L${x - wide * 1.02} ${y - tall * 0.82}H${x + wide * 1.02}L${x + wide * 0.8} ${y - tall * 0.92}Z`,
        random.pick(['#a3213a', '#f2e6d0', '#2f5b4b']),
      ),
    ].join('');
  const shelf = (y: number) =>
    rect(0, y, 100, 2.2, '#8a5a38') +
    rect(0, y, 100, 0.5, '#d29c68') +
    rect(0, y + 2.2, 100, 3, '#000', 'opacity="0.22"');
  const rows = [20.5, 41.5, 63].map((y, row) => {
    let x = -2;
    const line_: string[] = [];
    while (x < 104) {
      const wide = random.between(3.6, 5.6);
      x += wide;
      line_.push(
        jar(x, y, wide, random.between(12.5, 16.5), fills[(line_.length * 3 + row) % fills.length] ?? '#fff'),
      );
      x += wide + random.between(0.6, 1.6);
    }
    return line_.join('') + shelf(y + 0.3);
  });
  return stillLife(width, height, { wall: '#4a2a22', table: '#5a3626', edge: 0.97, pool: [0.4, 0.2] }, rows);
};

import { mix } from '../../drawing/color.ts';
import { circle, ellipse, path, place, rect, stroke } from '../../drawing/svg.ts';
import { footShadow, stillLife } from '../../still/backdrop.ts';
import { lathe } from '../../still/lathe.ts';

/** Coffee for two: pot, cups, a plate of delight. */
export function coffee(width: number, height: number): string {
  const copper = '#c4713a';
  const cup = (x: number, y: number) =>
    [
      footShadow(x, y, 9),
      lathe(
        x,
        y,
        [
          [4, 0],
          [10, 1.2],
          [10.5, 1.6],
        ],
        '#f4ead8',
        { tilt: 0.24, inside: '#efe3cd' },
      ),
      lathe(
        x,
        y - 1.2,
        [
          [3.2, 0],
          [5, 1.5],
          [6.3, 6],
          [6.7, 8.5],
        ],
        '#f6eddd',
        { tilt: 0.2, inside: '#e9dcc4', content: '#3a2015' },
      ),
      stroke(
        `M${x + 6.4} ${y - 8}C${x + 11.5} ${y - 8.6} ${x + 10.5} ${y - 3} ${x + 5.4} ${y - 4}`,
        '#e2d5bd',
        1.1,
      ),
      ...[0, 1, 2, 3, 4].map((i) =>
        path(
          `M${x - 5 + i * 2.1} ${y - 5.4}L${x - 4 + i * 2.1} ${y - 7.2}L${x - 3 + i * 2.1} ${y - 5.4}Z`,
          i % 2 ? '#c8622f' : '#1b6285',
        ),
      ),
    ].join('');
  const steam = (x: number, y: number) =>
    stroke(`M${x} ${y}C${x - 3} ${y - 5} ${x + 3} ${y - 9} ${x} ${y - 14}`, '#fff', 1.4, 'opacity="0.22"');
  const cube = (x: number, y: number, color: string) =>
    rect(x, y - 4.4, 4.4, 4.4, mix(color, '#ffffff', 0.12)) +
    rect(x + 3, y - 4.4, 1.4, 4.4, '#000', 'opacity="0.14"') +
    rect(x, y - 4.4, 4.4, 1, '#fff', 'opacity="0.4"');
  return stillLife(width, height, { wall: '#1f5673', table: '#8a5736', edge: 0.66, pool: [0.36, 0.32] }, [
    circle(74, 34, 15, '#e9b44c', 'opacity="0.16"'),
    ...Array.from({ length: 10 }, (_, i) =>
      path(
        `M${i * 10} 0H${i * 10 + 10}V5A5 5 0 0 1 ${i * 10} 5Z`,
        i % 2 ? '#c8622f' : '#e9c48c',
        'opacity="0.85"',
      ),
    ),
    footShadow(48, 84, 40, 1.12),
    lathe(
      48,
      86,
      [
        [36, 0],
        [41, 1.5],
        [42, 3],
      ],
      '#b9652f',
      { tilt: 0.2, inside: '#a85a2c', gloss: 0.5 },
    ),
    footShadow(45, 74, 11),
    lathe(
      45,
      76,
      [
        [9, 0],
        [11.5, 3],
        [11, 9],
        [7.2, 16],
        [6.6, 19],
        [8.6, 23],
      ],
      copper,
      { tilt: 0.2, inside: '#6d3718', content: '#2f1a10', gloss: 0.7 },
    ),
    place(
      [rect(0, -1, 27, 2, '#5b3a24', 'rx="1"'), rect(0, -1, 8, 2, '#d6a15e', 'rx="0.6"')],
      53,
      55,
      1,
      -18,
    ),
    ...[0, 1, 2].map((i) =>
      rect(34.6 + i * 0.2, 62.5 + i * 3.4, 21.4 - i * 0.3, 0.5, '#7a3f1c', 'opacity="0.5"'),
    ),
    cup(24, 84),
    cup(72, 87),
    steam(24, 71),
    steam(26, 73),
    steam(72, 74),
    footShadow(48, 92, 9),
    ellipse(48, 92, 12, 2.6, '#f4ead8'),
    cube(41, 91.6, '#e58f97'),
    cube(46.4, 92.4, '#f0d79a'),
    cube(51.6, 91.4, '#9fc59a'),
    cube(46, 88.6, '#e58f97'),
  ]);
}

import type { Draw } from '../../drawing/formats.ts';
import { blur, circle, path, place } from '../../drawing/svg.ts';
import { footShadow, stillLife } from '../../still/backdrop.ts';
import { lathe } from '../../still/lathe.ts';

/** One chair on its podium, with the shadow that the lamp throws on the wall. */
export const chairPortrait: Draw = (width, height) => {
  const chair = (wood: string, seat: string, shade: string) => [
    path('M-17 -2L-22 -33H-18.5L-13.5 -2Z', shade),
    path('M13 -4L17.5 -33H14L9.5 -4Z', shade),
    path('M-20 0L-23.6 -36H-19.8L-16 0Z', wood),
    path('M19 0L22 -36H18L15 0Z', wood),
    path('M-25 -36H24C26 -36 26 -41 24 -41H-25C-27 -41 -27 -36 -25 -36Z', wood),
    path('M-24 -41C-24 -45 -20 -46.5 0 -46.5S24 -45 24 -41Z', seat),
    path(
      'M-24 -40C-27 -58 -28 -74 -22 -86C-14 -94 14 -94 22 -86C28 -74 27 -58 24 -40H20C23 -58 23.4 -72 18.6 -83C12 -89 -12 -89 -18.6 -83C-23.4 -72 -23 -58 -20 -40Z',
      wood,
    ),
    path('M-19 -82C-12 -87.5 12 -87.5 19 -82L20.4 -68C10 -73 -10 -73 -20.4 -68Z', seat),
    ...[-9, 0, 9].map((x) => path(`M${x - 1} -71L${x * 0.9 - 1} -46H${x * 0.9 + 1}L${x + 1} -71Z`, wood)),
    path('M-20 -18H18.6L19 -20.5H-20.3Z', shade),
  ];
  const ghost = chair('#3a2216', '#3a2216', '#3a2216');
  return stillLife(width, height, { wall: '#b9d6c2', table: '#8a5a38', edge: 0.78, pool: [0.38, 0.4] }, [
    circle(38, 42, 30, '#cfe3d3'),
    blur(1.4, [place(ghost, 63, 86, 0.72, 6)], 'opacity="0.2"'),
    footShadow(46, 87, 24, 1.3),
    lathe(
      45,
      92,
      [
        [36, 0],
        [36, 5],
      ],
      '#f0dfc4',
      { tilt: 0.16, sharp: true, gloss: 0.2 },
    ),
    footShadow(47, 85, 20, 1.25),
    place(chair('#8a4f2b', '#f0b79a', '#693a1f'), 45, 86, 0.74),
    place(
      [
        path(
          'M-17 -79C-23 -70 -22 -58 -20 -44',
          'none',
          'stroke="#c98a58" stroke-width="1.2" stroke-linecap="round" opacity="0.8"',
        ),
      ],
      42.4,
      86,
      0.74,
    ),
  ]);
};

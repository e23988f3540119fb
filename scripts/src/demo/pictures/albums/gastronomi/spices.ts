import { darken, lighten, mix } from '../../drawing/color.ts';
import type { Draw } from '../../drawing/formats.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { blur, circle, ellipse, path, place, radial, rect } from '../../drawing/svg.ts';
import { light } from './from-above.ts';

/** Nine bowls of spice from above, one a module. */
export const spices: Draw = (width, height) => {
  const random = createRandom('gastronomi spices');
  const fills = [
    '#b3261e',
    '#e2a022',
    '#7d8b3a',
    '#5b2a1c',
    '#f1dfb4',
    '#c8621f',
    '#2c2a2c',
    '#d9b45a',
    '#8f1f3c',
  ];
  const bowls = ['#1f5a5e', '#f2e6d0', '#a8452a'];
  const cells = fills.map((fill, i) => {
    const [x, y] = [100 / 6 + (i % 3) * (100 / 3), 100 / 6 + Math.floor(i / 3) * (100 / 3)];
    return bowlFromAbove(random, x, y, 14.2, bowls[(i + Math.floor(i / 3)) % 3] ?? '#fff', fill);
  });
  const cloth = Array.from({ length: 12 }, (_, i) =>
    rect(i * 8.5 - 1, 0, 1.2, 100, '#fff', 'opacity="0.06"'),
  );
  return (
    place(
      [
        rect(0, 0, 100, 100, '#7a1f2e'),
        ...cloth,
        ...Array.from({ length: 12 }, (_, i) => rect(0, i * 8.5 - 1, 100, 1.2, '#000', 'opacity="0.1"')),
        ...cells,
        spoon(49, 66, -38),
      ],
      0,
      0,
      width / 100,
    ) + light(width, height)
  );
};

function bowlFromAbove(
  random: Random,
  x: number,
  y: number,
  radius: number,
  bowl: string,
  fill: string,
): string {
  const grains = Array.from({ length: 150 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * radius * 0.76;
    return circle(
      x + far * Math.cos(angle),
      y + far * Math.sin(angle),
      random.between(0.12, 0.4),
      random.chance(0.5) ? darken(fill, 0.3) : lighten(fill, 0.3),
      'opacity="0.6"',
    );
  });
  return [
    blur(1, [circle(x + 2.2, y + 2.6, radius, '#000')], 'opacity="0.45"'),
    circle(x, y, radius, bowl),
    circle(x, y, radius, 'none', `stroke="${lighten(bowl, 0.4)}" stroke-width="0.5"`),
    ...Array.from({ length: 16 }, (_, i) =>
      place(
        [path('M-1 0L0 -1.3L1 0Z', mix(bowl, fill, 0.55))],
        x + radius * 0.93 * Math.cos((i * Math.PI) / 8),
        y + radius * 0.93 * Math.sin((i * Math.PI) / 8),
        1,
        i * 22.5 + 90,
      ),
    ),
    circle(x, y, radius * 0.83, darken(bowl, 0.35)),
    radial(
      [0.38, 0.35],
      0.7,
      [
        [0, lighten(fill, 0.28)],
        [0.5, fill],
        [1, darken(fill, 0.4)],
      ],
      (paint) => circle(x, y, radius * 0.8, paint),
    ),
    ...grains,
  ].join('');
}

function spoon(x: number, y: number, turn: number): string {
  return place(
    [
      blur(0.7, [rect(1, -0.4, 30, 2.2, '#000')], 'opacity="0.4"'),
      rect(0, -0.9, 30, 1.8, '#c99a5b', 'rx="0.9"'),
      ellipse(-3, 0, 5, 3.4, '#b98647'),
      ellipse(-3.2, -0.2, 4, 2.5, '#e2a022'),
    ],
    x,
    y,
    1,
    turn,
  );
}

import type { Draw } from '../../drawing/formats.ts';
import { leaf } from '../../drawing/modules.ts';
import { createRandom } from '../../drawing/random.ts';
import { blur, circle, clip, ellipse, path, place, radial, rect } from '../../drawing/svg.ts';
import { stillLife } from '../../still/backdrop.ts';

/** Half a pomegranate, a whole one, a knife and leaves. */
export const pomegranates: Draw = (width, height) => {
  const random = createRandom('gastronomi pomegranates');
  const whole = (x: number, y: number, r: number) =>
    [
      blur(1.2, [ellipse(x + r * 0.3, y + r * 0.86, r * 1.1, r * 0.24, '#000')], 'opacity="0.45"'),
      radial(
        [0.34, 0.3],
        0.75,
        [
          [0, '#f27d62'],
          [0.4, '#c9283a'],
          [1, '#5e0f22'],
        ],
        (fill) => circle(x, y, r, fill),
      ),
      path(
        `M${x - r * 0.22} ${y - r * 0.92}L${x - r * 0.36} ${y - r * 1.34}L${x - r * 0.12} ${y - r * 1.16}L${x} ${y - r * 1.42}L${x + r * 0.12} ${y - r * 1.16}L${x + r * 0.36} ${y - r * 1.34}L${x + r * 0.22} ${y - r * 0.92}Z`,
        '#a81e30',
      ),
      ellipse(x - r * 0.4, y - r * 0.4, r * 0.16, r * 0.26, '#fff', 'opacity="0.35" transform="rotate(0)"'),
    ].join('');
  const seeds = (x: number, y: number, r: number) =>
    Array.from({ length: 84 }, () => {
      const angle = random.between(0, Math.PI * 2);
      const far = Math.sqrt(random.next()) * r;
      const [sx, sy] = [x + far * Math.cos(angle), y + far * Math.sin(angle)];
      const tone = random.pick(['#d7263d', '#b4142f', '#ef5566']);
      return ellipse(sx, sy, 1.5, 1.9, tone) + circle(sx - 0.5, sy - 0.6, 0.45, '#ffd9d6', 'opacity="0.8"');
    });
  const half = (x: number, y: number, r: number) =>
    [
      blur(1.2, [ellipse(x + 2, y + r * 0.7, r * 1.1, r * 0.4, '#000')], 'opacity="0.4"'),
      circle(x, y, r, '#b01e33'),
      circle(x, y, r * 0.93, '#f6dfae'),
      clip(circle(x, y, r * 0.84, '#000'), [
        rect(x - r, y - r, r * 2, r * 2, '#8c0f28'),
        ...seeds(x, y, r * 0.86),
      ]),
      ...[0, 72, 144, 216, 288].map((turn) =>
        place(
          [
            path(
              `M-0.5 0C-1.4 ${-r * 0.4} -0.9 ${-r * 0.7} -1.5 ${-r * 0.88}H1.5C0.9 ${-r * 0.7} 1.4 ${-r * 0.4} 0.5 0Z`,
              '#f6dfae',
            ),
          ],
          x,
          y,
          1,
          turn,
        ),
      ),
    ].join('');
  return stillLife(width, height, { wall: '#2f5b4b', table: '#d9b58a', edge: 0.5, pool: [0.3, 0.25] }, [
    ...[62, 74, 87].map((y) => rect(0, y, 100, 0.3, '#7a4a2a', 'opacity="0.35"')),
    leaf(60, 22, 17, '#7fa05a'),
    leaf(72, 16, 19, '#58823f', 1),
    whole(66, 46, 19),
    whole(24, 50, 14),
    half(40, 73, 19),
    place(
      [
        blur(0.8, [rect(-18, 1, 46, 3, '#000')], 'opacity="0.35"'),
        path('M-18 -2H12V2H-8C-14 2 -17 0 -18 -2Z', '#dfe5e6'),
        path('M-18 -2H12V-0.6H-17Z', '#fff', 'opacity="0.7"'),
        rect(12, -2.2, 16, 4.4, '#4a2c1c', 'rx="1.6"'),
        circle(17, 0, 0.6, '#c9a35c'),
        circle(23, 0, 0.6, '#c9a35c'),
      ],
      70,
      84,
      1,
      -12,
    ),
    ...Array.from({ length: 14 }, () =>
      ellipse(
        random.between(56, 94),
        random.between(72, 96),
        1.4,
        1.2,
        random.pick(['#d7263d', '#b4142f', '#ef5566']),
      ),
    ),
  ]);
};

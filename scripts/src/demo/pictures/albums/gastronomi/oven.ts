import { mix } from '../../drawing/color.ts';
import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import {
  blur,
  circle,
  ellipse,
  group,
  linear,
  path,
  place,
  radial,
  rect,
  stroke,
} from '../../drawing/svg.ts';

/** An oven of stone with fire in its arch; loaves on a board before it. */
export const oven: Draw = (width) => {
  const random = createRandom('gastronomi oven');
  const stones: string[] = [];
  for (let row = 0; row < 14; row += 1) {
    for (let column = -1; column < 9; column += 1) {
      const x = column * 12.5 + (row % 2) * 6.2;
      stones.push(
        rect(
          x,
          row * 6,
          12.1,
          5.6,
          mix('#5c3a30', random.pick(['#7a4a38', '#4a302a', '#8a5a44']), random.next()),
          'rx="0.8"',
        ),
      );
    }
  }
  const arch = Array.from({ length: 15 }, (_, i) =>
    place([rect(-3.4, -33, 6.6, 7.4, i % 2 ? '#b98a64' : '#a47653', 'rx="0.6"')], 50, 56, 1, -84 + i * 12),
  );
  const flames = Array.from({ length: 9 }, (_, i) => {
    const [x, tall] = [31 + i * 4.6, random.between(8, 19)];
    return (
      path(
        `M${x - 3.4} 56C${x - 4} ${56 - tall * 0.5} ${x - 1} ${56 - tall * 0.5} ${x} ${56 - tall}C${x + 1} ${56 - tall * 0.5} ${x + 4} ${56 - tall * 0.5} ${x + 3.4} 56Z`,
        i % 2 ? '#f59a2c' : '#e8622a',
        'opacity="0.92"',
      ) +
      path(
        `M${x - 1.6} 56C${x - 2} ${56 - tall * 0.25} ${x} ${56 - tall * 0.3} ${x} ${56 - tall * 0.55}C${x} ${56 - tall * 0.3} ${x + 2} ${56 - tall * 0.25} ${x + 1.6} 56Z`,
        '#ffe08a',
      )
    );
  });
  const loaf = (x: number, y: number, wide: number) =>
    [
      blur(0.8, [ellipse(x + 2, y + 1.6, wide, wide * 0.28, '#000')], 'opacity="0.45"'),
      radial(
        [0.38, 0.25],
        0.8,
        [
          [0, '#f7cf86'],
          [0.45, '#d98f3e'],
          [1, '#7d4018'],
        ],
        (fill) =>
          path(
            `M${x - wide} ${y + 1}C${x - wide} ${y - wide * 0.62} ${x + wide} ${y - wide * 0.62} ${x + wide} ${y + 1}C${x + wide * 0.8} ${y + wide * 0.22} ${x - wide * 0.8} ${y + wide * 0.22} ${x - wide} ${y + 1}Z`,
            fill,
          ),
      ),
      ...[-0.5, -0.15, 0.2, 0.55].map((k) =>
        stroke(
          `M${x + wide * k} ${y - wide * 0.32}L${x + wide * (k - 0.16)} ${y - wide * 0.02}`,
          '#f9e2b0',
          1.1,
          'opacity="0.85"',
        ),
      ),
      ...Array.from({ length: 16 }, () =>
        circle(x + random.between(-0.7, 0.7) * wide, y - random.between(0, 0.36) * wide, 0.35, '#2a1a12'),
      ),
    ].join('');
  return place(
    [
      ...stones,
      rect(0, 0, 100, 84, '#2a120c', 'opacity="0.25"'),
      path('M24 56V52A26 26 0 0 1 76 52V56Z', '#1c0b08'),
      radial(
        [0.5, 0.9],
        0.75,
        [
          [0, '#ffb347', 0.95],
          [0.55, '#d2491f', 0.6],
          [1, '#1c0b08', 0],
        ],
        (fill) => path('M24 56V52A26 26 0 0 1 76 52V56Z', fill),
      ),
      ...flames,
      ...arch,
      linear(
        [0, 0],
        [0, 1],
        [
          [0, '#8a6248'],
          [1, '#4a3024'],
        ],
        (fill) => rect(0, 56, 100, 12, fill),
      ),
      rect(0, 56, 100, 0.8, '#f5b873', 'opacity="0.7"'),
      linear(
        [0, 0],
        [0, 1],
        [
          [0, '#c08a55'],
          [1, '#6d4425'],
        ],
        (fill) => rect(0, 68, 100, 32, fill),
      ),
      ...[72, 79, 88].map((y) => rect(0, y, 100, 0.3, '#000', 'opacity="0.2"')),
      loaf(26, 80, 15),
      loaf(72, 79, 14),
      loaf(50, 90, 18),
      group(
        [
          radial(
            [0.5, 0.5],
            0.5,
            [
              [0, '#ff9c3a', 0.6],
              [0.5, '#ff7a2a', 0.25],
              [1, '#ff7a2a', 0],
            ],
            (fill) => circle(50, 52, 56, fill),
          ),
        ],
        'style="mix-blend-mode:screen"',
      ),
    ],
    0,
    0,
    width / 100,
  );
};

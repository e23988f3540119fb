import { circle, line, path, rect, stroke } from '../../drawing/svg.ts';
import type { Tone } from '../../stage/figure/look.ts';

export const jewel =
  (kind: number) =>
  (tone: Tone): string => {
    const gold = tone('#f2c45e');
    switch (kind % 3) {
      case 0:
        return [
          path('M-0.14 0C-0.16 -0.3 -0.1 -0.42 0 -0.44C0.1 -0.42 0.16 -0.3 0.14 0Z', tone('#e9dcc2')),
          stroke('M-0.11 -0.3C-0.08 -0.12 0.08 -0.12 0.11 -0.3', gold, 0.03),
          circle(0, -0.13, 0.035, tone('#c2334d')),
        ].join('');
      case 1:
        return (
          rect(-0.2, -0.06, 0.4, 0.06, tone('#7a2440')) +
          circle(0, -0.2, 0.13, 'none', `stroke="${gold}" stroke-width="0.035"`) +
          circle(0, -0.35, 0.055, tone('#9fe0d2'))
        );
      default:
        return (
          rect(-0.18, -0.1, 0.36, 0.1, tone('#e9dcc2')) +
          [-0.09, 0.09]
            .map(
              (x) =>
                line(
                  [
                    [x, -0.42],
                    [x, -0.32],
                  ],
                  gold,
                  0.02,
                ) +
                path(
                  `M${x} -0.32C${x - 0.08} -0.2 ${x - 0.06} -0.13 ${x} -0.12C${x + 0.06} -0.13 ${x + 0.08} -0.2 ${x} -0.32Z`,
                  'none',
                  `stroke="${gold}" stroke-width="0.025"`,
                ),
            )
            .join('')
        );
    }
  };

export const CASE = { plinth: '#1c4a48', glass: '#d8fff4', glow: '#ffdc8c' };

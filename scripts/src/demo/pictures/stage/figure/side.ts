import { ellipse, group, line, num, type Point, path, rect } from '../../drawing/svg.ts';
import { arm } from './arms.ts';
import { hangs } from './bags.ts';
import { headSide } from './head-side.ts';
import type { Look, Pose, Tone } from './look.ts';

export function sideways(look: Look, pose: Pose, tone: Tone, detailed: boolean): string[] {
  const [near = 'down', far = 'down'] = pose.arms ?? [];
  const sitting = pose.legs === 'sit';
  const long = look.outfit === 'dress' || look.outfit === 'coat';
  const hem = sitting ? -0.84 : long ? -0.46 : -0.86;
  const flare = long && !sitting ? 0.07 : 0;
  const d = `M-0.05 -1.48C-0.12 -1.46 -0.14 -1.36 -0.13 -1.22L-0.12 -1.02L${num(-0.13 - flare)} ${hem}H${num(0.12 + flare)}L0.11 -1.05C0.15 -1.22 0.13 -1.44 0.05 -1.48Z`;
  const body = [
    group([arm(1, far, look, tone, true)], 'opacity="0.92"'),
    rect(-0.05, -1.54, 0.1, 0.13, tone(look.skin)),
    path(d, tone(look.top)),
    ...(detailed
      ? [
          path(
            `M-0.05 -1.48C-0.12 -1.46 -0.14 -1.36 -0.13 -1.22L-0.12 -1.02L${num(-0.13 - flare)} ${hem}H-0.02Z`,
            '#000',
            'opacity="0.1"',
          ),
        ]
      : []),
    ...(look.outfit === 'apron'
      ? [path('M0.02 -1.34L0.13 -1.3L0.13 -0.55H0.0V-1.04Z', tone(look.accent))]
      : []),
    ...(look.outfit === 'vest'
      ? [
          path('M-0.04 -1.47L-0.13 -1.3L-0.12 -0.9H0.11L0.1 -1.3Z', tone(look.accent)),
          rect(-0.12, -1.12, 0.23, 0.04, tone('#f7f2e8')),
        ]
      : []),
    ...(look.extra === 'backpack' ? [rect(-0.3, -1.42, 0.19, 0.42, tone(look.accent), 'rx="0.07"')] : []),
    arm(1, near, look, tone, true),
    ...(look.extra === 'tote' && hangs(pose)
      ? [
          line(
            [
              [0.03, -0.84],
              [0.03, -0.68],
            ],
            tone(look.accent),
            0.02,
          ),
          rect(-0.1, -0.7, 0.26, 0.28, tone(look.accent)),
        ]
      : []),
    headSide(look, tone),
  ];
  return [legsSide(look, pose, tone), group(body, `transform="translate(0 ${sitting ? 0.4 : 0})"`)];
}

function legsSide(look: Look, pose: Pose, tone: Tone): string {
  if (pose.legs === 'none') return '';
  const bare = look.outfit === 'dress';
  const color = tone(bare ? look.skin : look.bottom);
  const width = bare ? 0.09 : 0.14;
  const shoes = tone(look.shoes);
  const leg = (points: readonly Point[], foot: Point) =>
    line(points, color, width) + ellipse(foot[0] + 0.045, foot[1], 0.09, 0.038, shoes);
  if (pose.legs === 'sit') {
    return (
      leg(
        [
          [0, -0.5],
          [0.4, -0.48],
          [0.4, -0.08],
        ],
        [0.4, -0.035],
      ) +
      (bare
        ? line(
            [
              [0, -0.52],
              [0.36, -0.5],
            ],
            tone(look.top),
            0.2,
          )
        : '')
    );
  }
  if (pose.legs === 'walk') {
    return (
      leg(
        [
          [0, -0.88],
          [-0.04, -0.48],
          [-0.26, -0.14],
        ],
        [-0.27, -0.1],
      ) +
      leg(
        [
          [0, -0.88],
          [0.14, -0.48],
          [0.2, -0.08],
        ],
        [0.2, -0.035],
      )
    );
  }
  return (
    leg(
      [
        [-0.02, -0.88],
        [-0.03, -0.08],
      ],
      [-0.04, -0.035],
    ) +
    leg(
      [
        [0.02, -0.88],
        [0.03, -0.08],
      ],
      [0.03, -0.035],
    )
  );
}

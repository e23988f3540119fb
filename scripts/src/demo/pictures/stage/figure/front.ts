import { ellipse, group, line, num, path, rect } from '../../drawing/svg.ts';
import { arm } from './arms.ts';
import { hangs } from './bags.ts';
import { headFront } from './head-front.ts';
import type { Look, Pose, Tone } from './look.ts';

export function frontal(look: Look, pose: Pose, tone: Tone, detailed: boolean): string[] {
  const sitting = pose.legs === 'sit';
  const drop = sitting ? 0.42 : 0;
  const back = pose.view === 'back';
  const [left = 'down', right = 'down'] = pose.arms ?? [];
  const armsOver = !back;
  const arms = [arm(-1, left, look, tone, false), arm(1, right, look, tone, false)];
  const body = [
    ...(armsOver ? [] : arms),
    torsoFront(look, tone, back, detailed),
    ...(armsOver ? arms : []),
    ...(detailed ? extras(look, pose, tone) : []),
    headFront(look, tone, back, detailed),
  ];
  return [legsFront(look, pose, tone), group(body, `transform="translate(0 ${num(drop)})"`)];
}

function legsFront(look: Look, pose: Pose, tone: Tone): string {
  if (pose.legs === 'none') return '';
  const color = tone(look.bottom);
  const shoes = tone(look.shoes);
  const foot = (x: number) => ellipse(x, -0.035, 0.062, 0.04, shoes);
  if (pose.legs === 'sit') {
    const leg = (side: number) =>
      line(
        [
          [side * 0.1, -0.5],
          [side * 0.11, -0.44],
          [side * 0.11, -0.07],
        ],
        color,
        0.15,
      ) + foot(side * 0.12);
    return leg(-1) + leg(1);
  }
  if (look.outfit === 'dress') {
    const skin = tone(look.skin);
    return [-1, 1]
      .map(
        (side) =>
          line(
            [
              [side * 0.08, -0.5],
              [side * 0.08, -0.06],
            ],
            skin,
            0.085,
          ) + foot(side * 0.085),
      )
      .join('');
  }
  const walk = pose.legs === 'walk';
  const leg = (side: number, lift: number) =>
    line(
      [
        [side * 0.085, -0.9],
        [side * 0.1, -0.47],
        [side * 0.1, -0.07 - lift],
      ],
      color,
      0.135,
    ) + ellipse(side * 0.105, -0.035 - lift, 0.062, 0.04, shoes);
  return leg(-1, walk ? 0.07 : 0) + leg(1, 0);
}

function torsoFront(look: Look, tone: Tone, back: boolean, detailed: boolean): string {
  const top = tone(look.top);
  const long = look.outfit === 'dress' ? 0.42 : look.outfit === 'coat' ? 0.38 : 0;
  const hem = -0.86 + long;
  const flare = look.outfit === 'dress' ? 0.27 : look.outfit === 'coat' ? 0.23 : 0.175;
  const d = `M-0.07 -1.47C-0.16 -1.46 -0.215 -1.43 -0.225 -1.36L-0.17 -1.05L-${flare} ${num(hem)}H${flare}L0.17 -1.05L0.225 -1.36C0.215 -1.43 0.16 -1.46 0.07 -1.47Z`;
  const parts = [rect(-0.055, -1.53, 0.11, 0.12, tone(look.skin)), path(d, top)];
  if (detailed) {
    parts.push(
      path(
        `M0.03 -1.47C0.16 -1.46 0.215 -1.43 0.225 -1.36L0.17 -1.05L${flare} ${num(hem)}H0.06Z`,
        '#000',
        'opacity="0.1"',
      ),
    );
    if (!back) parts.push(...clothing(look, tone, hem, flare));
  }
  return parts.join('');
}

function clothing(look: Look, tone: Tone, hem: number, flare: number): string[] {
  switch (look.outfit) {
    case 'suit':
      return [
        path('M-0.065 -1.475L0 -1.12L0.065 -1.475Z', tone('#f7f2e8')),
        path('M-0.018 -1.45H0.018L0.025 -1.2L0 -1.14L-0.025 -1.2Z', tone(look.accent)),
        line(
          [
            [0, -1.12],
            [0, hem],
          ],
          '#000',
          0.008,
          'opacity="0.35"',
        ),
      ];
    case 'coat':
      return [
        path(`M-0.06 -1.475L0 -1.2L0.06 -1.475Z`, tone(look.accent)),
        line(
          [
            [0, -1.2],
            [0, hem],
          ],
          '#000',
          0.01,
          'opacity="0.3"',
        ),
      ];
    case 'apron':
      return [
        path(`M-0.11 -1.32H0.11L0.15 -1.05V-0.55H-0.15V-1.05Z`, tone(look.accent)),
        line(
          [
            [-0.11, -1.32],
            [-0.07, -1.47],
          ],
          tone(look.accent),
          0.025,
        ),
        line(
          [
            [0.11, -1.32],
            [0.07, -1.47],
          ],
          tone(look.accent),
          0.025,
        ),
      ];
    case 'vest':
      return [
        path(
          `M-0.07 -1.47L-0.2 -1.42L-0.165 -1.05L-${flare} ${num(hem)}H-0.03L-0.03 -1.3Z`,
          tone(look.accent),
        ),
        path(`M0.07 -1.47L0.2 -1.42L0.165 -1.05L${flare} ${num(hem)}H0.03L0.03 -1.3Z`, tone(look.accent)),
        rect(-0.165, -1.12, 0.13, 0.04, tone('#f7f2e8')),
        rect(0.035, -1.12, 0.13, 0.04, tone('#f7f2e8')),
      ];
    case 'dress':
      return [
        line(
          [
            [-0.165, -1.04],
            [0.165, -1.04],
          ],
          tone(look.accent),
          0.035,
        ),
      ];
    default:
      return [path('M-0.06 -1.475A0.06 0.05 0 0 0 0.06 -1.475Z', tone(look.skin))];
  }
}

function extras(look: Look, pose: Pose, tone: Tone): string[] {
  const back = pose.view === 'back';
  const color = tone(look.accent);
  if (look.extra === 'backpack') {
    return back
      ? [
          rect(-0.15, -1.42, 0.3, 0.42, color, 'rx="0.07"'),
          rect(-0.1, -1.2, 0.2, 0.16, '#000', 'rx="0.03" opacity="0.15"'),
        ]
      : [-1, 1].map((side) =>
          line(
            [
              [side * 0.12, -1.46],
              [side * 0.14, -1.12],
            ],
            color,
            0.04,
          ),
        );
  }
  if (look.extra === 'tote' && hangs(pose))
    return [
      line(
        [
          [0.25, -0.86],
          [0.25, -0.7],
        ],
        color,
        0.02,
      ),
      rect(0.13, -0.72, 0.24, 0.28, color),
    ];
  if (look.extra === 'folder' && !back)
    return [rect(-0.3, -1.2, 0.2, 0.26, color, 'transform="rotate(-8 -0.2 -1.1)"')];
  return [];
}

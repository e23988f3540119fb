import { circle, ellipse, group, line, num, type Point, path, rect } from '../drawing/svg.ts';

export type Hair = 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'scarf' | 'cap' | 'chef' | 'helmet';
export type Outfit = 'shirt' | 'suit' | 'dress' | 'coat' | 'apron' | 'vest';

export type Look = {
  skin: string;
  hair: string;
  hairStyle: Hair;
  top: string;
  bottom: string;
  shoes: string;
  outfit: Outfit;
  /** 1 is a grown person of 1.72 m. */
  height: number;
  extra?: 'tote' | 'backpack' | 'folder' | 'beard';
  accent: string;
};

export type Arm =
  | 'down'
  | 'talk'
  | 'hold'
  | 'point'
  | 'up'
  | 'hip'
  | 'swingAhead'
  | 'swingBack'
  | 'reach'
  | 'phone';

export type Pose = {
  view: 'front' | 'back' | 'side';
  legs?: 'stand' | 'walk' | 'sit' | 'none';
  arms?: readonly [left: Arm, right: Arm];
  /** Looks to the left instead of the right, or swaps the arms. */
  mirrored?: boolean;
};

/** What haze makes of a colour at the place where a figure stands. */
export type Tone = (color: string) => string;
type Reach = readonly [elbow: Point, hand: Point];

// From the shoulder, for the right arm; x outwards (front, back) or ahead (side).
const FRONT_ARMS: Record<Arm, Reach> = {
  down: [
    [0.07, 0.29],
    [0.06, 0.55],
  ],
  talk: [
    [0.1, 0.27],
    [0.26, 0.1],
  ],
  hold: [
    [0.07, 0.28],
    [-0.13, 0.26],
  ],
  point: [
    [0.22, 0.1],
    [0.47, -0.06],
  ],
  up: [
    [0.17, -0.17],
    [0.12, -0.48],
  ],
  hip: [
    [0.19, 0.25],
    [0, 0.43],
  ],
  swingAhead: [
    [0.09, 0.28],
    [0.1, 0.52],
  ],
  swingBack: [
    [0.08, 0.28],
    [0.04, 0.53],
  ],
  reach: [
    [0.16, 0.22],
    [0.34, 0.32],
  ],
  phone: [
    [0.12, 0.24],
    [0.0, -0.08],
  ],
};
const SIDE_ARMS: Record<Arm, Reach> = {
  down: [
    [-0.03, 0.29],
    [0.03, 0.55],
  ],
  talk: [
    [0.05, 0.28],
    [0.29, 0.14],
  ],
  hold: [
    [0.0, 0.29],
    [0.25, 0.28],
  ],
  point: [
    [0.22, 0.12],
    [0.47, -0.02],
  ],
  up: [
    [0.16, -0.18],
    [0.14, -0.48],
  ],
  hip: [
    [-0.16, 0.22],
    [0.0, 0.4],
  ],
  swingAhead: [
    [0.08, 0.28],
    [0.24, 0.48],
  ],
  swingBack: [
    [-0.16, 0.26],
    [-0.24, 0.5],
  ],
  reach: [
    [0.16, 0.22],
    [0.4, 0.24],
  ],
  phone: [
    [0.14, 0.24],
    [0.12, -0.06],
  ],
};

/** A person in metres, feet at the origin, y downwards; simple shapes, no face. */
export function person(look: Look, pose: Pose, tone: Tone, scale = 100): string {
  const detailed = scale > 34;
  const parts =
    pose.view === 'side' ? sideways(look, pose, tone, detailed) : frontal(look, pose, tone, detailed);
  const flip = pose.mirrored ? -1 : 1;
  return group(parts, `transform="scale(${num(flip * look.height)} ${num(look.height)})"`);
}

function frontal(look: Look, pose: Pose, tone: Tone, detailed: boolean): string[] {
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

function arm(side: -1 | 1, kind: Arm, look: Look, tone: Tone, inProfile: boolean): string {
  const [elbow, hand] = (inProfile ? SIDE_ARMS : FRONT_ARMS)[kind];
  const shoulder: Point = inProfile ? [0.01, -1.38] : [side * 0.19, -1.39];
  const along = (point: Point): Point => [shoulder[0] + side * point[0], shoulder[1] + point[1]];
  return (
    line([shoulder, along(elbow), along(hand)], tone(look.top), 0.088) +
    (kind === 'down' || inProfile
      ? ''
      : line([shoulder, along(elbow), along(hand)], '#000', 0.088, 'opacity="0.06"')) +
    circle(...along(hand), 0.047, tone(look.skin))
  );
}

function headFront(look: Look, tone: Tone, back: boolean, detailed: boolean): string {
  const hair = tone(look.hair);
  const skin = tone(look.skin);
  const face = ellipse(0, -1.6, 0.093, 0.118, skin);
  const beard =
    look.extra === 'beard' && !back
      ? path('M-0.088 -1.59C-0.09 -1.46 0.09 -1.46 0.088 -1.59C0.05 -1.54 -0.05 -1.54 -0.088 -1.59Z', hair)
      : '';
  const cheek =
    detailed && !back ? path('M0.02 -1.717A0.093 0.118 0 0 1 0.02 -1.483Z', '#000', 'opacity="0.07"') : '';
  const crown = path(
    'M-0.102 -1.58C-0.115 -1.78 0.115 -1.78 0.102 -1.58C0.09 -1.67 0.02 -1.69 -0.03 -1.68C-0.08 -1.67 -0.09 -1.63 -0.102 -1.58Z',
    hair,
  );
  const allHair = path(
    'M-0.104 -1.56C-0.12 -1.78 0.12 -1.78 0.104 -1.56C0.09 -1.5 -0.09 -1.5 -0.104 -1.56Z',
    hair,
  );
  switch (look.hairStyle) {
    case 'bald':
      return face + cheek + beard;
    case 'long':
      return back
        ? path(
            'M-0.11 -1.6C-0.13 -1.79 0.13 -1.79 0.11 -1.6L0.14 -1.3C0.06 -1.25 -0.06 -1.25 -0.14 -1.3Z',
            hair,
          )
        : path(
            'M-0.11 -1.6C-0.13 -1.79 0.13 -1.79 0.11 -1.6L0.14 -1.34C0.05 -1.38 -0.05 -1.38 -0.14 -1.34Z',
            hair,
          ) +
            face +
            cheek +
            crown;
    case 'bun':
      return circle(0, -1.755, 0.06, hair) + (back ? face + allHair : face + cheek + crown);
    case 'curly':
      return (
        [
          [-0.08, -1.66],
          [0.08, -1.66],
          [0, -1.72],
          [-0.1, -1.58],
          [0.1, -1.58],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 0.062, hair))
          .join('') + (back ? circle(0, -1.61, 0.11, hair) : face + cheek + crown)
      );
    case 'scarf': {
      const cloth = path(
        'M-0.115 -1.6C-0.13 -1.79 0.13 -1.79 0.115 -1.6C0.11 -1.5 0.17 -1.45 0.18 -1.38C0.08 -1.33 -0.08 -1.33 -0.18 -1.38C-0.17 -1.45 -0.11 -1.5 -0.115 -1.6Z',
        tone(look.accent),
      );
      return back ? cloth : cloth + ellipse(0, -1.6, 0.073, 0.095, skin);
    }
    case 'chef':
      return (
        (back ? face + allHair : face + cheek + beard) +
        path(
          'M-0.095 -1.66V-1.76C-0.17 -1.8 -0.13 -1.92 -0.05 -1.88C-0.02 -1.95 0.06 -1.94 0.07 -1.88C0.15 -1.91 0.17 -1.79 0.095 -1.76V-1.66Z',
          tone('#fbf6ec'),
        )
      );
    case 'helmet':
      return (
        face +
        cheek +
        path('M-0.13 -1.64C-0.13 -1.8 0.13 -1.8 0.13 -1.64Z', tone(look.accent)) +
        rect(-0.145, -1.65, 0.29, 0.025, tone(look.accent))
      );
    case 'cap':
      return (
        face +
        cheek +
        path('M-0.1 -1.64C-0.11 -1.77 0.11 -1.77 0.1 -1.64Z', tone(look.accent)) +
        (back ? '' : rect(-0.1, -1.655, 0.2, 0.03, tone(look.accent)))
      );
    default:
      return back ? face + allHair : face + cheek + crown + beard;
  }
}

/** Whether a hand is free to carry a bag. */
function hangs({ arms, legs }: Pose): boolean {
  const arm = arms?.[1] ?? 'down';
  return legs !== 'sit' && (arm === 'down' || arm === 'swingBack');
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

function sideways(look: Look, pose: Pose, tone: Tone, detailed: boolean): string[] {
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

function headSide(look: Look, tone: Tone): string {
  const hair = tone(look.hair);
  const face = ellipse(0.015, -1.6, 0.098, 0.118, tone(look.skin));
  const nose = circle(0.115, -1.585, 0.017, tone(look.skin));
  const crown = path(
    'M-0.1 -1.52C-0.16 -1.78 0.1 -1.8 0.105 -1.66C0.05 -1.69 0.0 -1.67 -0.005 -1.62C-0.02 -1.56 -0.05 -1.52 -0.1 -1.52Z',
    hair,
  );
  const beard =
    look.extra === 'beard'
      ? path('M0.0 -1.56C0.02 -1.47 0.1 -1.46 0.112 -1.55C0.08 -1.56 0.04 -1.56 0 -1.56Z', hair)
      : '';
  switch (look.hairStyle) {
    case 'bald':
      return face + nose + beard;
    case 'long':
      return (
        face +
        nose +
        crown +
        path('M-0.02 -1.7C-0.17 -1.72 -0.15 -1.42 -0.16 -1.3C-0.09 -1.28 -0.04 -1.34 -0.03 -1.5Z', hair)
      );
    case 'bun':
      return circle(-0.11, -1.72, 0.055, hair) + face + nose + crown;
    case 'curly':
      return (
        [
          [-0.07, -1.66],
          [0.03, -1.71],
          [-0.1, -1.58],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 0.065, hair))
          .join('') +
        face +
        nose +
        crown
      );
    case 'scarf':
      return (
        face +
        nose +
        path(
          'M0.075 -1.7C0.03 -1.79 -0.13 -1.77 -0.12 -1.58C-0.12 -1.48 -0.17 -1.42 -0.15 -1.34C-0.05 -1.31 0.08 -1.33 0.1 -1.4C0.06 -1.46 0.03 -1.52 0.03 -1.6C0.03 -1.64 0.05 -1.68 0.075 -1.7Z',
          tone(look.accent),
        )
      );
    case 'chef':
      return (
        face +
        nose +
        beard +
        path(
          'M-0.09 -1.65V-1.75C-0.17 -1.8 -0.12 -1.92 -0.04 -1.88C0 -1.95 0.08 -1.93 0.08 -1.87C0.16 -1.89 0.17 -1.78 0.1 -1.75V-1.66Z',
          tone('#fbf6ec'),
        )
      );
    case 'helmet':
      return (
        face +
        nose +
        path('M-0.12 -1.64C-0.12 -1.8 0.13 -1.8 0.13 -1.65Z', tone(look.accent)) +
        rect(-0.12, -1.66, 0.28, 0.025, tone(look.accent))
      );
    case 'cap':
      return (
        face +
        nose +
        path('M-0.09 -1.63C-0.11 -1.77 0.1 -1.77 0.11 -1.66Z', tone(look.accent)) +
        rect(0.02, -1.68, 0.17, 0.025, tone(look.accent))
      );
    default:
      return face + nose + crown + beard;
  }
}

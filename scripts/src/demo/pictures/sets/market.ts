import { lighten, mix } from '../drawing/color.ts';
import type { Random } from '../drawing/random.ts';
import { circle, ellipse, line, path, rect } from '../drawing/svg.ts';
import { createLook, stand, type Wardrobe } from '../stage/people.ts';
import { bar, box } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';
import { lampGlow } from './air.ts';

export type StallColors = { awning: readonly [string, string]; wood: string; goods: readonly string[] };

/** A stall with a striped awning, crates of produce and its keeper; `face` is where its front looks. */
export function stall(
  stage: Stage,
  random: Random,
  at: Vec,
  width: number,
  face: 'front' | 'left' | 'right',
  colors: StallColors,
  wardrobe: Wardrobe,
): void {
  const [x, y, z] = at;
  const deep = 1.6;
  const alongX = face === 'front';
  const side = face === 'right' ? 1 : -1;
  const size: readonly [number, number] = alongX ? [width, deep] : [deep, width];
  const keeper: Vec = alongX ? [x, y, z + 1.2] : [x - side * 1.2, y, z];
  stand(
    stage,
    keeper,
    { ...createLook(random, wardrobe), outfit: 'apron' },
    { view: alongX ? 'front' : 'side', arms: ['reach', 'hold'], mirrored: side < 0 },
  );
  box(stage, {
    at: [x, y, z],
    size: [size[0], 0.75, size[1] * 0.8],
    color: colors.wood,
    top: lighten(colors.wood, 0.2),
  });
  crates(stage, random, at, width, face, colors);
  for (const a of [-0.5, 0.5]) {
    for (const b of [-0.5, 0.5])
      bar(
        stage,
        [x + a * size[0], y, z + b * size[1]],
        [x + a * size[0], y + 2.6, z + b * size[1]],
        0.07,
        mix(colors.wood, '#2a1c14', 0.3),
      );
  }
  awning(stage, at, width, deep, face, colors.awning);
}

function awning(
  stage: Stage,
  [x, y, z]: Vec,
  width: number,
  deep: number,
  face: 'front' | 'left' | 'right',
  [first, second]: readonly [string, string],
): void {
  const stripes = Math.round(width / 0.5);
  const [low, high, drop] = [y + 2.35, y + 3, 0.35];
  const spot = (along: number, out: number, height: number): Vec => {
    const a = (along - 0.5) * width;
    if (face === 'front') return [x + a, height, z + (0.5 - out) * deep];
    const side = face === 'right' ? 1 : -1;
    return [x + (out - 0.5) * deep * side, height, z - a * side];
  };
  for (let i = 0; i < stripes; i += 1) {
    const [a, b] = [i / stripes, (i + 1) / stripes];
    const color = i % 2 ? first : second;
    stage.face([spot(a, 1.25, low), spot(a, 0, high), spot(b, 0, high), spot(b, 1.25, low)], color, {
      twoSided: true,
      nearer: 0.8,
    });
    const scallop = Array.from({ length: 7 }, (_, k): Vec => {
      const angle = (k / 6) * Math.PI;
      return spot(
        a + ((b - a) * (1 - Math.cos(angle))) / 2,
        1.25,
        low - drop * (0.45 + 0.55 * Math.sin(angle)),
      );
    });
    stage.face([spot(a, 1.25, low), ...scallop, spot(b, 1.25, low)], mix(color, '#000000', 0.08), {
      twoSided: true,
      nearer: 0.9,
      lit: false,
    });
  }
}

function crates(
  stage: Stage,
  random: Random,
  [x, y, z]: Vec,
  width: number,
  face: 'front' | 'left' | 'right',
  { wood, goods }: StallColors,
): void {
  const count = Math.floor(width / 0.75);
  for (let row = 0; row < 2; row += 1) {
    for (let i = 0; i < count; i += 1) {
      const along = ((i + 0.5) / count - 0.5) * width * 0.94;
      const out = row ? 0.24 : -0.3;
      const side = face === 'right' ? 1 : -1;
      const at: Vec =
        face === 'front'
          ? [x + along, y + 0.75 + row * 0.12, z + out]
          : [x - out * side, y + 0.75 + row * 0.12, z + along];
      box(stage, {
        at,
        size: [0.62, 0.2, 0.56],
        color: lighten(wood, 0.25),
        top: mix(wood, '#2a1c14', 0.4),
        shadow: false,
        nearer: 0.2,
      });
      const color = random.pick(goods);
      const round = random.chance(0.65);
      stage.figure(
        [at[0], at[1] + 0.2, at[2]],
        (tone, scale) => heap(random, tone, color, round, scale > 60),
        0.4,
      );
    }
  }
}

function heap(
  random: Random,
  tone: (color: string) => string,
  color: string,
  round: boolean,
  fine: boolean,
): string {
  if (!round)
    return (
      path('M-0.28 0.02C-0.2 -0.3 0.2 -0.3 0.28 0.02Z', tone(color)) +
      path('M0 -0.22C0.12 -0.22 0.22 -0.14 0.28 0.02H0.06Z', '#000', 'opacity="0.12"')
    );
  const spots = [
    [-0.2, 0],
    [-0.07, 0.01],
    [0.07, 0.01],
    [0.2, 0],
    [-0.13, -0.1],
    [0, -0.1],
    [0.13, -0.1],
    [-0.06, -0.19],
    [0.07, -0.19],
  ] as const;
  return spots
    .map(
      ([cx, cy]) =>
        circle(cx, cy, 0.085, tone(mix(color, '#3a1410', random.between(0, 0.22)))) +
        (fine ? circle(cx - 0.03, cy - 0.03, 0.02, tone(lighten(color, 0.5))) : ''),
    )
    .join('');
}

/** A lamp of half a circle that hangs from the roof and gives light. */
export function hangingLamp(
  stage: Stage,
  at: Vec,
  from: number,
  radius: number,
  color: string,
  light: string,
): void {
  bar(stage, [at[0], at[1] + radius, at[2]], [at[0], from, at[2]], 0.025, '#2c2622');
  stage.figure(
    at,
    (tone) =>
      ellipse(0, 0, radius * 0.62, radius * 0.24, tone(light)) +
      path(`M${-radius} 0A${radius} ${radius} 0 0 1 ${radius} 0Z`, tone(color)) +
      path(
        `M0 ${-radius}A${radius} ${radius} 0 0 1 ${radius} 0H${radius * 0.35}A${radius * 1.1} ${radius} 0 0 0 0 ${-radius}Z`,
        '#000',
        'opacity="0.15"',
      ),
  );
  lampGlow(stage, [at[0], at[1] - radius * 0.2, at[2]], radius * 3.2, light, 0.5);
}

/** A copper pot on a hook. */
export function hangingPot(stage: Stage, at: Vec, from: number, size: number, color: string): void {
  bar(stage, [at[0], at[1] + size * 0.4, at[2]], [at[0], from, at[2]], 0.02, '#2c2622');
  stage.figure(at, (tone) =>
    [
      line(
        [
          [-size * 0.45, -size * 0.1],
          [0, -size * 0.55],
          [size * 0.45, -size * 0.1],
        ],
        tone('#4a3a30'),
        size * 0.06,
      ),
      path(
        `M${-size * 0.5} ${-size * 0.1}H${size * 0.5}C${size * 0.55} ${size * 0.45} ${size * 0.3} ${size * 0.6} 0 ${size * 0.6}S${-size * 0.55} ${size * 0.45} ${-size * 0.5} ${-size * 0.1}Z`,
        tone(color),
      ),
      path(
        `M${size * 0.12} ${-size * 0.1}H${size * 0.5}C${size * 0.55} ${size * 0.45} ${size * 0.3} ${size * 0.6} 0 ${size * 0.6}C${size * 0.2} ${size * 0.4} ${size * 0.2} ${size * 0.2} ${size * 0.12} ${-size * 0.1}Z`,
        '#000',
        'opacity="0.2"',
      ),
      rect(-size * 0.36, 0, size * 0.08, size * 0.3, '#fff', `rx="${size * 0.04}" opacity="0.4"`),
      rect(
        -size * 0.56,
        -size * 0.16,
        size * 1.12,
        size * 0.1,
        tone(lighten(color, 0.25)),
        `rx="${size * 0.05}"`,
      ),
    ].join(''),
  );
}

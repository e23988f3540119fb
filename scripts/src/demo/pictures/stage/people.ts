import type { Random } from '../drawing/random.ts';
import { group, num } from '../drawing/svg.ts';
import type { Arm, Hair, Look, Outfit, Pose } from './figure/look.ts';
import { person } from './figure.ts';
import type { Stage } from './stage.ts';
import type { Vec } from './vector.ts';

const SKINS = ['#f0c8a0', '#e2ad80', '#cf9468', '#b87850', '#8a573a'];
const HAIRS = ['#2a1c17', '#3d2618', '#5a3822', '#1d1a1c', '#7a4c28', '#b9b2a8'];

export type Wardrobe = {
  tops: readonly string[];
  bottoms: readonly string[];
  accents: readonly string[];
  /** Who comes here; the more often it is named, the more of them. */
  outfits?: readonly Outfit[];
  hair?: readonly Hair[];
  /** Nobody carries anything where it would be in the way. */
  bags?: false;
};

const HAIR_STYLES: readonly Hair[] = [
  'short',
  'short',
  'short',
  'long',
  'long',
  'bun',
  'curly',
  'scarf',
  'scarf',
  'bald',
];
const OUTFITS: readonly Outfit[] = ['shirt', 'shirt', 'suit', 'coat', 'dress'];

/** Somebody who might be at a fair. */
export function createLook(random: Random, wardrobe: Wardrobe): Look {
  const hairStyle = random.pick(wardrobe.hair ?? HAIR_STYLES);
  const feminine = hairStyle === 'long' || hairStyle === 'bun' || hairStyle === 'scarf';
  const picked = random.pick(wardrobe.outfits ?? OUTFITS);
  const outfit =
    picked === 'dress' && !feminine ? 'shirt' : picked === 'dress' && hairStyle === 'scarf' ? 'coat' : picked;
  const drawn = random.pick([
    'none',
    'none',
    'tote',
    'backpack',
    'folder',
    feminine ? 'tote' : 'beard',
  ] as const);
  const extra = wardrobe.bags === false && drawn !== 'beard' ? 'none' : drawn;
  return {
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    hairStyle,
    top: random.pick(wardrobe.tops),
    bottom: random.pick(wardrobe.bottoms),
    shoes: random.pick(['#2a2220', '#3d2b22', '#f2ece0', '#1e2430']),
    outfit,
    height: random.between(feminine ? 0.92 : 0.98, feminine ? 1.0 : 1.06),
    ...(extra === 'none' ? {} : { extra }),
    accent: random.pick(wardrobe.accents),
  };
}

/** A person on the floor with shadow and reflection. */
export function stand(stage: Stage, at: Vec, look: Look, pose: Pose, nearer = 0): void {
  if (at[1] < 0.1) {
    const reach = 1.1 * look.height;
    const [sx, , sz] = stage.mood.sun;
    const around = Array.from({ length: 12 }, (_, i): Vec => {
      const angle = (i / 12) * Math.PI * 2;
      const far = (1 + Math.cos(angle)) / 2;
      const [ax, az] = [-sx * reach * far, -sz * reach * far];
      const side = 0.22 * Math.sin(angle);
      const length = Math.hypot(sx, sz) || 1;
      return [at[0] + ax + (sz / length) * side, 0.003, at[2] + az - (sx / length) * side];
    });
    stage.shadow(around);
    stage.shadow(
      Array.from({ length: 10 }, (_, i): Vec => {
        const angle = (i / 10) * Math.PI * 2;
        return [at[0] + 0.27 * Math.cos(angle), 0.003, at[2] + 0.2 * Math.sin(angle)];
      }),
    );
  }
  stage.figure(at, (tone, scale) => person(look, pose, tone, scale), nearer);
  const { at: foot, scale, depth } = stage.view.project(at);
  if (at[1] === 0 && scale < 400 && depth > 0.9) {
    const upside = group(
      [person(look, pose, (color) => stage.haze(color, depth), 10)],
      `transform="translate(${num(foot[0])} ${num(foot[1])}) scale(${num(scale)} ${num(-scale)})"`,
    );
    stage.put('mirror', depth, upside);
  }
}

const IDLE: readonly Arm[] = ['down', 'down', 'hold', 'hip', 'phone'];
const LIVELY: readonly Arm[] = ['talk', 'hold', 'point', 'down', 'talk'];

/** A passer-by who walks along x, or towards or away from the camera. */
export function passer(stage: Stage, random: Random, at: Vec, wardrobe: Wardrobe): void {
  const look = createLook(random, wardrobe);
  const view = random.pick(['side', 'side', 'front', 'back'] as const);
  stand(stage, at, look, {
    view,
    legs: 'walk',
    arms: ['swingAhead', 'swingBack'],
    mirrored: random.chance(0.5),
  });
}

/** Two or three people in talk. */
export function talkers(
  stage: Stage,
  random: Random,
  at: Vec,
  wardrobe: Wardrobe,
  count = random.whole(2, 3),
): void {
  const spots: readonly (readonly [number, number, Pose])[] = [
    [-0.5, 0, { view: 'side', arms: [random.pick(LIVELY), 'down'] }],
    [0.5, 0.1, { view: 'side', arms: [random.pick(LIVELY), 'down'], mirrored: true }],
    [0.05, 0.55, { view: 'front', arms: [random.pick(IDLE), random.pick(LIVELY)] }],
  ];
  for (const [dx, dz, pose] of spots.slice(0, count)) {
    stand(stage, [at[0] + dx, at[1], at[2] + dz], createLook(random, wardrobe), pose);
  }
}

/** Somebody who stands and looks at what lies before the camera. */
export function onlooker(
  stage: Stage,
  random: Random,
  at: Vec,
  wardrobe: Wardrobe,
  view: Pose['view'] = 'back',
): void {
  const arms = [random.pick(IDLE), random.pick(IDLE)] as const;
  stand(stage, at, createLook(random, wardrobe), { view, arms, mirrored: random.chance(0.5) });
}

/** People over an area, none closer to another than half a metre, none where `free` says no. */
export function crowd(
  stage: Stage,
  random: Random,
  area: { x: readonly [number, number]; z: readonly [number, number] },
  count: number,
  wardrobe: Wardrobe,
  free: (x: number, z: number) => boolean = () => true,
): void {
  const taken: (readonly [number, number])[] = [];
  for (let attempt = 0; taken.length < count && attempt < count * 14; attempt += 1) {
    const x = random.between(...area.x);
    const z = random.between(...area.z);
    if (!free(x, z) || taken.some(([tx, tz]) => Math.hypot(tx - x, tz - z) < 1)) continue;
    taken.push([x, z]);
    const kind = random.next();
    if (kind < 0.42) passer(stage, random, [x, 0, z], wardrobe);
    else if (kind < 0.78) talkers(stage, random, [x, 0, z], wardrobe);
    else onlooker(stage, random, [x, 0, z], wardrobe, random.pick(['back', 'back', 'front', 'side']));
  }
}

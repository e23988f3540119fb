import type { Draw } from '../../drawing/formats.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { path } from '../../drawing/svg.ts';
import { vignette } from '../../sets/air.ts';
import { backdrop, patch } from '../../sets/ground.ts';
import { stand } from '../../sets/stand.ts';
import { createLook, crowd, onlooker, stand as person, talkers } from '../../stage/people.ts';
import { SHAPES } from '../../stage/shapes.ts';
import { box } from '../../stage/solids.ts';
import { createStage, type Stage } from '../../stage/stage.ts';
import type { Vec } from '../../stage/vector.ts';
import { DAY, STANDS, WARDROBE } from './setting.ts';

export const digging: Draw = (width, height) => {
  const random = createRandom('turizm digging');
  const stage = createStage(
    width,
    height,
    { from: [-3.4, 3.9, -4.6], to: [0.3, 0.8, 4.4], lens: 1.55, rise: 0.03 },
    { ...DAY, hazeMost: 0.3 },
  );
  backdrop(stage, '#cfc6b6');
  for (let i = -24; i <= 24; i += 3) {
    patch(stage, [i - 0.03, i + 0.03], [-6, 40], '#bcb2a0');
    patch(stage, [-24, 24], [i + 5.97, i + 6.03], '#bcb2a0');
  }
  sandpit(stage, random, [0.2, 0, 4], [5.4, 3.8]);
  for (const [x, z] of [
    [-1.6, 3.2],
    [-0.3, 4.6],
    [1.2, 3.1],
    [2.1, 4.8],
    [0.5, 5.4],
  ] as const) {
    person(
      stage,
      [x, 0.2, z],
      {
        ...createLook(random, WARDROBE),
        height: random.between(0.6, 0.7),
        hairStyle: random.pick(['short', 'long', 'curly', 'bun', 'cap']),
      },
      {
        view: random.pick(['side', 'front']),
        legs: 'sit',
        arms: ['reach', 'reach'],
        mirrored: random.chance(0.5),
      },
      0.3,
    );
  }
  person(
    stage,
    [-2.9, 0, 5.2],
    { ...createLook(random, WARDROBE), outfit: 'vest', accent: '#e9b44c', hairStyle: 'cap' },
    { view: 'side', arms: ['point', 'hold'] },
  );
  person(
    stage,
    [3.6, 0, 3.2],
    { ...createLook(random, WARDROBE), outfit: 'vest', accent: '#e9b44c' },
    { view: 'side', arms: ['hold', 'hold'], mirrored: true },
  );
  talkers(stage, random, [3.9, 0, 6.6], WARDROBE, 3);
  onlooker(stage, random, [-2.2, 0, 1.1], WARDROBE);
  person(
    stage,
    [-1.5, 0, 1],
    { ...createLook(random, WARDROBE), height: 0.62 },
    { view: 'back', arms: ['down', 'point'] },
  );
  for (let i = 0; i < 3; i += 1)
    stand(stage, random, {
      x: -8 + i * 6.6,
      z: 10.5,
      across: 2,
      deep: 1,
      open: 'front',
      colors: STANDS[i] ?? random.pick(STANDS),
    });
  crowd(stage, random, { x: [-7, 9], z: [7.8, 10] }, 12, WARDROBE);
  vignette(stage, '#4a4a50', 0.4);
  return stage.draw({ mirrorOpacity: 0, softness: 2 });
};

/** Children look for shards in a box of sand, seen from above. */
function sandpit(stage: Stage, random: Random, at: Vec, size: readonly [number, number]): void {
  const [x, , z] = at;
  const [width, depth] = size;
  for (const side of [-1, 1]) {
    box(stage, { at: [x + (side * width) / 2, 0, z], size: [0.18, 0.3, depth + 0.18], color: '#9a6a42' });
    box(stage, { at: [x, 0, z + (side * depth) / 2], size: [width, 0.3, 0.18], color: '#9a6a42' });
  }
  patch(stage, [x - width / 2, x + width / 2], [z - depth / 2, z + depth / 2], '#e9cf9c', 0.2);
  for (let i = 0; i < 26; i += 1) {
    const [px, pz] = [x + random.between(-0.45, 0.45) * width, z + random.between(-0.45, 0.45) * depth];
    const r = random.between(0.12, 0.42);
    const round = SHAPES.circle.map(
      ([u, v]): Vec => [px + (u - 0.5) * r * 2, 0.205, pz + (v - 0.5) * r * 1.6],
    );
    stage.face(round, random.pick(['#d9b878', '#f3dfb4', '#dfc188']), {
      layer: 'ground',
      lit: false,
      twoSided: true,
    });
  }
  for (let i = 0; i < 9; i += 1) {
    const px = x + random.between(-0.4, 0.4) * width;
    const pz = z + random.between(-0.4, 0.4) * depth;
    stage.figure([px, 0.2, pz], (tone) =>
      path(
        random.chance(0.5) ? 'M-0.12 0L-0.08 -0.12L0.1 -0.1L0.13 0Z' : 'M-0.1 0C-0.14 -0.16 0.1 -0.2 0.12 0Z',
        tone(random.pick(['#b5643c', '#8a4a30', '#4f6c63'])),
      ),
    );
  }
  // The grid of strings that diggers measure by.
  for (let i = 1; i < 4; i += 1) {
    box(stage, {
      at: [x - width / 2 + (width * i) / 4, 0.3, z],
      size: [0.02, 0.02, depth],
      color: '#f7f2e6',
      shadow: false,
    });
    box(stage, {
      at: [x, 0.3, z - depth / 2 + (depth * i) / 4],
      size: [width, 0.02, 0.02],
      color: '#f7f2e6',
      shadow: false,
    });
  }
}

import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { path, place, rect } from '../drawing/svg.ts';
import { banner, glow, vignette } from '../sets/air.ts';
import { vaultedHall } from '../sets/vaulted-hall.ts';
import { createLook, crowd, onlooker, stand as person, talkers, type Wardrobe } from '../stage/people.ts';
import { bar, box } from '../stage/solids.ts';
import { createStage } from '../stage/stage.ts';
import { DAY, HALL, WARDROBE } from './setting.ts';

export const volunteers: Draw = (width, height) => {
  const random = createRandom('press volunteers');
  const stage = createStage(
    width,
    height,
    { from: [-2, 1.7, -3.2], to: [0.4, 1.6, 7], lens: 1, rise: 0.06 },
    DAY,
  );
  vaultedHall(stage, { ...HALL, to: 56 });
  const team: Wardrobe = { ...WARDROBE, outfits: ['vest'], accents: ['#e9b44c'] };
  for (let i = 0; i < 4; i += 1)
    box(stage, {
      at: [-1.5 + i * 1.4, 0, 4.2 + i * 0.1],
      size: [1.42, 1.08, 0.7],
      color: i % 2 ? '#b3461b' : '#114b6b',
      top: '#f6f1e7',
    });
  for (let i = 0; i < 3; i += 1)
    person(stage, [-1.4 + i * 1.7, 0, 5.1], createLook(random, team), {
      view: 'front',
      arms: [random.pick(['talk', 'hold']), random.pick(['point', 'hold'])],
    });
  bar(stage, [3.9, 0, 4.8], [3.9, 3, 4.8], 0.1, '#3a4650');
  for (let i = 0; i < 3; i += 1)
    stage.figure(
      [3.9, 2.9 - i * 0.46, 4.7],
      (tone) =>
        place(
          [
            path(
              'M-0.7 -0.17H0.5L0.72 0L0.5 0.17H-0.7Z',
              tone(['#b3461b', '#114b6b', '#6f8f5a'][i] ?? '#000'),
            ),
          ],
          0,
          0,
          1,
          0,
        ) + rect(-0.5, -0.05, 0.6, 0.1, tone('#f6f1e7')),
      0.2,
    );
  person(
    stage,
    [-0.9, 0, 2.7],
    { ...createLook(random, WARDROBE), hairStyle: 'scarf', extra: 'tote' },
    { view: 'back', arms: ['down', 'down'] },
  );
  person(
    stage,
    [-0.2, 0, 2.8],
    { ...createLook(random, WARDROBE), height: 0.62 },
    { view: 'back', arms: ['up', 'down'] },
  );
  onlooker(stage, random, [1.6, 0, 2.9], WARDROBE);
  person(stage, [2.9, 0, 3.3], createLook(random, team), { view: 'side', arms: ['point', 'hold'] });
  person(stage, [-3.6, 0, 4], createLook(random, team), {
    view: 'side',
    legs: 'walk',
    arms: ['talk', 'swingBack'],
  });
  talkers(stage, random, [-2.6, 0, 5.6], WARDROBE, 2);
  for (let i = 0; i < 4; i += 1)
    banner(
      stage,
      [-7 + i * 5.4, 9.4, 16 + (i % 2) * 4],
      2,
      6,
      i % 2 ? ['#114b6b', '#e9c48c', '#f3ece0'] : ['#b3461b', '#f3ece0', '#114b6b'],
      i * 2,
    );
  crowd(stage, random, { x: [-9, 9], z: [9, 30] }, 34, WARDROBE);
  glow(stage, 0.55, 0.3, 0.35, '#fff6e0', 0.4);
  vignette(stage, '#3c4c58', 0.42);
  return stage.draw();
};

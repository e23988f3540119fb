import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { place } from '../../drawing/svg.ts';
import { vignette } from '../../sets/air.ts';
import { vitrine } from '../../sets/display.ts';
import { vaultedHall } from '../../sets/vaulted-hall.ts';
import { createLook, crowd, stand as person, talkers } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { CASE, jewel } from './jewel-case.ts';
import { HALL, NIGHT, WARDROBE } from './setting.ts';

export const admirer: Draw = (width, height) => {
  const random = createRandom('telkari admirer');
  const stage = createStage(
    width,
    height,
    { from: [-0.6, 1.55, -2.6], to: [0.1, 1.5, 8], lens: 2, rise: 0.04 },
    NIGHT,
  );
  vaultedHall(stage, { ...HALL, to: 30 });
  vitrine(stage, [0.45, 0, 3.4], CASE, (tone) => place([jewel(0)(tone)], 0, 0, 1.6), 1);
  vitrine(stage, [-1.6, 0, 7], CASE, jewel(1), 1);
  vitrine(stage, [2.2, 0, 8], CASE, jewel(2), 1);
  vitrine(stage, [-0.2, 0, 12], CASE, jewel(0), 1);
  person(
    stage,
    [-0.55, 0, 3.2],
    {
      ...createLook(random, WARDROBE),
      hairStyle: 'scarf',
      accent: '#e3b04b',
      outfit: 'coat',
      top: '#7a2440',
      skin: '#e2ad80',
      height: 0.98,
    },
    { view: 'side', arms: ['hold', 'hold'] },
  );
  person(
    stage,
    [1.35, 0, 3.9],
    { ...createLook(random, WARDROBE), hairStyle: 'bald', extra: 'beard', outfit: 'suit', top: '#25424a' },
    { view: 'side', arms: ['talk', 'down'], mirrored: true },
  );
  talkers(stage, random, [1, 0, 9], WARDROBE, 2);
  crowd(stage, random, { x: [-4, 4], z: [13, 24] }, 9, WARDROBE);
  vignette(stage, '#020e0e', 0.6);
  return stage.draw({ mirrorOpacity: 0.35, shadowOpacity: 0.5 });
};

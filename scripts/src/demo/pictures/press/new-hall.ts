import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { glow, lightShaft, vignette } from '../sets/air.ts';
import { vaultedHall } from '../sets/vaulted-hall.ts';
import { createLook, stand as person } from '../stage/people.ts';
import { bar, box } from '../stage/solids.ts';
import { createStage } from '../stage/stage.ts';
import { DAY, FORMAL, HALL, WARDROBE } from './setting.ts';

export const newHall: Draw = (width, height) => {
  const random = createRandom('press new hall');
  const stage = createStage(
    width,
    height,
    { from: [-2.6, 2.2, -3], to: [1.2, 4, 30], lens: 0.7, rise: 0.14 },
    DAY,
  );
  vaultedHall(stage, { ...HALL, skylight: 0.5 });
  person(
    stage,
    [-0.6, 0, 8],
    { ...createLook(random, FORMAL), hairStyle: 'helmet', accent: '#e9b44c', outfit: 'vest' },
    { view: 'front', arms: ['point', 'hold'] },
  );
  person(
    stage,
    [0.7, 0, 8.3],
    { ...createLook(random, FORMAL), hairStyle: 'helmet', accent: '#f1e8d6', outfit: 'suit' },
    { view: 'back', arms: ['hip', 'down'] },
  );
  person(
    stage,
    [1.5, 0, 7.8],
    { ...createLook(random, FORMAL), hairStyle: 'helmet', accent: '#f1e8d6', outfit: 'coat' },
    { view: 'side', arms: ['hold', 'hold'], mirrored: true },
  );
  box(stage, { at: [-7, 0.7, 15], size: [3, 0.25, 1.6], color: '#d9822b' });
  for (const [a, b] of [
    [-8.2, -5.8],
    [-5.8, -8.2],
  ] as const)
    for (let i = 0; i < 4; i += 1)
      bar(stage, [a, 0.95 + i * 1.1, 14.4], [b, 0.95 + (i + 1) * 1.1, 14.4], 0.12, '#d9822b');
  box(stage, { at: [-7, 5.35, 15], size: [3, 0.2, 1.6], color: '#d9822b' });
  for (let i = 0; i < 6; i += 1)
    bar(stage, [-8.5 + i * 0.6, 5.5, 14.2], [-8.5 + i * 0.6, 6.5, 14.2], 0.04, '#d9822b');
  person(
    stage,
    [-7.2, 5.55, 14.8],
    { ...createLook(random, WARDROBE), hairStyle: 'helmet', accent: '#e9b44c', outfit: 'vest' },
    { view: 'back', arms: ['up', 'up'] },
  );
  for (let i = 0; i < 5; i += 1)
    lightShaft(stage, [-3, 3, 15.4, 10 + i * 12], [2, 11, 0, 6 + i * 12], '#fff6dc', 0.4);
  glow(stage, 0.55, 0.44, 0.26, '#fffaf0', 0.5);
  vignette(stage, '#3c4c58', 0.4);
  return stage.draw({ mirrorOpacity: 0.4 });
};

import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { vignette } from '../../sets/air.ts';
import { flag, plaza, sky, tree } from '../../sets/outside.ts';
import { venue } from '../../sets/venue.ts';
import { crowd } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { DUSK, WARDROBE } from './setting.ts';

export const dusk: Draw = (width, height) => {
  const random = createRandom('turizm dusk');
  const stage = createStage(
    width,
    height,
    { from: [-9, 2.2, -2], to: [1, 5.4, 50], lens: 0.72, rise: 0.14 },
    DUSK,
  );
  sky(stage, random, {
    top: '#27305f',
    low: '#f0935a',
    sun: [0.78, 0.5, 0.03, '#ffd08a'],
    hills: ['#7a4f74', '#553f6b'],
    ground: '#45446f',
    clouds: '#e98b72',
  });
  plaza(stage, '#3f4168', '#35365b', 130);
  venue(stage, random, {
    at: [2, 0, 52],
    vaults: 4,
    span: 22,
    wall: 5,
    colors: { stone: '#38324a', glass: '#ffc268', frame: '#4a3a50', roof: '#6d5a78' },
    lit: true,
  });
  for (let i = 0; i < 6; i += 1)
    tree(stage, random, [-26 + i * 3.2, 0, 40 - i * 3.5], 9 - (i % 3), ['#2c3f55', '#3f5a63'], 'poplar');
  for (let i = 0; i < 5; i += 1)
    tree(stage, random, [20 + i * 6, 0, 34 + (i % 2) * 5], 7.5, ['#2c3f55', '#3f5a63'], 'poplar');
  for (let i = 0; i < 4; i += 1)
    flag(stage, [8 + i * 3, 0, 24], 8, ['#c8622f', '#e9c48c', '#1b6285', '#f3ece0'][i] ?? '#fff');
  crowd(stage, random, { x: [-14, 14], z: [7, 40] }, 34, WARDROBE);
  vignette(stage, '#2a2346', 0.45);
  return stage.draw({ mirrorOpacity: 0.5, shadowOpacity: 0.35 });
};

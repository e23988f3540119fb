import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { flag, plaza, sky, tree } from '../sets/outside.ts';
import { quietLeft } from '../sets/quiet.ts';
import { venue } from '../sets/venue.ts';
import { crowd } from '../stage/people.ts';
import { createStage, type Mood } from '../stage/stage.ts';
import { RIVER, WARDROBE } from './setting.ts';

export const house: Draw = (width, height) => {
  const random = createRandom('slide house');
  const mood: Mood = {
    light: '#ffd9a0',
    shade: '#14284a',
    haze: '#3a4a70',
    hazeFrom: 40,
    hazeTo: 160,
    hazeMost: 0.4,
    sun: [0.6, 0.5, -0.4],
  };
  const stage = createStage(
    width,
    height,
    { from: [-14, 2.4, -2], to: [-3.4, 5.2, 50], lens: 0.86, rise: 0.1 },
    mood,
  );
  sky(stage, random, {
    top: '#123250',
    low: '#f0a064',
    sun: [0.86, 0.6, 0.014, '#ffdca0'],
    hills: ['#4f5478', '#39466a'],
    ground: '#34476a',
    clouds: '#d98c78',
  });
  plaza(stage, '#2f4260', '#283a56', 130);
  venue(stage, random, {
    at: [14, 0, 48],
    vaults: 4,
    span: 17,
    wall: 4.4,
    colors: { stone: '#26303f', glass: '#ffc268', frame: '#3a3f55', roof: '#56637a' },
    lit: true,
  });
  for (let i = 0; i < 4; i += 1)
    flag(stage, [3 + i * 3.2, 0, 28], 7, ['#c8622f', '#e9c48c', '#1b6285', '#f3ece0'][i] ?? '#fff');
  for (let i = 0; i < 5; i += 1)
    tree(stage, random, [-24 + i * 3, 0, 44 - i * 2], 8 - (i % 3), ['#20364a', '#2f4c58'], 'poplar');
  for (let i = 0; i < 4; i += 1)
    tree(stage, random, [24 + i * 6, 0, 34 + (i % 2) * 4], 5.4, ['#22384a', '#34505a']);
  crowd(stage, random, { x: [-6, 22], z: [12, 40] }, 36, WARDROBE);
  quietLeft(stage, RIVER);
  return stage.draw({ mirrorOpacity: 0.5 });
};

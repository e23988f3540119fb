import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { vignette } from '../../sets/air.ts';
import { coach } from '../../sets/coach.ts';
import { flag, plaza, sky, tree } from '../../sets/outside.ts';
import { venue } from '../../sets/venue.ts';
import { createLook, crowd, passer, stand as person, talkers } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { BRIGHT, STUDENTS } from './setting.ts';

export const arrival: Draw = (width, height) => {
  const random = createRandom('kariyer arrival');
  const stage = createStage(
    width,
    height,
    { from: [3, 2.4, -3], to: [-1.5, 3.6, 30], lens: 0.72, rise: 0.12 },
    { ...BRIGHT, haze: '#d7e6f5', hazeTo: 130, hazeMost: 0.5 },
  );
  sky(stage, random, {
    top: '#6fa6df',
    low: '#e9f2f4',
    sun: [0.2, 0.16, 0.035, '#fff2bd'],
    hills: ['#a9c2cf', '#8fb0b4'],
    ground: '#d8dedd',
    clouds: '#ffffff',
  });
  plaza(stage, '#d9d6cb', '#c7c3b5', 120);
  venue(stage, random, {
    at: [-8, 0, 46],
    vaults: 4,
    span: 20,
    wall: 5,
    colors: { stone: '#4a4b52', glass: '#a9cbe4', frame: '#e8edf0', roof: '#5e6a80' },
  });
  coach(stage, [-8.5, 0, 13], { body: '#f6c338', stripe: '#ef6a4c', glass: '#8fb4d0' });
  coach(stage, [7, 0, 20], { body: '#f4ecd8', stripe: '#2b4aa0', glass: '#8fb4d0' });
  for (let i = 0; i < 6; i += 1)
    tree(stage, random, [-30 + i * 11, 0, 36 - (i % 2) * 4], 6, ['#3f7d56', '#62a06b']);
  for (let i = 0; i < 4; i += 1)
    flag(stage, [12 + i * 2.6, 0, 30], 9, ['#2b4aa0', '#f6c338', '#ef6a4c', '#7cc4c0'][i] ?? '#fff');
  for (let i = 0; i < 16; i += 1)
    person(
      stage,
      [-3.4 + i * 0.62, 0, 9.4 + i * 1.5 + random.between(-0.3, 0.3)],
      createLook(random, STUDENTS),
      { view: random.pick(['side', 'back', 'back']), legs: 'walk', arms: ['swingAhead', 'swingBack'] },
    );
  talkers(stage, random, [-1.2, 0, 5.4], STUDENTS, 3);
  talkers(stage, random, [4.4, 0, 8], STUDENTS, 2);
  passer(stage, random, [1.9, 0, 6.4], STUDENTS);
  crowd(stage, random, { x: [-14, 16], z: [24, 44] }, 34, STUDENTS);
  vignette(stage, '#4a6488', 0.35);
  return stage.draw({ mirrorOpacity: 0.1 });
};

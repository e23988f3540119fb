import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { lampGlow, vignette } from '../../sets/air.ts';
import { audience } from '../../sets/audience.ts';
import { type Congress, congressHall, spots } from '../../sets/congress.ts';
import { patch } from '../../sets/ground.ts';
import { createLook, stand as person } from '../../stage/people.ts';
import { box } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { BRIGHT, STUDENTS } from './setting.ts';

const CONGRESS: Congress = {
  width: 28,
  length: 30,
  height: 10,
  rows: 12,
  firstRow: 6,
  colors: {
    floor: '#1d2748',
    wall: '#27387a',
    slat: '#3a50a6',
    seat: '#ef6a4c',
    stage: '#20264a',
    screen: ['#1b2f70', '#f6c338', '#ef6a4c'],
    light: '#ffe9b8',
  },
};

export const fromStage: Draw = (width, height) => {
  const random = createRandom('kariyer stage');
  const stage = createStage(
    width,
    height,
    { from: [-2.2, 3.2, -3], to: [0.8, 1.5, 14], lens: 0.8, rise: 0.02 },
    { ...BRIGHT, haze: '#2b3f8a', hazeFrom: 10, hazeTo: 40, hazeMost: 0.7 },
  );
  congressHall(stage, CONGRESS);
  audience(stage, random, CONGRESS, STUDENTS, 'front', 0.92);
  patch(stage, [-14, 14], [-4, 2.2], '#7a5a48', 0.9);
  box(stage, { at: [1.9, 0.9, 1.2], size: [0.6, 1.1, 0.5], color: '#3a2a3a', shadow: false });
  person(
    stage,
    [0.5, 0.9, 1],
    {
      ...createLook(random, { ...STUDENTS, bags: false }),
      hairStyle: 'bun',
      outfit: 'suit',
      top: '#1b2550',
      bottom: '#1b2550',
      height: 1.02,
    },
    { view: 'back', arms: ['talk', 'point'] },
  );
  spots(stage, { ...CONGRESS, length: 9 }, '#ffe9b8', [-3, 0.6]);
  lampGlow(stage, [-9, 9, 20], 4, '#ffe9b8', 0.6);
  lampGlow(stage, [8, 9, 20], 4, '#ffe9b8', 0.6);
  vignette(stage, '#0c1230', 0.55);
  return stage.draw({ mirrorOpacity: 0 });
};

import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { banner, glow, lightShaft, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { createLook, crowd, stand as person } from '../../stage/people.ts';
import { box, drum } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { CHEFS, HALL, WARDROBE, WARM } from './setting.ts';

export const contest: Draw = (width, height) => {
  const random = createRandom('gastronomi contest');
  const stage = createStage(
    width,
    height,
    { from: [-4.5, 2.2, -2.5], to: [1.5, 1.5, 9], lens: 0.82, rise: 0.06 },
    WARM,
  );
  flatHall(stage, { ...HALL, height: 7.5, to: 36 });
  for (let row = 0; row < 3; row += 1) {
    for (let i = 0; i < 6; i += 1) {
      const [x, z] = [-5.4 + i * 2.5, 3.6 + row * 4];
      person(stage, [x, 0, z + 0.85], createLook(random, CHEFS), {
        view: 'front',
        arms: [random.pick(['hold', 'reach', 'talk']), 'hold'],
      });
      box(stage, {
        at: [x, 0, z],
        size: [2, 0.92, 0.8],
        color: row % 2 ? '#2f5b4b' : '#a3213a',
        top: '#f3efe6',
      });
      drum(stage, {
        at: [x - 0.5, 0.92, z],
        foot: 0.14,
        top: 0.26,
        height: 0.14,
        color: '#f4ead8',
        lid: random.pick(['#e2a022', '#b3261e', '#7d8b3a']),
        shadow: false,
        nearer: 0.4,
      });
      drum(stage, {
        at: [x + 0.45, 0.92, z],
        foot: 0.2,
        top: 0.2,
        height: 0.22,
        color: '#c4713a',
        shadow: false,
        nearer: 0.4,
      });
    }
  }
  person(
    stage,
    [-2.6, 0, 2.1],
    { ...createLook(random, WARDROBE), outfit: 'suit', extra: 'folder' },
    { view: 'side', arms: ['hold', 'hold'] },
  );
  person(
    stage,
    [3.6, 0, 2.2],
    { ...createLook(random, WARDROBE), outfit: 'dress', hairStyle: 'bun' },
    { view: 'side', legs: 'walk', arms: ['swingAhead', 'swingBack'], mirrored: true },
  );
  for (let i = 0; i < 4; i += 1)
    banner(
      stage,
      [-6 + i * 5, 6.8, 19],
      2.2,
      4.4,
      i % 2 ? ['#a3213a', '#f7ead0', '#e2a022'] : ['#2f5b4b', '#e2a022', '#f7ead0'],
      i + 1,
    );
  crowd(stage, random, { x: [-8, 12], z: [17, 24] }, 22, WARDROBE);
  lightShaft(stage, [-6, -2, 9, 16], [4, 9, 0, 8], '#fff1cc', 0.35);
  glow(stage, 0.6, 0.22, 0.35, '#fff2cf', 0.4);
  vignette(stage, '#6a3a30', 0.4);
  return stage.draw();
};

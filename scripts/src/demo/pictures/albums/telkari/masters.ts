import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { banner, lampGlow, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { workbench } from '../../sets/meeting.ts';
import { crowd, onlooker, talkers, type Wardrobe } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { HALL, NIGHT, WARDROBE } from './setting.ts';

export const masters: Draw = (width, height) => {
  const random = createRandom('telkari masters');
  const stage = createStage(
    width,
    height,
    { from: [3.2, 2, -2.6], to: [-0.8, 1.4, 10], lens: 0.85, rise: 0.05 },
    NIGHT,
  );
  flatHall(stage, { ...HALL, rise: 0, height: 6.5, to: 34 });
  const smiths: Wardrobe = { ...WARDROBE, outfits: ['apron'], accents: ['#7a2440', '#c9973a', '#25424a'] };
  for (let row = 0; row < 6; row += 1) {
    for (const x of [-4.4, 2.6]) {
      const z = 2.6 + row * 2.7;
      workbench(stage, random, [x, 0, z], smiths, { top: '#a06a40', body: '#5a3824', lamp: '#e3b04b' }, 2.3);
      lampGlow(stage, [x + 0.6, 1.2, z - 0.1], 0.9, '#ffd27a', 0.5);
    }
  }
  for (let i = 0; i < 5; i += 1) {
    banner(
      stage,
      [-8 + i * 4, 6, 21],
      2.4,
      4.8,
      i % 2 ? ['#0e5a50', '#e3b04b', '#dfe6e2'] : ['#7a2440', '#e3b04b', '#dfe6e2'],
      i,
    );
  }
  for (const [x, z] of [
    [-2.2, 3.2],
    [-0.4, 4.8],
    [-2, 7.4],
    [0.8, 6.4],
  ] as const)
    onlooker(stage, random, [x, 0, z], WARDROBE, 'side');
  talkers(stage, random, [-1, 0, 2.4], WARDROBE, 2);
  crowd(stage, random, { x: [-2.6, -0.4], z: [9, 20] }, 7, WARDROBE);
  vignette(stage, '#020e0e', 0.6);
  return stage.draw({ mirrorOpacity: 0.3, shadowOpacity: 0.5 });
};

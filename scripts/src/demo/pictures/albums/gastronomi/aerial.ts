import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { vignette } from '../../sets/air.ts';
import { patch } from '../../sets/ground.ts';
import { stall } from '../../sets/market.ts';
import { longTable } from '../../sets/meeting.ts';
import { crowd } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { stallColors, WARDROBE, WARM } from './setting.ts';

export const aerial: Draw = (width, height) => {
  const random = createRandom('gastronomi aerial');
  const stage = createStage(
    width,
    height,
    { from: [-30, 34, -30], to: [1, 0, 13], lens: 1.45, rise: 0 },
    { ...WARM, hazeMost: 0, sun: [-0.5, 0.75, 0.3] },
  );
  patch(stage, [-60, 60], [-30, 70], '#e3c9a2');
  for (let i = -60; i <= 60; i += 3) patch(stage, [i - 0.04, i + 0.04], [-30, 70], '#d3b68a', 0.01);
  for (let i = -30; i <= 70; i += 3) patch(stage, [-60, 60], [i - 0.04, i + 0.04], '#d3b68a', 0.01);
  longTable(stage, random, {
    x: 0,
    from: -14,
    to: 40,
    width: 2,
    cloth: '#fbf3e2',
    runner: '#a3213a',
    dishes: ['#c8621f', '#7d8b3a', '#e2a022', '#b3261e'],
    wardrobe: WARDROBE,
  });
  for (let row = 0; row < 10; row += 1) {
    for (const x of [-13, -7, 7, 13, 19])
      stall(
        stage,
        random,
        [x, 0, -12 + row * 5.4],
        4,
        x % 2 && x < 0 ? 'right' : 'left',
        stallColors(row + Math.abs(x)),
        WARDROBE,
      );
  }
  crowd(
    stage,
    random,
    { x: [-18, 22], z: [-14, 40] },
    130,
    WARDROBE,
    (x) => Math.abs(x) > 2.6 && [-13, -7, 7, 13, 19].every((column) => Math.abs(x - column) > 2.1),
  );
  vignette(stage, '#7a4a30', 0.35);
  return stage.draw({ mirrorOpacity: 0, shadowOpacity: 0.3, softness: 1.2 });
};

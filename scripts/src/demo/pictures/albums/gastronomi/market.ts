import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { glow, lightShaft, vignette } from '../../sets/air.ts';
import { stall } from '../../sets/market.ts';
import { vaultedHall } from '../../sets/vaulted-hall.ts';
import { crowd } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { HALL, stallColors, WARDROBE, WARM } from './setting.ts';

export const market: Draw = (width, height) => {
  const random = createRandom('gastronomi market');
  const stage = createStage(
    width,
    height,
    { from: [0.9, 2, -2.5], to: [-0.2, 2.2, 20], lens: 0.8, rise: 0.08 },
    WARM,
  );
  vaultedHall(stage, { ...HALL, to: 64 });
  for (let row = 0; row < 7; row += 1) {
    stall(stage, random, [-4.6, 0, 4.5 + row * 5], 4, 'right', stallColors(row), WARDROBE);
    stall(stage, random, [4.6, 0, 5.5 + row * 5], 4, 'left', stallColors(row + 1), WARDROBE);
  }
  crowd(stage, random, { x: [-2.6, 2.6], z: [5.5, 36] }, 30, WARDROBE);
  for (let i = 0; i < 6; i += 1)
    lightShaft(stage, [-1.5, 2, 13, 12 + i * 9], [3, 8, 0, 8 + i * 9], '#fff1cc', 0.35);
  glow(stage, 0.47, 0.33, 0.3, '#fff2cf', 0.5);
  vignette(stage, '#6a3a30', 0.42);
  return stage.draw();
};

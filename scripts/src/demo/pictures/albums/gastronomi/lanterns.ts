import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { vignette } from '../../sets/air.ts';
import { hangingLamp, stall } from '../../sets/market.ts';
import { vaultedHall } from '../../sets/vaulted-hall.ts';
import { crowd } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { EVENING, NIGHT_HALL, stallColors, WARDROBE } from './setting.ts';

export const lanterns: Draw = (width, height) => {
  const random = createRandom('gastronomi lanterns');
  const stage = createStage(
    width,
    height,
    { from: [0.6, 1.7, -2], to: [-0.2, 3, 16], lens: 1.15, rise: 0.16 },
    EVENING,
  );
  vaultedHall(stage, { ...NIGHT_HALL, to: 50, skylight: 0.2 });
  const shades = ['#a3213a', '#e2a022', '#2f5b4b', '#d9683a', '#1f5a5e'];
  for (let row = 0; row < 9; row += 1) {
    for (let i = 0; i < 4; i += 1) {
      const size = random.between(0.32, 0.6);
      hangingLamp(
        stage,
        [-3.6 + i * 2.4 + random.between(-0.5, 0.5), random.between(4, 7.4), 5 + row * 3.4],
        14,
        size,
        shades[(row + i * 2) % 5] ?? '#fff',
        '#ffdf9a',
      );
    }
  }
  for (let row = 0; row < 4; row += 1) {
    stall(stage, random, [-4.4, 0, 5 + row * 5.5], 4, 'right', stallColors(row), WARDROBE);
    stall(stage, random, [4.4, 0, 6 + row * 5.5], 4, 'left', stallColors(row + 2), WARDROBE);
  }
  crowd(stage, random, { x: [-2.4, 2.4], z: [5, 30] }, 20, WARDROBE);
  vignette(stage, '#1a0810', 0.6);
  return stage.draw();
};

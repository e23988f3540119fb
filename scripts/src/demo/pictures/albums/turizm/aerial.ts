import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { backdrop, patch } from '../../sets/ground.ts';
import { stand } from '../../sets/stand.ts';
import { crowd } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { DAY, STANDS, WARDROBE } from './setting.ts';

export const aerial: Draw = (width, height) => {
  const random = createRandom('turizm aerial');
  const stage = createStage(
    width,
    height,
    { from: [-38, 52, -46], to: [-1, 0, 17], lens: 2.55, rise: 0 },
    { ...DAY, hazeMost: 0, sun: [-0.45, 0.75, 0.35] },
  );
  backdrop(stage, '#b9b3a4');
  patch(stage, [-90, 90], [-60, 120], '#ded6c6');
  for (let i = -90; i <= 90; i += 3) patch(stage, [i - 0.05, i + 0.05], [-60, 120], '#cbc2b0', 0.01);
  for (let i = -61; i <= 119; i += 3) patch(stage, [-90, 90], [i - 0.05, i + 0.05], '#cbc2b0', 0.01);
  for (let column = 0; column < 6; column += 1) {
    for (let row = 0; row < 8; row += 1) {
      const across = random.whole(1, 2);
      stand(stage, random, {
        x: -33 + column * 12,
        z: -12 + row * 8,
        across: across + 1,
        deep: random.whole(1, 2),
        open: column % 2 ? 'left' : 'right',
        height: 2.8,
        colors: random.pick(STANDS),
      });
    }
  }
  crowd(
    stage,
    random,
    { x: [-30, 30], z: [-12, 52] },
    210,
    WARDROBE,
    (x, z) => (((x + 33) % 12) + 12) % 12 > 9.3 || (((z + 4) % 8) + 8) % 8 > 6.4,
  );
  return stage.draw({ mirrorOpacity: 0, shadowOpacity: 0.3, softness: 1.2 });
};

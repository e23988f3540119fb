import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { banner, lightShaft, vignette } from '../../sets/air.ts';
import { stand } from '../../sets/stand.ts';
import { vaultedHall } from '../../sets/vaulted-hall.ts';
import { crowd } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { DAY, HALL, STANDS, WARDROBE } from './setting.ts';

export const lookingUp: Draw = (width, height) => {
  const random = createRandom('turizm banners');
  const stage = createStage(
    width,
    height,
    { from: [-3, 1.5, -2], to: [0.5, 4.4, 20], lens: 1.05, rise: 0.22 },
    DAY,
  );
  vaultedHall(stage, { ...HALL, to: 70 });
  const cloths = [
    ['#c8622f', '#f3ece0', '#173a55'],
    ['#1b6285', '#e9c48c', '#f3ece0'],
    ['#e9c48c', '#c8622f', '#1b6285'],
    ['#3d4a50', '#e9c48c', '#c8622f'],
  ] as const;
  for (let i = 0; i < 7; i += 1)
    banner(
      stage,
      [-5 + (i % 3) * 4.4, 11.5 - (i % 2) * 1.5, 8 + i * 5],
      2.6,
      7.8,
      cloths[i % 4] ?? cloths[0],
      i * 2,
    );
  for (let row = 0; row < 4; row += 1)
    stand(stage, random, {
      x: 5,
      z: 8 + row * 9,
      across: 3,
      deep: 2,
      open: 'left',
      colors: random.pick(STANDS),
    });
  crowd(stage, random, { x: [-6, 3.6], z: [5.4, 34] }, 26, WARDROBE);
  lightShaft(stage, [-1, 3, 16, 12], [-9, -1, 0, 6], '#fff4d8', 0.5);
  lightShaft(stage, [-1, 3, 16, 24], [-9, -3, 0, 18], '#fff4d8', 0.4);
  vignette(stage, '#46535e', 0.4);
  return stage.draw();
};

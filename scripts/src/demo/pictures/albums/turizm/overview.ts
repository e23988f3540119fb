import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { banner, glow, lightShaft, vignette, wash } from '../../sets/air.ts';
import { stand } from '../../sets/stand.ts';
import { vaultedHall } from '../../sets/vaulted-hall.ts';
import { crowd } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { DAY, HALL, STANDS, WARDROBE } from './setting.ts';

export const overview: Draw = (width, height) => {
  const random = createRandom('turizm overview');
  const stage = createStage(
    width,
    height,
    { from: [1.2, 4.2, -3], to: [-0.3, 4.2, 40], lens: 0.72, rise: 0.04 },
    DAY,
  );
  vaultedHall(stage, HALL);
  for (let row = 0; row < 8; row += 1) {
    const z = 5 + row * 11;
    stand(stage, random, {
      x: -13.5,
      z,
      across: 3,
      deep: 2,
      open: 'right',
      height: 3 + (row % 3) * 0.5,
      colors: random.pick(STANDS),
    });
    stand(stage, random, {
      x: 4.5,
      z,
      across: 3,
      deep: 2,
      open: 'left',
      height: 3 + ((row + 1) % 3) * 0.5,
      colors: random.pick(STANDS),
    });
  }
  for (let i = 0; i < 5; i += 1) {
    banner(
      stage,
      [i % 2 ? 6.2 : -6.2, 10.5, 12 + i * 11],
      2.2,
      6.6,
      i % 2 ? ['#1b6285', '#e9c48c', '#f3ece0'] : ['#c8622f', '#f3ece0', '#173a55'],
      i,
    );
  }
  crowd(stage, random, { x: [-4, 4], z: [4.5, 60] }, 64, WARDROBE);
  for (let i = 0; i < 6; i += 1) {
    const z = 14 + i * 12;
    lightShaft(stage, [-2, 2, 15.6, z], [-13, -6, 0, z - 4], '#fff4d8', 0.3);
  }
  glow(stage, 0.49, 0.36, 0.3, '#fff6e0', 0.5);
  wash(stage, '#5d7d8c', '#6b5a49', 0.25);
  vignette(stage, '#4a5a66', 0.4);
  return stage.draw();
};

import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { banner, lightShaft, vignette } from '../../sets/air.ts';
import { stand } from '../../sets/stand.ts';
import { vaultedHall } from '../../sets/vaulted-hall.ts';
import { crowd } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { BRIGHT, HALL, STANDS, STUDENTS } from './setting.ts';

export const overview: Draw = (width, height) => {
  const random = createRandom('kariyer overview');
  const stage = createStage(
    width,
    height,
    { from: [-5.5, 5.4, -3], to: [2.4, 2, 22], lens: 0.82, rise: 0 },
    BRIGHT,
  );
  vaultedHall(stage, HALL);
  for (let row = 0; row < 7; row += 1) {
    const z = 6 + row * 9;
    for (const [x, open] of [
      [-15, 'right'],
      [-3.5, 'left'],
      [3.2, 'right'],
      [12, 'left'],
    ] as const)
      stand(stage, random, {
        x,
        z,
        across: 1,
        deep: 2,
        open,
        height: 2.8 + (row % 2) * 0.4,
        colors: random.pick(STANDS),
      });
  }
  crowd(
    stage,
    random,
    { x: [-11, 11], z: [4, 56] },
    110,
    STUDENTS,
    (x) => (x > -11.4 && x < -4) || (x > -0.2 && x < 2.8) || (x > 6.8 && x < 11.6),
  );
  for (let i = 0; i < 6; i += 1)
    banner(
      stage,
      [-8 + (i % 3) * 7, 11, 14 + i * 6],
      2.4,
      7.2,
      [
        ['#2b4aa0', '#f6c338', '#f4ecd8'],
        ['#f6c338', '#ef6a4c', '#2b4aa0'],
        ['#ef6a4c', '#f4ecd8', '#7cc4c0'],
      ][i % 3] as [string, string, string],
      i * 3,
    );
  for (let i = 0; i < 4; i += 1)
    lightShaft(stage, [-2, 2, 15.5, 12 + i * 12], [5, 12, 0, 8 + i * 12], '#fff8e0', 0.35);
  vignette(stage, '#3a4a80', 0.35);
  return stage.draw();
};

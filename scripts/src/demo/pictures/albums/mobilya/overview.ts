import type { Draw } from '../../drawing/formats.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { banner, lightShaft, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { bed, diningTable, floorLamp, rug, shelf, sofa } from '../../sets/furniture.ts';
import { stand } from '../../sets/stand.ts';
import { crowd } from '../../stage/people.ts';
import { createStage, type Stage } from '../../stage/stage.ts';
import { HALL, SOFT, STANDS, WARDROBE } from './setting.ts';

function fit(stage: Stage, random: Random, x: number, z: number): void {
  const kind = random.whole(0, 4);
  if (kind === 0) {
    rug(stage, x, z - 0.4, 3, 2.2, ['#f4ead8', '#b5532f', '#2f5b4b'], 0.03);
    sofa(stage, [x, 0, z], random.pick(['#2f5b4b', '#d98f73', '#5f7f86']), 3);
  } else if (kind === 1)
    bed(stage, [x, 0, z], {
      frame: '#86522f',
      sheet: '#f4ead8',
      cover: random.pick(['#b9d6c2', '#f0b79a', '#5f7f86']),
    });
  else if (kind === 2) diningTable(stage, [x, 0, z], '#a06a40', '#f0b79a');
  else if (kind === 3)
    shelf(stage, [x, 0, z + 0.6], 2.2, 2.1, '#a06a40', ['#2f5b4b', '#f0b79a', '#f4ead8', '#d9a441']);
  else {
    floorLamp(stage, [x + 0.8, 0, z], '#f0b79a', '#fff0cc');
    sofa(stage, [x, 0, z], '#b9d6c2', 1);
  }
}

export const overview: Draw = (width, height) => {
  const random = createRandom('mobilya overview');
  const stage = createStage(
    width,
    height,
    { from: [-1.4, 3.4, -3], to: [0.6, 2.6, 30], lens: 0.78, rise: 0 },
    SOFT,
  );
  flatHall(stage, HALL);
  for (let row = 0; row < 5; row += 1) {
    const z = 4 + row * 9;
    stand(stage, random, {
      x: -13.4,
      z,
      across: 3,
      deep: 2,
      open: 'right',
      height: 3.2,
      colors: random.pick(STANDS),
    });
    stand(stage, random, {
      x: 4.4,
      z: z + 1.5,
      across: 3,
      deep: 2,
      open: 'left',
      height: 3.2,
      colors: random.pick(STANDS),
    });
    fit(stage, random, -6.6, z + 3);
    fit(stage, random, 6.6, z + 4.5);
  }
  crowd(stage, random, { x: [-3.6, 3.6], z: [4, 44] }, 40, WARDROBE);
  for (let i = 0; i < 4; i += 1)
    banner(
      stage,
      [i % 2 ? 5 : -5, 7.6, 14 + i * 8],
      2,
      4,
      i % 2 ? ['#2f5b4b', '#f6e8d0', '#f0b79a'] : ['#f0b79a', '#86522f', '#f6e8d0'],
      i * 2 + 1,
    );
  for (let i = 0; i < 4; i += 1)
    lightShaft(stage, [-4, 4, 10, 12 + i * 8], [2, 9, 0, 8 + i * 8], '#fff7e4', 0.25);
  vignette(stage, '#56645c', 0.38);
  return stage.draw();
};

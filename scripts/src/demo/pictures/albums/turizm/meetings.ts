import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { banner, glow, lightShaft, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { meeting } from '../../sets/meeting.ts';
import { passer } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { DAY, HALL, WARDROBE } from './setting.ts';

export const meetings: Draw = (width, height) => {
  const random = createRandom('turizm meetings');
  const stage = createStage(
    width,
    height,
    { from: [-4.6, 2.7, -2.6], to: [1, 1.2, 11], lens: 0.8, rise: 0.06 },
    { ...DAY, haze: '#e9dcc8' },
  );
  flatHall(stage, {
    ...HALL,
    height: 7.5,
    to: 40,
    colors: { ...HALL.colors, floor: '#d8b48a', line: '#cba57a', wall: '#e6dccb' },
  });
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      if (random.chance(0.08)) continue;
      meeting(stage, random, [-7 + column * 3.6 + (row % 2) * 0.6, 0, 3.2 + row * 3.2], WARDROBE, {
        table: '#fbf5ea',
        chair: random.pick(['#1b6285', '#c8622f', '#7a9c8c']),
      });
    }
  }
  for (let i = 0; i < 4; i += 1)
    banner(
      stage,
      [-9 + i * 6, 7, 24],
      2.4,
      4.8,
      i % 2 ? ['#1b6285', '#e9c48c', '#f3ece0'] : ['#e9c48c', '#c8622f', '#173a55'],
      i,
    );
  passer(stage, random, [3.2, 0, 1.8], WARDROBE);
  passer(stage, random, [-8.5, 0, 6.2], WARDROBE);
  lightShaft(stage, [6, 10, 9, 22], [-4, 2, 0, 14], '#fff4d8', 0.35);
  glow(stage, 0.62, 0.2, 0.35, '#fff6e0', 0.4);
  vignette(stage, '#5a4a3c', 0.4);
  return stage.draw();
};

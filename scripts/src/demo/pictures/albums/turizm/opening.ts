import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { banner, glow, lightShaft, vignette } from '../../sets/air.ts';
import { photographer, ribbonCutting } from '../../sets/display.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { plant } from '../../sets/stand.ts';
import { createLook, onlooker, stand as person } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { DAY, HALL, WARDROBE } from './setting.ts';

export const opening: Draw = (width, height) => {
  const random = createRandom('turizm opening');
  const stage = createStage(
    width,
    height,
    { from: [-0.9, 1.9, -2.2], to: [0.1, 1.85, 12], lens: 0.98, rise: 0.08 },
    DAY,
  );
  flatHall(stage, {
    ...HALL,
    height: 8,
    to: 34,
    colors: { ...HALL.colors, wall: '#c9cfcc', floor: '#b9473a', line: '#a83c31' },
  });
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i += 1)
      banner(
        stage,
        [side * (6 + i * 3.2), 8.2, 14 + i * 4],
        2,
        6,
        i % 2 ? ['#e9c48c', '#c8622f', '#173a55'] : ['#1b6285', '#f3ece0', '#e9c48c'],
        i + side,
      );
    plant(stage, [side * 5.4, 0, 6.8], random, 1.6);
  }
  for (let i = 0; i < 22; i += 1)
    person(stage, [random.between(-8, 8), 0, random.between(9, 15)], createLook(random, WARDROBE), {
      view: 'front',
      arms: [random.pick(['up', 'down', 'hold']), 'hold'],
    });
  ribbonCutting(stage, random, 6, 9, WARDROBE, '#d9a62f');
  for (const x of [-4.6, -3.7, 3.6, 4.5])
    photographer(stage, random, [x, 0, 3.4 + Math.abs(x) * 0.12], WARDROBE, 'side', x > 0);
  onlooker(stage, random, [2.4, 0, 1.1], WARDROBE);
  lightShaft(stage, [-8, -5, 9, 14], [1, 6, 0, 8], '#fff4d8', 0.35);
  glow(stage, 0.5, 0.25, 0.35, '#fff6e0', 0.4);
  vignette(stage, '#4a4048', 0.4);
  return stage.draw();
};

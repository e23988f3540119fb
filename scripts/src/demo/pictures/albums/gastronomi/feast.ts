import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { glow, vignette } from '../../sets/air.ts';
import { hangingLamp } from '../../sets/market.ts';
import { longTable } from '../../sets/meeting.ts';
import { vaultedHall } from '../../sets/vaulted-hall.ts';
import { createLook, stand as person } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { CHEFS, HALL, WARDROBE, WARM } from './setting.ts';

export const feast: Draw = (width, height) => {
  const random = createRandom('gastronomi feast');
  const stage = createStage(
    width,
    height,
    { from: [-0.7, 2.35, -1.8], to: [0.05, 1.75, 30], lens: 0.78, rise: 0.0 },
    WARM,
  );
  vaultedHall(stage, HALL);
  longTable(stage, random, {
    x: 0,
    from: 0.6,
    to: 46,
    width: 1.9,
    cloth: '#fbf3e2',
    runner: '#a3213a',
    dishes: ['#c8621f', '#7d8b3a', '#e2a022', '#b3261e', '#f0d9a0'],
    wardrobe: WARDROBE,
  });
  for (let i = 0; i < 6; i += 1) {
    hangingLamp(stage, [-2.3, 4.6, 8 + i * 7], 13, 0.75, '#a3213a', '#ffe6ae');
    hangingLamp(stage, [2.3, 4.6, 8 + i * 7], 13, 0.75, '#2f5b4b', '#ffe6ae');
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 9; i += 1)
      person(
        stage,
        [side * random.between(3.6, 7), 0, 7 + i * 4],
        createLook(random, i % 3 ? WARDROBE : CHEFS),
        { view: random.pick(['side', 'front']), arms: ['hold', 'hold'], legs: 'walk', mirrored: side > 0 },
      );
  glow(stage, 0.5, 0.36, 0.35, '#fff2cf', 0.45);
  vignette(stage, '#6a3a30', 0.4);
  return stage.draw();
};

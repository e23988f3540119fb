import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { path, rect } from '../../drawing/svg.ts';
import { banner, lightShaft, vignette } from '../../sets/air.ts';
import { photographer } from '../../sets/display.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { createLook, stand as person } from '../../stage/people.ts';
import { box } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { CHEFS, EVENING, NIGHT_HALL, WARDROBE } from './setting.ts';

export const award: Draw = (width, height) => {
  const random = createRandom('gastronomi award');
  const stage = createStage(
    width,
    height,
    { from: [-0.4, 2.1, -3.4], to: [0.1, 2.5, 9], lens: 0.98, rise: 0.1 },
    { ...EVENING, hazeMost: 0.4 },
  );
  flatHall(stage, { ...NIGHT_HALL, height: 8, to: 20 });
  box(stage, { at: [0, 0, 9], size: [13, 1.5, 4.5], color: '#3d1a20', top: '#7a2a30', shadow: false });
  for (let i = 0; i < 5; i += 1)
    banner(
      stage,
      [-5.2 + i * 2.6, 6.6, 11.4],
      2.5,
      5,
      [
        ['#a3213a', '#e2a022', '#f7ead0'],
        ['#2f5b4b', '#f7ead0', '#e2a022'],
        ['#e2a022', '#a3213a', '#f7ead0'],
      ][i % 3] as [string, string, string],
      i,
    );
  for (let i = 0; i < 5; i += 1)
    person(stage, [-2.4 + i * 1.2, 1.5 + (i === 2 ? 0.45 : 0), 8.6], createLook(random, CHEFS), {
      view: 'front',
      arms: i === 2 ? ['up', 'up'] : ['down', i % 2 ? 'up' : 'hold'],
    });
  box(stage, {
    at: [0, 0.8, 8.4],
    size: [1.2, 0.45, 0.8],
    color: '#e2a022',
    top: '#f6d27a',
    shadow: false,
    nearer: 0.2,
  });
  stage.figure(
    [0, 4.1, 8.5],
    (tone) =>
      path('M-0.2 -0.1H0.2C0.2 0.2 0.1 0.3 0 0.32C-0.1 0.3 -0.2 0.2 -0.2 -0.1Z', tone('#f2c14e')) +
      rect(-0.03, 0.3, 0.06, 0.14, tone('#f2c14e')) +
      rect(-0.13, 0.42, 0.26, 0.07, tone('#c9942c')),
    0.4,
  );
  for (let i = 0; i < 60; i += 1)
    stage.figure([random.between(-6, 6), random.between(1.4, 6), random.between(5, 9)], (tone) =>
      rect(
        -0.04,
        -0.03,
        0.09,
        0.05,
        tone(random.pick(['#f2c14e', '#f7ead0', '#d9683a', '#6fa38a'])),
        `transform="rotate(${Math.round(random.between(0, 90))})"`,
      ),
    );
  for (let row = 0; row < 4; row += 1)
    for (let i = 0; i < 11; i += 1)
      person(stage, [-5.6 + i * 1.1 + (row % 2) * 0.5, 0, 1.6 + row * 1.1], createLook(random, WARDROBE), {
        view: 'back',
        arms: [random.pick(['up', 'down', 'down']), random.pick(['up', 'down'])],
      });
  photographer(stage, random, [-3.4, 0, 5.8], WARDROBE, 'side');
  for (const x of [-4, 0, 4])
    lightShaft(stage, [x - 0.2, x + 0.2, 8, 6], [x * 0.5 - 1.6, x * 0.5 + 1.6, 0.8, 9], '#ffe2a8', 0.5);
  vignette(stage, '#14060a', 0.6);
  return stage.draw();
};

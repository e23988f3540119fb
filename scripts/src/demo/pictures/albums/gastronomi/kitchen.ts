import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { path, rect } from '../../drawing/svg.ts';
import { lampGlow, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { hangingPot } from '../../sets/market.ts';
import { createLook, onlooker, stand as person } from '../../stage/people.ts';
import { bar, box, drum } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { CHEFS, EVENING, NIGHT_HALL, WARDROBE } from './setting.ts';

export const kitchen: Draw = (width, height) => {
  const random = createRandom('gastronomi kitchen');
  const stage = createStage(
    width,
    height,
    { from: [-1.3, 1.7, -3], to: [0.1, 1.75, 6], lens: 2, rise: 0.1 },
    { ...EVENING, hazeMost: 0.35 },
  );
  flatHall(stage, { ...NIGHT_HALL, height: 7, to: 20 });
  for (let i = 0; i < 7; i += 1)
    hangingPot(stage, [-2.4 + i * 0.8, 2.75 - (i % 3) * 0.18, 4.4], 5, 0.5, i % 2 ? '#c4713a' : '#d89a52');
  bar(stage, [-3.2, 3.2, 4.4], [3.2, 3.2, 4.4], 0.05, '#2c1a18');
  for (let i = 0; i < 3; i += 1)
    box(stage, { at: [-2.4 + i * 2.4, 0, 3], size: [2.35, 0.95, 0.9], color: '#5f666b', top: '#c9d0d2' });
  person(
    stage,
    [0.1, 0, 4],
    { ...createLook(random, CHEFS), height: 1.08, extra: 'beard' },
    { view: 'front', arms: ['reach', 'hold'] },
  );
  person(stage, [-2, 0, 4.2], createLook(random, CHEFS), { view: 'side', arms: ['hold', 'hold'] });
  person(stage, [2.2, 0, 4.3], createLook(random, CHEFS), {
    view: 'side',
    arms: ['reach', 'hold'],
    mirrored: true,
  });
  stage.figure(
    [0.75, 0.97, 2.9],
    (tone) =>
      flame(tone) +
      path('M-0.42 -0.12H0.42C0.38 0.03 0.2 0.06 0 0.06S-0.38 0.03 -0.42 -0.12Z', tone('#2b2b30')) +
      rect(-0.95, -0.12, 0.56, 0.05, tone('#3a2a20'), 'rx="0.02"'),
    0.9,
  );
  drum(stage, {
    at: [-1.4, 0.95, 2.9],
    foot: 0.22,
    top: 0.22,
    height: 0.26,
    color: '#c4713a',
    lid: '#e2a022',
    shadow: false,
    nearer: 0.4,
  });
  drum(stage, {
    at: [-2.2, 0.95, 2.9],
    foot: 0.13,
    top: 0.27,
    height: 0.14,
    color: '#f4ead8',
    lid: '#7d8b3a',
    shadow: false,
    nearer: 0.4,
  });
  drum(stage, {
    at: [2, 0.95, 2.9],
    foot: 0.13,
    top: 0.27,
    height: 0.14,
    color: '#f4ead8',
    lid: '#b3261e',
    shadow: false,
    nearer: 0.4,
  });
  lampGlow(stage, [0.75, 1.5, 2.9], 1.7, '#ff9a3c', 0.75);
  for (const x of [-1.1, 1.3]) onlooker(stage, random, [x, 0, 1.4], WARDROBE);
  vignette(stage, '#1a080c', 0.6);
  return stage.draw();
};

function flame(tone: (color: string) => string): string {
  return (
    path(
      'M-0.3 -0.1C-0.5 -0.5 -0.12 -0.55 -0.2 -0.95C0.06 -0.75 0.05 -0.55 0.12 -0.4C0.2 -0.55 0.18 -0.65 0.16 -0.78C0.42 -0.55 0.4 -0.25 0.3 -0.1Z',
      tone('#f0702a'),
    ) +
    path(
      'M-0.17 -0.1C-0.28 -0.36 -0.06 -0.4 -0.08 -0.62C0.08 -0.48 0.06 -0.36 0.1 -0.28C0.2 -0.36 0.22 -0.2 0.17 -0.1Z',
      tone('#ffd76a'),
    )
  );
}

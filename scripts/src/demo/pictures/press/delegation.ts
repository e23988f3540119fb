import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { circle, path, rect } from '../drawing/svg.ts';
import { glow, vignette } from '../sets/air.ts';
import { patch } from '../sets/ground.ts';
import { flag, sky } from '../sets/outside.ts';
import { plant } from '../sets/stand.ts';
import { createLook, passer, stand as person, talkers } from '../stage/people.ts';
import { bar, box } from '../stage/solids.ts';
import { createStage } from '../stage/stage.ts';
import { DAY, FORMAL, WARDROBE } from './setting.ts';

export const delegation: Draw = (width, height) => {
  const random = createRandom('press delegation');
  const stage = createStage(
    width,
    height,
    { from: [0.6, 1.8, -3.6], to: [-0.2, 2, 8], lens: 0.92, rise: 0.1 },
    { ...DAY, haze: '#fbe3c0', hazeMost: 0.5 },
  );
  sky(stage, random, {
    top: '#7fb2d4',
    low: '#fde2b4',
    sun: [0.2, 0.42, 0.026, '#fff2c4'],
    hills: ['#c4a583', '#a98c6c'],
    ground: '#d6c9b2',
    clouds: '#fff8ea',
  });
  patch(stage, [-90, 90], [13, 60], '#c9c4b8');
  stage.figure([3, 0, 26], (tone) => aircraft(tone));
  patch(stage, [-30, 30], [-5, 13], '#d9cfbe');
  for (let i = -30; i <= 30; i += 3) patch(stage, [i - 0.03, i + 0.03], [-5, 13], '#c6bba8', 0.005);
  for (let x = -15; x <= 15; x += 3) bar(stage, [x, 0, 13], [x, 7, 13], 0.2, '#3f5561');
  for (const y of [0.05, 2.4, 4.8]) bar(stage, [-18, y, 13], [18, y, 13], 0.1, '#3f5561');
  for (let i = 0; i < 9; i += 1) {
    const x = -16 + i * 4;
    stage.face(
      [
        [x, 7, 4],
        [x, 7, 13],
        [x + 3.8, 7, 13],
        [x + 3.8, 7, 4],
      ],
      '#b98a5c',
      { lit: false, twoSided: true },
    );
  }
  for (const [x, color, turn] of [
    [-2.6, '#b3461b', 0],
    [-3.6, '#114b6b', 1],
    [2.3, '#6f8f5a', 0],
    [3.9, '#22323f', 1],
    [0.9, '#d9a34a', 1],
  ] as const) {
    const z = 4.4 + turn * 1.2;
    box(stage, { at: [x, 0.08, z], size: [0.42, 0.62, 0.26], color });
    bar(stage, [x - 0.12, 0.7, z], [x - 0.12, 1.02, z], 0.025, '#3a3a3e', -0.1);
    bar(stage, [x + 0.12, 0.7, z], [x + 0.12, 1.02, z], 0.025, '#3a3a3e', -0.1);
    bar(stage, [x - 0.12, 1.02, z], [x + 0.12, 1.02, z], 0.035, '#3a3a3e', -0.1);
  }
  person(
    stage,
    [-0.42, 0, 4.2],
    { ...createLook(random, FORMAL), outfit: 'suit', top: '#114b6b', hairStyle: 'bun' },
    { view: 'side', arms: ['reach', 'down'] },
  );
  person(
    stage,
    [0.42, 0, 4.2],
    { ...createLook(random, FORMAL), outfit: 'suit', top: '#4a3c4a', extra: 'beard', hairStyle: 'short' },
    { view: 'side', arms: ['reach', 'down'], mirrored: true },
  );
  for (const [x, z, mirrored] of [
    [-1.7, 5, false],
    [-3.1, 5.2, false],
    [1.6, 5, true],
    [2.9, 5.4, true],
    [4.6, 5.2, true],
  ] as const)
    person(stage, [x, 0, z], createLook(random, FORMAL), {
      view: 'side',
      legs: x > 2.5 ? 'walk' : 'stand',
      arms: [random.pick(['hold', 'talk', 'down']), 'down'],
      mirrored,
    });
  talkers(stage, random, [-5.6, 0, 7], WARDROBE, 3);
  passer(stage, random, [6.2, 0, 8], WARDROBE);
  plant(stage, [-5.2, 0, 3.4], random, 1.6);
  for (let i = 0; i < 3; i += 1)
    flag(stage, [-9 - i * 2.4, 0, 20], 7, ['#b3461b', '#e9c48c', '#114b6b'][i] ?? '#fff');
  glow(stage, 0.2, 0.42, 0.4, '#fff0c4', 0.5);
  vignette(stage, '#4a4038', 0.4);
  return stage.draw({ mirrorOpacity: 0.25 });
};

/** An aircraft from the side, in metres. */
function aircraft(tone: (color: string) => string): string {
  return [
    path(
      'M-17 -3.2C-17 -4.6 -14 -5.2 -11 -5.2H12L16 -9.4H18.6L17 -4.6C17.4 -3.4 15 -2.2 11 -2.2H-12C-15 -2.2 -17 -2.4 -17 -3.2Z',
      tone('#f7f4ec'),
    ),
    path(
      'M-17 -3.2C-17 -2.4 -15 -2.2 -12 -2.2H11C15 -2.2 17.4 -3.4 17 -4.2C12 -3 -8 -3 -17 -3.2Z',
      tone('#1b6285'),
    ),
    path('M12 -5.2L16 -9.4H18.6L17 -4.8Z', tone('#c8622f')),
    path('M-2 -3.4L8 -0.8H10.6L4.4 -3.6Z', tone('#c9d2d4')),
    path('M-4 -1.9H0.4V-0.6H-4Z', tone('#33475a')),
    ...Array.from({ length: 19 }, (_, i) =>
      rect(-11.4 + i * 1.16, -4.5, 0.5, 0.6, tone('#8fb4c8'), 'rx="0.2"'),
    ),
    path('M-15.8 -4.4L-13.6 -4.7V-4H-16.4Z', tone('#33475a')),
    rect(-9, -2.2, 0.3, 1.7, tone('#33475a')),
    rect(5, -2.2, 0.3, 1.7, tone('#33475a')),
    circle(-8.9, -0.5, 0.5, tone('#22262c')),
    circle(5.1, -0.5, 0.5, tone('#22262c')),
  ].join('');
}

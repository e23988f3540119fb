import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { rect } from '../drawing/svg.ts';
import { glow, vignette } from '../sets/air.ts';
import { coach } from '../sets/coach.ts';
import { patch } from '../sets/ground.ts';
import { sky, tree } from '../sets/outside.ts';
import { createLook, stand as person, talkers } from '../stage/people.ts';
import { SHAPES } from '../stage/shapes.ts';
import { bar, box, decal } from '../stage/solids.ts';
import { createStage } from '../stage/stage.ts';
import { DAY, WARDROBE } from './setting.ts';

export const shuttle: Draw = (width, height) => {
  const random = createRandom('press shuttle');
  const stage = createStage(
    width,
    height,
    { from: [-1, 2.1, -4], to: [0.6, 2.2, 12], lens: 0.86, rise: 0.1 },
    { ...DAY, haze: '#f3e0bc', hazeMost: 0.6 },
  );
  sky(stage, random, {
    top: '#6fa6c9',
    low: '#fbe6bd',
    sun: [0.8, 0.24, 0.03, '#fff3c6'],
    hills: ['#c09a72', '#a4835c', '#8c8a5a'],
    ground: '#e5cc9c',
    clouds: '#fff8ea',
  });
  for (let z = 60; z > -6; z -= 6) patch(stage, [-90, 90], [z - 6, z], '#d9b982');
  patch(stage, [-90, 90], [6.5, 14], '#5c5a5c', 0.01);
  for (let x = -60; x < 60; x += 4) patch(stage, [x, x + 2], [11.9, 12.1], '#f1e8d6', 0.02);
  for (let i = 0; i < 7; i += 1) {
    const [x, z] = [-22 + i * 7.5, 28 + (i % 3) * 5];
    box(stage, {
      at: [x, 0, z],
      size: [5, 2.6 + (i % 2), 4],
      color: ['#efe0c4', '#e3c9a0', '#d9b58a'][i % 3] ?? '#efe0c4',
    });
    decal(stage, [x - 0.5, 0, z - 2.05], [1, 0, 0], [0, 1.9, 0], SHAPES.square, '#114b6b', { nearer: 2.3 });
    decal(stage, [x + 1, 1, z - 2.05], [0.9, 0, 0], [0, 0.9, 0], SHAPES.square, '#5f7f86', { nearer: 2.3 });
  }
  for (let i = 0; i < 9; i += 1)
    tree(
      stage,
      random,
      [-26 + i * 6.4, 0, 22 + (i % 2) * 6],
      7 + (i % 3),
      ['#5a7d48', '#7d9a58'],
      i % 3 ? 'poplar' : 'round',
    );
  coach(stage, [2.2, 0, 9.6], { body: '#f6f1e7', stripe: '#b3461b', glass: '#8fb4c8' });
  for (let i = 0; i < 9; i += 1)
    person(
      stage,
      [5.9 - i * 0.78, 0, 7 - i * 0.14 + random.between(-0.15, 0.15)],
      i % 4 === 2 ? { ...createLook(random, WARDROBE), height: 0.64 } : createLook(random, WARDROBE),
      { view: i < 2 ? 'back' : 'side', legs: i < 3 ? 'walk' : 'stand', arms: ['down', 'hold'] },
    );
  talkers(stage, random, [-4.2, 0, 5], WARDROBE, 3);
  bar(stage, [-6.4, 0, 6.2], [-6.4, 2.8, 6.2], 0.08, '#3a4650');
  stage.figure(
    [-6.4, 2.9, 6.1],
    (tone) =>
      rect(-0.45, -0.45, 0.9, 0.9, tone('#114b6b'), 'rx="0.06"') +
      rect(-0.28, -0.22, 0.56, 0.36, tone('#f6f1e7'), 'rx="0.06"') +
      `<circle cx="-0.15" cy="0.18" r="0.08" fill="${tone('#f6f1e7')}"/><circle cx="0.15" cy="0.18" r="0.08" fill="${tone('#f6f1e7')}"/>`,
  );
  glow(stage, 0.8, 0.24, 0.35, '#fff0c0', 0.45);
  vignette(stage, '#5a4430', 0.36);
  return stage.draw({ mirrorOpacity: 0 });
};

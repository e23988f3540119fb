import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { lightShaft, vignette } from '../../sets/air.ts';
import { backdrop, patch } from '../../sets/ground.ts';
import { createLook, stand as person } from '../../stage/people.ts';
import { SHAPES } from '../../stage/shapes.ts';
import { decal } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { BRIGHT, STUDENTS } from './setting.ts';

export const wishes: Draw = (width, height) => {
  const random = createRandom('kariyer wishes');
  const stage = createStage(
    width,
    height,
    { from: [-0.9, 1.5, -3], to: [0.2, 1.9, 5], lens: 1.75, rise: 0.12 },
    { ...BRIGHT, hazeMost: 0 },
  );
  backdrop(stage, '#e9edf5');
  patch(stage, [-6, 6], [-3, 4], '#c8d0e2');
  stage.face(
    [
      [-6, 0, 4],
      [-6, 9, 4],
      [6, 9, 4],
      [6, 0, 4],
    ],
    '#2b4aa0',
    { layer: 'ground', lit: false },
  );
  for (let column = 0; column < 30; column += 1) {
    for (let row = 0; row < 22; row += 1) {
      if (random.chance(0.16 + Math.abs(row - 8) * 0.03)) continue;
      const tone = random.pick(['#f6c338', '#ef6a4c', '#7cc4c0', '#f4ecd8', '#f4ecd8', '#f9a58a', '#fbe29a']);
      const [x, y] = [
        -3.6 + column * 0.25 + random.between(-0.02, 0.02),
        0.5 + row * 0.25 + random.between(-0.02, 0.02),
      ];
      decal(
        stage,
        [x, y, 3.99],
        [0.21, 0, random.between(-0.02, 0)],
        [random.between(-0.02, 0.02), 0.21, 0],
        SHAPES.square,
        tone,
        { layer: 'ground', lit: false },
      );
      if (random.chance(0.5))
        decal(stage, [x + 0.03, y + 0.1, 3.98], [0.13, 0, 0], [0, 0.02, 0], SHAPES.square, '#3a3f5c', {
          layer: 'ground',
          lit: false,
          opacity: 0.6,
        });
      if (random.chance(0.12))
        decal(
          stage,
          [x + 0.05, y + 0.05, 3.98],
          [0.11, 0, 0],
          [0, 0.11, 0],
          SHAPES[random.pick(['circle', 'dome', 'triangle', 'quarterLowLeft'] as const)],
          '#2b4aa0',
          { layer: 'ground', lit: false },
        );
    }
  }
  person(
    stage,
    [-0.25, 0, 3.5],
    {
      ...createLook(random, STUDENTS),
      hairStyle: 'long',
      outfit: 'shirt',
      top: '#f4ecd8',
      bottom: '#2a3358',
      extra: 'backpack',
      accent: '#ef6a4c',
    },
    { view: 'back', arms: ['down', 'up'] },
  );
  person(
    stage,
    [0.75, 0, 3.2],
    { ...createLook(random, STUDENTS), hairStyle: 'curly', outfit: 'shirt', top: '#f6c338' },
    { view: 'back', arms: ['hip', 'down'] },
  );
  lightShaft(stage, [-3, -2, 6, 2], [0, 2.5, 0, 3], '#fff6dd', 0.35);
  vignette(stage, '#16245a', 0.4);
  return stage.draw();
};

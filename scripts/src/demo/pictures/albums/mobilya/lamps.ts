import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { circle, path } from '../../drawing/svg.ts';
import { lampGlow, vignette } from '../../sets/air.ts';
import { backdrop, patch } from '../../sets/ground.ts';
import { hangingLamp } from '../../sets/market.ts';
import { createLook, stand as person } from '../../stage/people.ts';
import { SHAPES, within } from '../../stage/shapes.ts';
import { bar, decal } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import type { Vec } from '../../stage/vector.ts';
import { SOFT, WARDROBE } from './setting.ts';

export const lamps: Draw = (width, height) => {
  const random = createRandom('mobilya lamps');
  const stage = createStage(
    width,
    height,
    { from: [0, 1.6, -3], to: [0, 3.3, 8], lens: 1.3, rise: 0.12 },
    { ...SOFT, shade: '#1f2f2b', haze: '#3f5f54', hazeMost: 0.5 },
  );
  backdrop(stage, '#27443b');
  for (let z = 14; z > -4; z -= 3) patch(stage, [-9, 9], [z - 3, z], '#4d3a2c');
  stage.face(
    [
      [-9, 0, 14],
      [-9, 12, 14],
      [9, 12, 14],
      [9, 0, 14],
    ],
    '#2f5348',
    { layer: 'ground', lit: false },
  );
  for (let i = 0; i < 6; i += 1)
    decal(
      stage,
      [-9, 0, 13.9],
      [18, 0, 0],
      [0, 12, 0],
      within(i % 2 ? SHAPES.quarterLowLeft : SHAPES.quarterHighRight, i / 6, (i % 3) / 4, 1 / 6, 1 / 4),
      '#365f52',
      { layer: 'ground', lit: false },
    );
  const shades = ['#f0b79a', '#f6e8d0', '#d9a441', '#b9d6c2', '#b5532f'];
  for (let i = 0; i < 22; i += 1) {
    const at: Vec = [random.between(-4, 4), random.between(2.9, 7.6), random.between(4, 11)];
    if (i % 3) hangingLamp(stage, at, 13, random.between(0.3, 0.62), shades[i % 5] ?? '#fff', '#fff0c4');
    else {
      bar(stage, [at[0], at[1] + 0.3, at[2]], [at[0], 13, at[2]], 0.02, '#1c1c1a');
      const r = random.between(0.22, 0.42);
      stage.figure(
        at,
        (tone) =>
          circle(0, 0, r, tone('#fff3d2')) +
          path(`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 1.6} ${r * 1.6} 0 0 0 0 ${-r}Z`, tone('#f3d79a')),
      );
      lampGlow(stage, at, r * 3.4, '#fff0c4', 0.6);
    }
  }
  person(
    stage,
    [-0.8, 0, 5],
    { ...createLook(random, WARDROBE), hairStyle: 'bun', outfit: 'dress', top: '#f0b79a' },
    { view: 'back', arms: ['down', 'point'] },
  );
  person(
    stage,
    [0.4, 0, 5.2],
    { ...createLook(random, WARDROBE), outfit: 'suit', top: '#394048' },
    { view: 'back', arms: ['hip', 'down'] },
  );
  vignette(stage, '#0e1a17', 0.55);
  return stage.draw({ mirrorOpacity: 0.3 });
};

import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { glow, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { patch } from '../../sets/ground.ts';
import { hangingLamp } from '../../sets/market.ts';
import { plant } from '../../sets/stand.ts';
import { createLook, crowd, stand as person } from '../../stage/people.ts';
import { SHAPES, within } from '../../stage/shapes.ts';
import { bar, box, decal, drum } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { HALL, SOFT, WARDROBE } from './setting.ts';

export const kitchen: Draw = (width, height) => {
  const random = createRandom('mobilya kitchen');
  const stage = createStage(
    width,
    height,
    { from: [1.4, 1.7, -3.2], to: [-0.3, 1.5, 6], lens: 0.98, rise: 0.06 },
    SOFT,
  );
  flatHall(stage, { ...HALL, to: 22 });
  patch(stage, [-6, 6], [0.8, 7], '#cfc4b0', 0.02);
  for (let i = 0; i < 4; i += 1)
    box(stage, { at: [-4.5 + i * 3, 0, 6.9], size: [3, 3.4, 0.12], color: '#f4ead8' });
  for (let i = 0; i < 11; i += 1) {
    const x = -5 + i;
    const tall = i < 2 || i > 8;
    box(stage, { at: [x, 0, 6.5], size: [0.96, tall ? 2.6 : 0.92, 0.6], color: '#5f7f86', top: '#f7f2e6' });
    bar(stage, [x + 0.3, tall ? 1.5 : 0.78, 6.18], [x + 0.3, tall ? 1.2 : 0.62, 6.18], 0.03, '#d9b25a', 0.3);
    if (!tall) {
      box(stage, {
        at: [x, 1.85, 6.65],
        size: [0.96, 0.75, 0.36],
        color: i % 3 ? '#86a2a8' : '#d98f73',
        shadow: false,
      });
      decal(
        stage,
        [x - 0.48, 0.95, 6.83],
        [0.96, 0, 0],
        [0, 0.9, 0],
        SHAPES.square,
        i % 2 ? '#f0dfc8' : '#eed5b8',
        { nearer: 0.1 },
      );
      decal(
        stage,
        [x - 0.48, 0.95, 6.82],
        [0.96, 0, 0],
        [0, 0.9, 0],
        within(i % 2 ? SHAPES.quarterLowLeft : SHAPES.quarterHighRight, 0.05, 0.05, 0.9, 0.9),
        '#d98f73',
        { nearer: 0.15 },
      );
    }
  }
  box(stage, { at: [-0.4, 0, 3.9], size: [3.4, 0.92, 1], color: '#f4ead8', top: '#fdfaf2' });
  box(stage, {
    at: [-0.4, 0.92, 3.9],
    size: [3.6, 0.05, 1.15],
    color: '#a06a40',
    top: '#c08a58',
    shadow: false,
    nearer: 0.2,
  });
  for (let i = 0; i < 3; i += 1)
    hangingLamp(stage, [-1.5 + i * 1.1, 2.15, 3.9], 8, 0.26, '#d98f73', '#fff0cc');
  drum(stage, {
    at: [-1.2, 0.97, 3.9],
    foot: 0.16,
    top: 0.26,
    height: 0.1,
    color: '#86522f',
    lid: '#d9a441',
    shadow: false,
    nearer: 0.5,
  });
  drum(stage, {
    at: [0.4, 0.97, 3.8],
    foot: 0.08,
    top: 0.06,
    height: 0.3,
    color: '#2f5b4b',
    shadow: false,
    nearer: 0.5,
  });
  person(
    stage,
    [-0.2, 0, 4.9],
    { ...createLook(random, WARDROBE), outfit: 'suit', top: '#394048' },
    { view: 'front', arms: ['talk', 'hold'] },
  );
  person(
    stage,
    [-1.6, 0, 2.9],
    { ...createLook(random, WARDROBE), hairStyle: 'long' },
    { view: 'back', arms: ['down', 'hip'] },
  );
  person(stage, [-0.8, 0, 2.8], createLook(random, WARDROBE), { view: 'back', arms: ['hip', 'down'] });
  person(
    stage,
    [2.6, 0, 4],
    { ...createLook(random, WARDROBE), height: 0.6 },
    { view: 'side', arms: ['reach', 'down'], mirrored: true },
  );
  person(
    stage,
    [3.8, 0, 5.2],
    { ...createLook(random, WARDROBE), hairStyle: 'scarf' },
    { view: 'side', arms: ['reach', 'down'] },
  );
  plant(stage, [5.4, 0, 2.6], random, 1.5);
  crowd(stage, random, { x: [7, 12], z: [4, 14] }, 8, WARDROBE);
  glow(stage, 0.55, 0.2, 0.35, '#fff3df', 0.35);
  vignette(stage, '#444a46', 0.42);
  return stage.draw();
};

import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { glow, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { floorLamp, rug, shelf, sofa } from '../../sets/furniture.ts';
import { patch } from '../../sets/ground.ts';
import { plant } from '../../sets/stand.ts';
import { createLook, crowd, passer, stand as person } from '../../stage/people.ts';
import { SHAPES, within } from '../../stage/shapes.ts';
import { bar, box, decal, drum } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { HALL, SOFT, WARDROBE } from './setting.ts';

export const livingRoom: Draw = (width, height) => {
  const random = createRandom('mobilya living');
  const stage = createStage(
    width,
    height,
    { from: [-1.8, 1.65, -3.4], to: [0.3, 1.3, 6], lens: 0.98, rise: 0.04 },
    SOFT,
  );
  flatHall(stage, { ...HALL, to: 26 });
  for (let i = 0; i < 4; i += 1)
    box(stage, { at: [-4.5 + i * 3, 0, 6.2], size: [3, 3.4, 0.12], color: '#d98f73' });
  for (let i = 0; i < 3; i += 1)
    decal(stage, [-3.2 + i * 1.5, 1.7, 6.1], [1.2, 0, 0], [0, 1.2, 0], SHAPES.square, '#f7efe6', {
      nearer: 0.3,
    });
  for (let i = 0; i < 3; i += 1)
    decal(
      stage,
      [-3.2 + i * 1.5, 1.7, 6.08],
      [1.2, 0, 0],
      [0, 1.2, 0],
      within([SHAPES.dome, SHAPES.circle, SHAPES.quarterLowLeft][i] ?? SHAPES.dome, 0.2, 0.2, 0.6, 0.6),
      ['#2f5b4b', '#d9a441', '#86522f'][i] ?? '#000',
      { nearer: 0.4 },
    );
  patch(stage, [-6, 6], [0.4, 6.2], '#e9c9b4', 0.02);
  rug(stage, -0.6, 3.4, 4.6, 2.8, ['#f4ead8', '#2f5b4b', '#b5532f'], 0.03);
  sofa(stage, [-1.2, 0, 4.8], '#2f5b4b', 4);
  sofa(stage, [2.2, 0, 3.4], '#f4ead8', 1, -1.2);
  drum(stage, {
    at: [-0.6, 0.3, 3.3],
    foot: 0.55,
    top: 0.55,
    height: 0.07,
    color: '#a06a40',
    shadow: false,
    nearer: 0.2,
  });
  for (const a of [0, 2.1, 4.2])
    bar(
      stage,
      [-0.6 + 0.4 * Math.cos(a), 0, 3.3 + 0.4 * Math.sin(a)],
      [-0.6 + 0.3 * Math.cos(a), 0.3, 3.3 + 0.3 * Math.sin(a)],
      0.05,
      '#86522f',
    );
  person(
    stage,
    [-2, 0, 4.35],
    createLook(random, WARDROBE),
    { view: 'front', legs: 'sit', arms: ['hold', 'talk'] },
    0.7,
  );
  person(
    stage,
    [-0.5, 0, 4.35],
    { ...createLook(random, WARDROBE), hairStyle: 'scarf' },
    { view: 'front', legs: 'sit', arms: ['hold', 'hold'] },
    0.7,
  );
  person(
    stage,
    [1.2, 0, 5.2],
    { ...createLook(random, WARDROBE), outfit: 'suit', top: '#394048' },
    { view: 'side', arms: ['point', 'hold'], mirrored: true },
  );
  floorLamp(stage, [-3.9, 0, 5.2], '#f6e8d0', '#fff0cc', 1.9);
  plant(stage, [4.4, 0, 5.6], random, 1.6);
  shelf(stage, [5.6, 0, 5.9], 1.8, 2.4, '#a06a40', ['#2f5b4b', '#f4ead8', '#d9a441', '#5f7f86']);
  crowd(stage, random, { x: [6, 12], z: [5, 16] }, 12, WARDROBE);
  passer(stage, random, [-5.6, 0, 2.4], WARDROBE);
  glow(stage, 0.3, 0.2, 0.35, '#fff3df', 0.35);
  vignette(stage, '#4a4038', 0.42);
  return stage.draw();
};

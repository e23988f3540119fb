import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { path, rect } from '../../drawing/svg.ts';
import { lightShaft, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { plant } from '../../sets/stand.ts';
import { createLook, stand as person } from '../../stage/people.ts';
import { SHAPES } from '../../stage/shapes.ts';
import { box, decal, drum } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { BRIGHT, HALL, STUDENTS } from './setting.ts';

export const classroom: Draw = (width, height) => {
  const random = createRandom('kariyer classroom');
  const stage = createStage(
    width,
    height,
    { from: [-5, 2.5, -3], to: [1.4, 1.1, 8], lens: 0.92, rise: 0.05 },
    BRIGHT,
  );
  flatHall(stage, {
    ...HALL,
    rise: 0,
    height: 6.5,
    to: 22,
    colors: { ...HALL.colors, floor: '#e0d9c6', line: '#d2c9b2' },
  });
  decal(stage, [-4, 1.4, 21.8], [8, 0, 0], [0, 3.6, 0], SHAPES.square, '#1b2f70', {
    lit: false,
    haze: false,
  });
  decal(stage, [-3.5, 1.8, 21.7], [3, 0, 0], [0, 2.6, 0], SHAPES.circle, '#f6c338', {
    lit: false,
    haze: false,
  });
  decal(stage, [0, 1.8, 21.7], [3, 0, 0], [0, 2.6, 0], SHAPES.quarterLowLeft, '#ef6a4c', {
    lit: false,
    haze: false,
  });
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const [x, z] = [-5.2 + column * 4, 3 + row * 3.8];
      for (const [dx, side] of [
        [-1.05, 1],
        [1.05, -1],
      ] as const) {
        box(stage, {
          at: [x + dx, 0, z],
          size: [0.4, 0.46, 0.4],
          color: ['#ef6a4c', '#f6c338', '#7cc4c0', '#2b4aa0'][(row + column) % 4] ?? '#fff',
        });
        person(
          stage,
          [x + dx, 0, z],
          createLook(random, STUDENTS),
          { view: 'side', legs: 'sit', arms: ['reach', 'hold'], mirrored: side < 0 },
          0.2,
        );
      }
      person(stage, [x, 0, z + 0.95], createLook(random, STUDENTS), {
        view: 'front',
        arms: ['hold', random.pick(['talk', 'hold'])],
      });
      drum(stage, { at: [x, 0, z], foot: 0.1, top: 0.1, height: 0.72, color: '#4a5578' });
      drum(stage, {
        at: [x, 0.72, z],
        foot: 0.75,
        top: 0.75,
        height: 0.05,
        color: '#fdf8ec',
        shadow: false,
        nearer: 0.3,
        sides: 20,
      });
      stage.figure(
        [x, 0.77, z - 0.1],
        (tone) =>
          path('M-0.5 0H-0.16L-0.12 -0.22H-0.46Z', tone('#5a6488')) +
          path('M0.16 0H0.5L0.46 -0.22H0.12Z', tone('#5a6488')) +
          rect(-0.1, -0.02, 0.22, 0.02, tone('#f6c338')),
        0.9,
      );
    }
  }
  person(
    stage,
    [2.6, 0, 1.6],
    {
      ...createLook(random, STUDENTS),
      outfit: 'suit',
      top: '#3a3f5c',
      hairStyle: 'scarf',
      accent: '#7cc4c0',
    },
    { view: 'side', legs: 'walk', arms: ['talk', 'hold'], mirrored: true },
  );
  plant(stage, [-8, 0, 5], random, 1.4);
  lightShaft(stage, [6, 9, 8, 14], [-2, 3, 0, 9], '#fff8e0', 0.4);
  vignette(stage, '#3a4a80', 0.38);
  return stage.draw();
};

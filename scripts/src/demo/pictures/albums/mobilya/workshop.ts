import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { path } from '../../drawing/svg.ts';
import { lightShaft, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { chair } from '../../sets/furniture.ts';
import { workbench } from '../../sets/meeting.ts';
import { createLook, crowd, onlooker, stand as person, type Wardrobe } from '../../stage/people.ts';
import { box, drum } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { HALL, SOFT, WARDROBE } from './setting.ts';

export const workshop: Draw = (width, height) => {
  const random = createRandom('mobilya workshop');
  const stage = createStage(
    width,
    height,
    { from: [1.9, 1.8, -3.4], to: [-0.2, 1.4, 7], lens: 0.92, rise: 0.05 },
    { ...SOFT, light: '#ffe6bc', haze: '#e2c9a2' },
  );
  flatHall(stage, {
    ...HALL,
    to: 28,
    colors: { ...HALL.colors, floor: '#bf9d78', line: '#ad8c68', wall: '#dcc7a6' },
  });
  const crafts: Wardrobe = { ...WARDROBE, outfits: ['apron'], accents: ['#86522f', '#2f5b4b', '#b5532f'] };
  workbench(stage, random, [-2.6, 0, 3.6], crafts, { top: '#c99a66', body: '#86522f', lamp: '#2f5b4b' }, 2.4);
  workbench(stage, random, [1, 0, 4.4], crafts, { top: '#c99a66', body: '#86522f', lamp: '#b5532f' }, 2.4);
  workbench(stage, random, [4.6, 0, 5.4], crafts, { top: '#c99a66', body: '#86522f', lamp: '#d9a441' }, 2.4);
  for (let i = 0; i < 5; i += 1) {
    stage.figure(
      [-3.6 + i * 0.32, 0.88, 3.5],
      (tone) =>
        path(
          'M0 0C0.05 -0.07 0.12 -0.05 0.1 0.01C0.08 0.05 0.03 0.04 0.04 0',
          'none',
          `stroke="${tone('#f0cf9e')}" stroke-width="0.025"`,
        ),
      0.6,
    );
  }
  chair(stage, [0.7, 0.88, 4.2], '#a06a40', '#f0b79a');
  for (let i = 0; i < 9; i += 1)
    box(stage, {
      at: [-6.4 + i * 0.3, 0, 8.4 - (i % 3) * 0.12],
      size: [0.24, 2.4 + (i % 4) * 0.25, 0.06],
      color: ['#d6a46c', '#8a4f2b', '#e6c494', '#5b3420'][i % 4] ?? '#8a4f2b',
    });
  box(stage, { at: [7.4, 0, 7.6], size: [1.7, 1, 1.1], color: '#2f5b4b', top: '#9aa6a4' });
  drum(stage, { at: [7.4, 1, 7.6], foot: 0.36, top: 0.36, height: 0.05, color: '#cfd6d8', shadow: false });
  for (const [x, z] of [
    [-1.7, 1.9],
    [-0.8, 2.2],
    [3.1, 2.9],
  ] as const)
    onlooker(stage, random, [x, 0, z], WARDROBE);
  person(
    stage,
    [2.4, 0, 2.6],
    { ...createLook(random, WARDROBE), height: 0.62 },
    { view: 'back', arms: ['down', 'point'] },
  );
  crowd(stage, random, { x: [-4, 9], z: [11, 22] }, 18, WARDROBE);
  for (let i = 0; i < 3; i += 1)
    lightShaft(stage, [-7, -5, 9.5, 6 + i * 5], [-1, 3, 0, 3 + i * 5], '#fff0d0', 0.35);
  vignette(stage, '#4a3424', 0.45);
  return stage.draw();
};

import type { Draw } from '../../drawing/formats.ts';
import { createRandom, type Random } from '../../drawing/random.ts';
import { vignette } from '../../sets/air.ts';
import { bed, chair, diningTable, floorLamp, rug, shelf, sofa } from '../../sets/furniture.ts';
import { backdrop, patch } from '../../sets/ground.ts';
import { hangingLamp } from '../../sets/market.ts';
import { plant } from '../../sets/stand.ts';
import { crowd } from '../../stage/people.ts';
import { SHAPES } from '../../stage/shapes.ts';
import { box, decal, drum } from '../../stage/solids.ts';
import { createStage, type Stage } from '../../stage/stage.ts';
import { SOFT, WARDROBE } from './setting.ts';

/** A room of one module, open to two sides, seen from above and far away. */
function room(stage: Stage, random: Random, x: number, z: number, kind: number): void {
  const palettes = [
    ['#2f5b4b', '#b9d6c2', '#f0b79a'],
    ['#d98f73', '#f6dccb', '#2f5b4b'],
    ['#5f7f86', '#dfe6e2', '#d9a441'],
    ['#86522f', '#ecd2b0', '#5f7f86'],
    ['#d9a441', '#f7e9c6', '#86522f'],
  ] as const;
  const [main, floor_, extra] = palettes[kind % palettes.length] ?? palettes[0];
  box(stage, { at: [x + 1.5, 0, z + 1.5], size: [3.2, 0.25, 3.2], color: '#f4ead8', top: floor_ });
  box(stage, {
    at: [x + 1.5, 0.25, z + 3.02],
    size: [3.2, 2.4, 0.16],
    color: main,
    shadow: false,
    nearer: -1,
  });
  box(stage, {
    at: [x + 3.02, 0.25, z + 1.5],
    size: [0.16, 2.4, 3.2],
    color: main,
    shadow: false,
    nearer: -1,
  });
  decal(stage, [x + 0.5, 1, z + 2.93], [1.1, 0, 0], [0, 1.2, 0], SHAPES.square, '#fbfdf8', { lit: false });
  const y = 0.25;
  switch (kind % 5) {
    case 0:
      bed(stage, [x + 1.2, y, z + 1.8], { frame: '#86522f', sheet: '#fbf6ec', cover: extra });
      floorLamp(stage, [x + 2.6, y, z + 2.6], '#f6e8d0', '#fff0cc', 1.5);
      break;
    case 1:
      sofa(stage, [x + 1.4, y, z + 2.3], extra, 2);
      rug(stage, x + 1.4, z + 1.2, 2, 1.3, ['#fbf6ec', '#86522f', extra], y + 0.02);
      plant(stage, [x + 2.6, y, z + 0.6], random, 1);
      break;
    case 2:
      diningTable(stage, [x + 1.5, y, z + 1.5], '#a06a40', extra, 1.4);
      hangingLamp(stage, [x + 1.5, y + 1.7, z + 1.5], y + 2.6, 0.3, extra, '#fff0cc');
      break;
    case 3:
      shelf(stage, [x + 1.4, y, z + 2.7], 2.2, 2, '#5b3420', [main, extra, '#fbf6ec', '#d9a441']);
      sofa(stage, [x + 1.2, y, z + 1.1], extra, 1, 0.5);
      break;
    default:
      box(stage, {
        at: [x + 1.5, y, z + 2.6],
        size: [2.4, 0.9, 0.55],
        color: extra,
        top: '#fbf6ec',
        shadow: false,
      });
      drum(stage, {
        at: [x + 1.4, y, z + 1.1],
        foot: 0.4,
        top: 0.4,
        height: 0.75,
        color: '#fbf6ec',
        shadow: false,
      });
      chair(stage, [x + 2.2, y, z + 1.1], '#86522f', main);
  }
}

export const rooms: Draw = (width, height) => {
  const random = createRandom('mobilya rooms');
  const stage = createStage(
    width,
    height,
    { from: [-26, 24, -28], to: [0.6, 0.6, 3.6], lens: 2.5, rise: 0.02 },
    { ...SOFT, hazeMost: 0, sun: [-0.5, 0.75, -0.25] },
  );
  backdrop(stage, '#d6cdbb');
  for (let i = -40; i <= 40; i += 3) {
    patch(stage, [i - 0.03, i + 0.03], [-40, 60], '#c6bca8');
    patch(stage, [-40, 60], [i - 0.03, i + 0.03], '#c6bca8');
  }
  // Farthest first; the numbers make neighbours differ.
  for (let row = 2; row >= -1; row -= 1) {
    for (let column = 2; column >= -2; column -= 1) {
      const nth = (2 - row) * 5 + (2 - column) + 1;
      room(stage, random, column * 5.6 - 1.5, row * 5.6 - 2, nth + row + 7);
    }
  }
  crowd(
    stage,
    random,
    { x: [-14, 16], z: [-8, 16] },
    46,
    WARDROBE,
    (x, z) => (((x + 1.5) % 5.6) + 5.6) % 5.6 > 3.9 || (((z + 2) % 5.6) + 5.6) % 5.6 > 3.9,
  );
  vignette(stage, '#6b6558', 0.35);
  return stage.draw({ mirrorOpacity: 0, softness: 1.4 });
};

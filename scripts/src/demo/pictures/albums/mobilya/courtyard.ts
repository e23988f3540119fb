import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { vignette } from '../../sets/air.ts';
import { chair } from '../../sets/furniture.ts';
import { tree } from '../../sets/outside.ts';
import { plant } from '../../sets/stand.ts';
import { SHAPES } from '../../stage/shapes.ts';
import { box, decal, drum } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { SOFT } from './setting.ts';

export const courtyard: Draw = (width, height) => {
  const random = createRandom('mobilya courtyard');
  const stage = createStage(
    width,
    height,
    { from: [-11, 9.6, -12], to: [1.5, 1.25, 1.7], lens: 3.1, rise: 0.0 },
    { ...SOFT, hazeMost: 0, sun: [-0.55, 0.7, -0.2] },
  );
  stage.put(
    'ground',
    0,
    `<rect width="${width}" height="${height}" fill="#e2b8a0"/><circle cx="${width * 0.5}" cy="${height * 0.52}" r="${width * 0.42}" fill="#ecc7b0"/>`,
  );
  box(stage, { at: [1.5, 0, 1.5], size: [3.4, 0.3, 3.4], color: '#5a5552', top: '#f1e4cd' });
  box(stage, {
    at: [1.5, 0.3, 3.1],
    size: [3.4, 2.3, 0.2],
    color: '#4a4543',
    top: '#7a726c',
    shadow: false,
    nearer: -1,
  });
  box(stage, {
    at: [3.1, 0.3, 1.5],
    size: [0.2, 2.3, 3.4],
    color: '#4a4543',
    top: '#7a726c',
    shadow: false,
    nearer: -1,
  });
  for (let i = 0; i < 3; i += 1) {
    const arch = [
      [0, 0],
      [1, 0],
      [1, 0.62],
      ...SHAPES.dome.map(([u, v]) => [u, 0.62 + v * 0.7] as const),
      [0, 0.62],
    ] as const;
    decal(
      stage,
      [0.15 + i * 0.95, 0.3, 2.98],
      [0.8, 0, 0],
      [0, 1.7, 0],
      arch,
      i === 1 ? '#2f5b4b' : '#efd9b4',
      { nearer: 0.1 },
    );
  }
  for (let i = 0; i < 4; i += 1)
    decal(
      stage,
      [2.98, 1.3, 2.7 - i * 0.72],
      [0, 0, -0.5],
      [0, 0.8, 0],
      SHAPES.square,
      i % 2 ? '#f0b79a' : '#b9d6c2',
      { nearer: 0.1 },
    );
  for (let i = 0; i < 5; i += 1)
    for (let k = 0; k < 5; k += 1)
      if ((i + k) % 2)
        stage.face(
          [
            [0.1 + i * 0.55, 0.305, 0.1 + k * 0.55],
            [0.1 + i * 0.55, 0.305, 0.65 + k * 0.55],
            [0.65 + i * 0.55, 0.305, 0.65 + k * 0.55],
            [0.65 + i * 0.55, 0.305, 0.1 + k * 0.55],
          ],
          '#dcc9a6',
          { lit: false },
        );
  drum(stage, {
    at: [1.45, 0.3, 1.5],
    foot: 0.42,
    top: 0.42,
    height: 0.3,
    color: '#5f7f86',
    lid: '#8fc0c8',
    shadow: false,
  });
  tree(stage, random, [2.05, 0.3, 1.9], 2.3, ['#2f5b4b', '#5c9068']);
  box(stage, {
    at: [0.55, 0.3, 2.35],
    size: [0.9, 0.42, 0.95],
    color: '#86522f',
    top: '#f0b79a',
    shadow: false,
  });
  for (let i = 0; i < 2; i += 1)
    box(stage, {
      at: [0.55, 0.72, 2.65 - i * 0.1],
      size: [0.4, 0.26, 0.14],
      color: i ? '#2f5b4b' : '#f4ead8',
      shadow: false,
      nearer: 0.3,
    });
  chair(stage, [2.1, 0.3, 0.75], '#86522f', '#f0b79a');
  chair(stage, [0.75, 0.3, 0.7], '#86522f', '#f0b79a', true);
  drum(stage, {
    at: [1.4, 0.3, 0.65],
    foot: 0.26,
    top: 0.32,
    height: 0.42,
    color: '#c9853e',
    lid: '#e3b35c',
    shadow: false,
    nearer: 0.2,
  });
  plant(stage, [2.75, 0.3, 0.4], random, 0.6);
  vignette(stage, '#7a4a38', 0.35);
  return stage.draw({ mirrorOpacity: 0, softness: 5, shadowOpacity: 0.25 });
};

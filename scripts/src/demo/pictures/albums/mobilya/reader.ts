import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { path } from '../../drawing/svg.ts';
import { lampGlow, vignette } from '../../sets/air.ts';
import { rug, shelf, sofa } from '../../sets/furniture.ts';
import { backdrop, patch } from '../../sets/ground.ts';
import { plant } from '../../sets/stand.ts';
import { createLook, stand as person } from '../../stage/people.ts';
import { SHAPES, within } from '../../stage/shapes.ts';
import { bar, decal, drum } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import type { Vec } from '../../stage/vector.ts';
import { SOFT, WARDROBE } from './setting.ts';

export const reader: Draw = (width, height) => {
  const random = createRandom('mobilya reader');
  const stage = createStage(
    width,
    height,
    { from: [-0.4, 1.35, -3.6], to: [0.1, 1.28, 6], lens: 2.05, rise: 0.05 },
    SOFT,
  );
  backdrop(stage, '#2f5b4b');
  patch(stage, [-6, 6], [-2, 5], '#a87449');
  for (let i = -12; i < 12; i += 1) patch(stage, [i * 0.4, i * 0.4 + 0.02], [-2, 5], '#8f5f3a', 0.001);
  decal(stage, [-3, 0, 5], [6, 0, 0], [0, 6, 0], within(SHAPES.circle, 0.14, 0.12, 0.62, 0.62), '#3b6e5b', {
    layer: 'ground',
    lit: false,
  });
  decal(stage, [0.9, 1.7, 4.95], [0.9, 0, 0], [0, 1.2, 0], SHAPES.square, '#f4ead8', {
    layer: 'ground',
    lit: false,
  });
  decal(stage, [0.98, 1.8, 4.94], [0.74, 0, 0], [0, 1, 0], SHAPES.quarterLowLeft, '#d98f73', {
    layer: 'ground',
    lit: false,
  });
  rug(stage, 0, 3, 2.6, 1.7, ['#f4ead8', '#b5532f', '#d9a441']);
  sofa(stage, [0.15, 0, 3.6], '#d98f73', 1.4);
  person(
    stage,
    [0.05, 0, 3.2],
    {
      ...createLook(random, WARDROBE),
      hairStyle: 'curly',
      hair: '#3d2618',
      outfit: 'shirt',
      top: '#f4ead8',
      bottom: '#394048',
      skin: '#cf9468',
    },
    { view: 'front', legs: 'sit', arms: ['hold', 'hold'] },
    0.8,
  );
  stage.figure(
    [0.05, 0.62, 3.1],
    (tone) =>
      path('M-0.2 -0.06L0 0L0.2 -0.06V-0.3L0 -0.24L-0.2 -0.3Z', tone('#b5532f')) +
      path('M-0.18 -0.3L0 -0.25L0.18 -0.3L0 -0.22Z', tone('#fbf6ec')),
    1.2,
  );
  drum(stage, { at: [-1.05, 0, 3.4], foot: 0.22, top: 0.2, height: 0.04, color: '#2a2624' });
  const arc: Vec[] = Array.from({ length: 13 }, (_, i): Vec => {
    const angle = Math.PI * (1 - (i / 12) * 0.82);
    return [-0.35 + 0.7 * Math.cos(angle), 1.55 + 0.75 * Math.sin(angle), 3.4];
  });
  bar(stage, [-1.05, 0, 3.4], [-1.05, 1.55, 3.4], 0.035, '#2a2624');
  for (let i = 0; i < 12; i += 1) bar(stage, arc[i] as Vec, arc[i + 1] as Vec, 0.035, '#2a2624');
  stage.figure(
    [0.25, 1.82, 3.35],
    (tone) => path('M-0.26 0.1A0.26 0.24 0 0 1 0.26 0.1Z', tone('#f6e8d0')),
    0.4,
  );
  lampGlow(stage, [0.25, 1.7, 3.35], 1.25, '#ffe9b4', 0.6);
  plant(stage, [1.35, 0, 3.9], random, 1.3);
  shelf(stage, [-1.75, 0, 4.6], 1.1, 1.5, '#86522f', ['#f4ead8', '#d9a441', '#d98f73', '#b9d6c2']);
  vignette(stage, '#12241d', 0.5);
  return stage.draw({ mirrorOpacity: 0.08 });
};

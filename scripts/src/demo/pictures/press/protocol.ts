import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { path, rect } from '../drawing/svg.ts';
import { glow, vignette } from '../sets/air.ts';
import { photographer } from '../sets/display.ts';
import { backdrop, patch } from '../sets/ground.ts';
import { createLook, onlooker, stand as person } from '../stage/people.ts';
import { SHAPES } from '../stage/shapes.ts';
import { bar, box, decal } from '../stage/solids.ts';
import { createStage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';
import { DAY, FORMAL, WARDROBE } from './setting.ts';

export const protocol: Draw = (width, height) => {
  const random = createRandom('press protocol');
  const stage = createStage(
    width,
    height,
    { from: [0.9, 1.8, -2.2], to: [0, 1.5, 6], lens: 1.4, rise: 0.1 },
    { ...DAY, hazeMost: 0.2 },
  );
  backdrop(stage, '#114b6b');
  patch(stage, [-12, 12], [-4, 6.5], '#8a5a3c');
  stage.face(
    [
      [-12, 0, 6.5],
      [-12, 8, 6.5],
      [12, 8, 6.5],
      [12, 0, 6.5],
    ],
    '#125273',
    { layer: 'ground', lit: false },
  );
  const names = ['quarterLowLeft', 'circle', 'dome', 'quarterHighRight', 'bowl', 'quarterLowRight'] as const;
  for (let i = 0; i < 10; i += 1)
    for (let k = 0; k < 3; k += 1)
      if ((i + k * 2) % 3)
        decal(
          stage,
          [-7.5 + i * 1.5, 0.6 + k * 1.5, 6.45],
          [1.5, 0, 0],
          [0, 1.5, 0],
          SHAPES[names[(i * 2 + k) % 6] ?? 'circle'],
          ['#1a6288', '#17597d', '#e9c48c'][(i + k) % 7 === 3 ? 2 : (i + k) % 2] ?? '#1a6288',
          { layer: 'ground', lit: false },
        );
  for (let i = 0; i < 6; i += 1)
    person(stage, [-2.5 + i, 0, 5.3 + (i % 2) * 0.2], createLook(random, FORMAL), {
      view: 'front',
      arms: ['hold', 'hold'],
    });
  for (const x of [-1, 1]) {
    box(stage, { at: [x, 0, 4.3], size: [0.6, 1, 0.1], color: '#4a2f20', shadow: false });
    person(
      stage,
      [x, 0.05, 4],
      { ...createLook(random, FORMAL), height: 1.05 },
      { view: 'front', legs: 'none', arms: ['hold', 'hold'] },
    );
  }
  for (let i = 0; i < 4; i += 1)
    box(stage, { at: [-2.25 + i * 1.5, 0, 3.4], size: [1.5, 0.8, 0.9], color: '#f1e8d6', top: '#fffaf0' });
  for (const x of [-1, 1])
    stage.figure(
      [x, 0.82, 3.3],
      (tone) =>
        path('M-0.34 0L-0.28 -0.13H0L0 0ZM0 0V-0.13H0.28L0.34 0Z', tone('#b3461b')) +
        path('M-0.28 -0.02L-0.24 -0.12H-0.02V-0.02ZM0.02 -0.02V-0.12H0.24L0.28 -0.02Z', tone('#fffaf0')),
      0.8,
    );
  stage.figure(
    [0, 0.82, 3.3],
    (tone) =>
      [-0.24, -0.12, 0, 0.12, 0.24]
        .map(
          (x, i) =>
            rect(x - 0.012, -0.28 - (i % 2) * 0.08, 0.024, 0.24, tone('#5f8a4a')) +
            `<circle cx="${x}" cy="${-0.3 - (i % 2) * 0.08}" r="0.085" fill="${tone(['#e9b44c', '#f6f1e7', '#d9683a'][i % 3] ?? '#fff')}"/>`,
        )
        .join(''),
    0.8,
  );
  for (const side of [-1, 1])
    for (let i = 0; i < 2; i += 1) {
      const at: Vec = [side * (3.8 + i * 0.7), 0, 5.2];
      bar(stage, at, [at[0], 2.6, 5.2], 0.05, '#d9b25a');
      stage.figure([at[0], 2.5, 5.2], (tone) =>
        path('M0 0C0.3 0.1 0.42 0.5 0.34 1.6H-0.06C0.06 1 0.06 0.4 0 0Z', tone(i ? '#b3461b' : '#e9c48c')),
      );
    }
  photographer(stage, random, [-3.1, 0, 1.9], WARDROBE, 'side');
  onlooker(stage, random, [3, 0, 1.5], WARDROBE);
  glow(stage, 0.5, 0.3, 0.45, '#fff3d6', 0.35);
  vignette(stage, '#0a2030', 0.5);
  return stage.draw({ mirrorOpacity: 0.08 });
};

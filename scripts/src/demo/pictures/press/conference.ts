import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { place, rect } from '../drawing/svg.ts';
import { lightShaft, vignette } from '../sets/air.ts';
import { backdrop, patch } from '../sets/ground.ts';
import { createLook, stand as person } from '../stage/people.ts';
import { SHAPES } from '../stage/shapes.ts';
import { box, decal } from '../stage/solids.ts';
import { createStage } from '../stage/stage.ts';
import { cameraOnStand, microphone } from './newsroom.ts';
import { DAY, FORMAL, WARDROBE } from './setting.ts';

export const conference: Draw = (width, height) => {
  const random = createRandom('press conference');
  const stage = createStage(
    width,
    height,
    { from: [-0.6, 2.15, -4], to: [0.1, 1.75, 6], lens: 1.1, rise: 0.06 },
    { ...DAY, shade: '#20182a', hazeMost: 0.15 },
  );
  backdrop(stage, '#2a2430');
  patch(stage, [-12, 12], [-5, 7], '#4a3a3c');
  for (let i = 0; i < 12; i += 1)
    for (let k = 0; k < 6; k += 1) {
      const tone = (i + k) % 2 ? '#8c3a1c' : '#9a4322';
      decal(stage, [-6 + i, k, 7], [1, 0, 0], [0, 1, 0], SHAPES.square, tone, {
        layer: 'ground',
        lit: false,
      });
      if ((i * 3 + k * 2) % 5 === 0)
        decal(
          stage,
          [-6 + i, k, 6.98],
          [1, 0, 0],
          [0, 1, 0],
          SHAPES[
            (['quarterLowLeft', 'circle', 'dome', 'quarterHighRight'] as const)[(i + k) % 4] ?? 'circle'
          ],
          (i + k) % 3 ? '#e9c48c' : '#c86a3a',
          { layer: 'ground', lit: false },
        );
    }
  for (let i = 0; i < 5; i += 1) {
    const x = -2.8 + i * 1.4;
    person(
      stage,
      [x, 0.1, 5.4],
      { ...createLook(random, FORMAL), height: 1.05 },
      { view: 'front', legs: 'none', arms: [i === 2 ? 'talk' : 'hold', 'hold'] },
    );
    box(stage, { at: [x, 0, 4.8], size: [1.42, 0.82, 0.8], color: '#22323f', top: '#3a4c5a' });
    stage.figure(
      [x, 0.84, 4.6],
      (tone) =>
        rect(-0.2, -0.12, 0.4, 0.12, tone('#f6f1e7')) +
        rect(-0.12, -0.08, 0.24, 0.03, tone('#b3461b')) +
        rect(0.3, -0.2, 0.06, 0.2, tone('#9fc4d4')),
      0.9,
    );
  }
  stage.figure(
    [0, 0.84, 4.5],
    (tone) =>
      [-0.3, -0.18, -0.05, 0.08, 0.2, 0.32]
        .map((x, i) =>
          place(
            [
              microphone(
                tone,
                ['#b3461b', '#114b6b', '#e9b44c', '#6f8f5a', '#8a3a34', '#f6f1e7'][i] ?? '#000',
              ),
            ],
            x,
            0,
            1,
            (x + 0.02) * 40,
          ),
        )
        .join(''),
    1,
  );
  for (const [x, z] of [
    [-3.6, 1.4],
    [2.9, 1.2],
    [4.2, 2.2],
  ] as const) {
    stage.figure([x, 0, z], (tone) => cameraOnStand(tone), 0.1);
    person(stage, [x - 0.45, 0, z - 0.1], createLook(random, { ...WARDROBE, outfits: ['shirt', 'vest'] }), {
      view: 'back',
      arms: ['down', 'reach'],
    });
  }
  for (let i = 0; i < 8; i += 1) {
    const [x, z] = [-2.6 + i * 0.78, 1.6 + (i % 2) * 0.7];
    box(stage, { at: [x, 0.3, z], size: [0.5, 0.55, 0.08], color: '#5a4a4c', shadow: false });
    person(stage, [x, -0.42, z + 0.2], createLook(random, WARDROBE), {
      view: 'back',
      legs: 'none',
      arms: [random.pick(['up', 'down', 'down']), 'down'],
    });
  }
  for (const x of [-3, 0, 3])
    lightShaft(
      stage,
      [x * 1.3 - 0.1, x * 1.3 + 0.1, 6.4, 3],
      [x * 0.7 - 1.4, x * 0.7 + 1.4, 0.8, 5],
      '#ffe9c0',
      0.35,
    );
  vignette(stage, '#140c14', 0.55);
  return stage.draw({ mirrorOpacity: 0.06 });
};

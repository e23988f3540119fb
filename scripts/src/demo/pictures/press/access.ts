import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { circle, ellipse, line, path, rect } from '../drawing/svg.ts';
import { vignette } from '../sets/air.ts';
import { patch } from '../sets/ground.ts';
import { plaza, sky, tree } from '../sets/outside.ts';
import { venue } from '../sets/venue.ts';
import { createLook, crowd, stand as person } from '../stage/people.ts';
import { bar } from '../stage/solids.ts';
import { createStage } from '../stage/stage.ts';
import { DAY, WARDROBE } from './setting.ts';

export const access: Draw = (width, height) => {
  const random = createRandom('press access');
  const stage = createStage(
    width,
    height,
    { from: [-2.6, 1.8, -3.4], to: [0.6, 1.9, 10], lens: 0.9, rise: 0.08 },
    DAY,
  );
  sky(stage, random, {
    top: '#7fb0d4',
    low: '#eef3ee',
    hills: ['#b4c4bc'],
    ground: '#d9d8cd',
    clouds: '#ffffff',
  });
  plaza(stage, '#d8d2c4', '#c8c0b0', 60);
  venue(stage, random, {
    at: [2, 0, 20],
    vaults: 2,
    span: 18,
    wall: 4.4,
    colors: { stone: '#47474c', glass: '#b4d2de', frame: '#eef0ec', roof: '#5e6a74' },
  });
  for (let z = 0; z < 20; z += 0.5)
    for (let k = 0; k < 4; k += 1)
      patch(stage, [0.1 + k * 0.15, 0.2 + k * 0.15], [z, z + 0.4], '#e0a030', 0.012);
  stage.figure([-0.9, 0, 4.2], (tone) =>
    wheelchair(tone, { top: '#b3461b', bottom: '#22323f', skin: '#e2ad80', hair: '#2a1c17' }),
  );
  stage.shadow([
    [-1.4, 0.002, 4],
    [-0.4, 0.002, 4],
    [0.2, 0.002, 4.6],
    [-0.9, 0.002, 4.6],
  ]);
  person(
    stage,
    [-1.8, 0, 4.3],
    { ...createLook(random, WARDROBE), outfit: 'vest', accent: '#e9b44c', hairStyle: 'bun' },
    { view: 'side', legs: 'walk', arms: ['talk', 'swingBack'] },
  );
  person(
    stage,
    [1.5, 0, 6.2],
    { ...createLook(random, WARDROBE), outfit: 'coat', top: '#114b6b', hairStyle: 'short', hair: '#b9b2a8' },
    { view: 'back', legs: 'walk', arms: ['down', 'reach'] },
  );
  bar(stage, [1.86, 0.88, 6.1], [2.05, 0.02, 6.9], 0.025, '#f7f4ec', 0.2);
  person(
    stage,
    [2.3, 0, 6.4],
    { ...createLook(random, WARDROBE), hairStyle: 'scarf' },
    { view: 'back', legs: 'walk', arms: ['down', 'down'] },
  );
  for (const [x, z] of [
    [-6, 14],
    [8, 12],
    [11, 15],
    [-9, 17],
  ] as const)
    tree(stage, random, [x, 0, z], 5, ['#4a7d52', '#6da064']);
  crowd(stage, random, { x: [-5, 8], z: [9, 18] }, 18, WARDROBE);
  vignette(stage, '#4a5a64', 0.38);
  return stage.draw({ mirrorOpacity: 0.05 });
};

/** A wheelchair and who sits in it, in metres, facing right. */
function wheelchair(
  tone: (color: string) => string,
  look: { top: string; bottom: string; skin: string; hair: string },
): string {
  return [
    circle(-0.05, -0.32, 0.32, 'none', `stroke="${tone('#22303a')}" stroke-width="0.05"`),
    circle(-0.05, -0.32, 0.25, 'none', `stroke="${tone('#8fa3ac')}" stroke-width="0.02"`),
    circle(0.5, -0.09, 0.09, 'none', `stroke="${tone('#22303a')}" stroke-width="0.04"`),
    line(
      [
        [-0.32, -0.98],
        [-0.2, -0.5],
        [0.34, -0.5],
        [0.5, -0.14],
      ],
      tone('#c8622f'),
      0.045,
    ),
    line(
      [
        [0, -0.56],
        [0.4, -0.54],
        [0.52, -0.16],
      ],
      tone(look.bottom),
      0.14,
    ),
    ellipse(0.58, -0.1, 0.1, 0.045, tone('#2a2220')),
    path('M-0.17 -0.5C-0.2 -0.8 -0.16 -1.04 -0.05 -1.1C0.08 -1.06 0.14 -0.8 0.12 -0.5Z', tone(look.top)),
    line(
      [
        [0, -1],
        [0.06, -0.74],
        [0.3, -0.7],
      ],
      tone(look.top),
      0.085,
    ),
    circle(0.3, -0.7, 0.046, tone(look.skin)),
    rect(-0.07, -1.17, 0.1, 0.12, tone(look.skin)),
    ellipse(0, -1.24, 0.098, 0.118, tone(look.skin)),
    path(
      'M-0.12 -1.16C-0.17 -1.42 0.09 -1.44 0.1 -1.3C0.04 -1.33 0 -1.31 -0.01 -1.26C-0.03 -1.2 -0.06 -1.16 -0.12 -1.16Z',
      tone(look.hair),
    ),
  ].join('');
}

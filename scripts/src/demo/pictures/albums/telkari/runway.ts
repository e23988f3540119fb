import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { circle, stroke } from '../../drawing/svg.ts';
import { lightShaft, vignette } from '../../sets/air.ts';
import { flatHall } from '../../sets/flat-hall.ts';
import { createLook, stand as person } from '../../stage/people.ts';
import { SHAPES } from '../../stage/shapes.ts';
import { bar, box, decal } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { HALL, NIGHT, WARDROBE } from './setting.ts';

export const runway: Draw = (width, height) => {
  const random = createRandom('telkari runway');
  const stage = createStage(
    width,
    height,
    { from: [0.6, 1.9, -3.4], to: [-0.1, 2.2, 14], lens: 0.86, rise: 0.1 },
    NIGHT,
  );
  flatHall(stage, { ...HALL, rise: 0, height: 8.5, to: 26 });
  for (let z = 20; z > 2; z -= 2)
    box(stage, { at: [0, 0, z - 1], size: [2.8, 0.6, 2], color: '#0a2a2a', top: '#dfe6e2', shadow: false });
  const ringAt = (radius: number, color: string, nearer: number) =>
    decal(stage, [-radius, 4 - radius, 24], [radius * 2, 0, 0], [0, radius * 2, 0], SHAPES.circle, color, {
      lit: false,
      haze: false,
      nearer,
    });
  ringAt(3.9, '#e3b04b', 0);
  ringAt(3.6, '#0c2f30', 0.2);
  ringAt(3, '#e3b04b', 0.4);
  ringAt(2.85, '#103f3e', 0.6);
  for (let i = 0; i < 12; i += 1) {
    const angle = (i * Math.PI) / 6;
    decal(
      stage,
      [3.28 * Math.cos(angle) - 0.18, 4 + 3.28 * Math.sin(angle) - 0.18, 23.8],
      [0.36, 0, 0],
      [0, 0.36, 0],
      SHAPES.circle,
      '#dfe6e2',
      { lit: false, haze: false },
    );
  }
  for (const [x, z, top] of [
    [0.1, 5.2, '#7a2440'],
    [-0.4, 10, '#efe6d4'],
    [0.5, 15, '#0e5a50'],
  ] as const) {
    person(
      stage,
      [x, 0.6, z],
      {
        ...createLook(random, WARDROBE),
        hairStyle: 'bun',
        outfit: 'dress',
        top,
        accent: '#f2c45e',
        height: 1.04,
      },
      { view: 'front', legs: 'walk', arms: ['down', 'hip'] },
    );
    stage.figure(
      [x, 0.6, z],
      (tone) =>
        stroke('M-0.11 -1.5C-0.08 -1.34 0.08 -1.34 0.11 -1.5', tone('#f2c45e'), 0.035) +
        circle(0, -1.36, 0.03, tone('#c2334d')),
      0.2,
    );
    lightShaft(stage, [x * 3 - 0.2, x * 3 + 0.2, 8.2, z - 1], [x - 1, x + 1, 0.6, z], '#ffe2a4', 0.6);
  }
  for (const side of [-1, 1])
    for (let row = 0; row < 3; row += 1)
      for (let i = 0; i < 14; i += 1) {
        const [x, z] = [side * (2.2 + row * 0.9), 2.2 + i * 1.15 + row * 0.4];
        box(stage, { at: [x, 0, z], size: [0.42, 0.46 + row * 0.2, 0.42], color: '#25424a' });
        person(
          stage,
          [x, row * 0.2, z],
          createLook(random, WARDROBE),
          {
            view: 'side',
            legs: 'sit',
            arms: [random.pick(['hold', 'reach', 'phone']), 'hold'],
            mirrored: side > 0,
          },
          0.2,
        );
      }
  bar(stage, [-6, 8, 10], [6, 8, 10], 0.12, '#1f5652');
  vignette(stage, '#010a0a', 0.6);
  return stage.draw({ mirrorOpacity: 0.2, shadowOpacity: 0.5 });
};

import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { banner, glow, vignette } from '../../sets/air.ts';
import { backdrop, patch } from '../../sets/ground.ts';
import { createLook, passer, stand as person, talkers } from '../../stage/people.ts';
import { SHAPES } from '../../stage/shapes.ts';
import { bar, box, decal } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { BRIGHT, STUDENTS } from './setting.ts';

export const stairs: Draw = (width, height) => {
  const random = createRandom('kariyer stairs');
  const stage = createStage(
    width,
    height,
    { from: [-2.6, 1.9, -5], to: [0.3, 3.4, 6], lens: 1.45, rise: 0.08 },
    { ...BRIGHT, hazeFrom: 8, hazeTo: 30, hazeMost: 0.5 },
  );
  backdrop(stage, '#cdd9ec');
  patch(stage, [-12, 12], [-5, 3], '#c3ccdd');
  stage.face(
    [
      [-12, 0, 15],
      [-12, 14, 15],
      [12, 14, 15],
      [12, 0, 15],
    ],
    '#e3eaf5',
    { layer: 'ground', lit: false },
  );
  for (let i = 0; i < 6; i += 1)
    decal(
      stage,
      [-9 + i * 3, 3.6, 14.9],
      [2.8, 0, 0],
      [0, 7.5, 0],
      [[0, 0], [1, 0], [1, 0.8], ...SHAPES.dome.map(([u, v]) => [u, 0.8 + v * 0.38] as const), [0, 0.8]],
      '#fbfdff',
      { layer: 'ground', lit: false },
    );
  for (let step = 20; step >= 0; step -= 1) {
    box(stage, {
      at: [0, 0, 1.5 + step * 0.42],
      size: [7, 0.2 * (step + 1), 0.42],
      color: step % 2 ? '#3a5cba' : '#2b4aa0',
      top: '#f4ecd8',
      shadow: false,
      mirror: false,
    });
  }
  for (let i = 0; i < 17; i += 1) {
    const step = random.whole(0, 20);
    const x = random.between(-2.9, 2.9);
    person(
      stage,
      [x, 0.2 * (step + 1), 1.5 + step * 0.42],
      createLook(random, STUDENTS),
      { view: random.pick(['back', 'back', 'front']), legs: 'walk', arms: ['swingAhead', 'swingBack'] },
      0.5,
    );
  }
  for (const side of [-1, 1])
    for (let step = 0; step < 21; step += 4)
      bar(
        stage,
        [side * 3.4, 0.2 * step, 1.5 + step * 0.42],
        [side * 3.4, 0.2 * step + 1, 1.5 + step * 0.42],
        0.05,
        '#f6c338',
        0.3,
      );
  for (const side of [-1, 1]) bar(stage, [side * 3.4, 1.1, 1.4], [side * 3.4, 5.2, 10], 0.07, '#f6c338', 4);
  banner(stage, [-4.6, 9, 11], 1.8, 5.4, ['#ef6a4c', '#f4ecd8', '#2b4aa0'], 1);
  banner(stage, [4.6, 9, 11], 1.8, 5.4, ['#f6c338', '#2b4aa0', '#f4ecd8'], 2);
  talkers(stage, random, [-1.7, 0, -0.4], STUDENTS, 2);
  passer(stage, random, [1.6, 0, 0.3], STUDENTS);
  glow(stage, 0.55, 0.22, 0.6, '#ffffff', 0.45);
  vignette(stage, '#3a4a80', 0.4);
  return stage.draw();
};

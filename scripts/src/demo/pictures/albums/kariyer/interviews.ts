import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { vignette } from '../../sets/air.ts';
import { backdrop, patch } from '../../sets/ground.ts';
import { meeting } from '../../sets/meeting.ts';
import { passer } from '../../stage/people.ts';
import { SHAPES } from '../../stage/shapes.ts';
import { createStage } from '../../stage/stage.ts';
import type { Vec } from '../../stage/vector.ts';
import { BRIGHT, STUDENTS } from './setting.ts';

export const interviews: Draw = (width, height) => {
  const random = createRandom('kariyer interviews');
  const stage = createStage(
    width,
    height,
    { from: [7, 6.2, -6.5], to: [-0.5, 0.4, 6.5], lens: 1.15, rise: -0.02 },
    { ...BRIGHT, hazeMost: 0.35 },
  );
  backdrop(stage, '#24408f');
  for (let i = -30; i <= 30; i += 3) {
    patch(stage, [i - 0.03, i + 0.03], [-10, 50], '#3452a6');
    patch(stage, [-30, 30], [i + 9.97, i + 10.03], '#3452a6');
  }
  for (let row = -1; row < 7; row += 1) {
    for (let column = -4; column < 5; column += 1) {
      const [x, z] = [column * 3.3 + (row % 2) * 1.1, 1.4 + row * 2.9];
      stage.face(
        SHAPES.circle.map(([u, v]): Vec => [x + (u - 0.5) * 2.7, 0.01, z + (v - 0.5) * 2.7]).reverse(),
        ['#f6c338', '#ef6a4c', '#7cc4c0', '#f4ecd8'][(row + column * 3 + 16) % 4] ?? '#fff',
        { layer: 'ground', lit: false, twoSided: true },
      );
      if (random.chance(0.07)) continue;
      meeting(
        stage,
        random,
        [x, 0, z],
        { ...STUDENTS, outfits: ['shirt', 'suit', 'shirt'] },
        { table: '#fdf8ec', chair: '#f4ecd8' },
      );
    }
  }
  passer(stage, random, [1.6, 0, 0.2], STUDENTS);
  passer(stage, random, [-4.6, 0, 5.8], STUDENTS);
  vignette(stage, '#101c4a', 0.45);
  return stage.draw({ mirrorOpacity: 0, shadowOpacity: 0.4 });
};

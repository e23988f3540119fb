import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { banner, glow, vignette } from '../../sets/air.ts';
import { vaultedHall } from '../../sets/vaulted-hall.ts';
import { createLook, crowd, stand as person, type Wardrobe } from '../../stage/people.ts';
import { box } from '../../stage/solids.ts';
import { createStage } from '../../stage/stage.ts';
import { BRIGHT, HALL, STUDENTS } from './setting.ts';

export const helpers: Draw = (width, height) => {
  const random = createRandom('kariyer helpers');
  const stage = createStage(
    width,
    height,
    { from: [0, 1.7, -4], to: [0, 1.5, 6], lens: 1.12, rise: 0.04 },
    BRIGHT,
  );
  vaultedHall(stage, { ...HALL, to: 60 });
  const team: Wardrobe = {
    ...STUDENTS,
    outfits: ['vest'],
    bags: false,
    accents: ['#f6c338', '#f6c338', '#ef6a4c'],
    tops: ['#2b4aa0', '#f4ecd8', '#3a3f5c', '#7cc4c0'],
  };
  for (let row = 2; row >= 0; row -= 1) {
    const count = 7 - (row === 0 ? 1 : 0);
    for (let i = 0; i < count; i += 1) {
      const x = (i - (count - 1) / 2) * 0.82;
      const y = row === 2 ? 0.7 : row === 1 ? 0.35 : 0;
      const look = createLook(random, team);
      if (row)
        box(stage, {
          at: [x, 0, 3.6 + row * 0.8],
          size: [0.84, y, 0.7],
          color: '#c3ccdd',
          shadow: false,
          mirror: false,
        });
      person(stage, [x, y, 3.6 + row * 0.8], look, {
        view: 'front',
        arms: [random.pick(['up', 'down', 'hip']), random.pick(['up', 'up', 'hip', 'down'])],
      });
    }
  }
  for (let i = 0; i < 4; i += 1)
    banner(
      stage,
      [-9 + i * 6, 10, 18],
      2.4,
      7.2,
      [
        ['#2b4aa0', '#f6c338', '#f4ecd8'],
        ['#ef6a4c', '#f4ecd8', '#7cc4c0'],
      ][i % 2] as [string, string, string],
      i,
    );
  crowd(stage, random, { x: [-10, 10], z: [12, 34] }, 26, STUDENTS);
  glow(stage, 0.5, 0.3, 0.4, '#fffdf0', 0.45);
  vignette(stage, '#3a4a80', 0.4);
  return stage.draw();
};

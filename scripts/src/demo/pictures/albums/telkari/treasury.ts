import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { banner, lampGlow, vignette } from '../../sets/air.ts';
import { vitrine } from '../../sets/display.ts';
import { vaultedHall } from '../../sets/vaulted-hall.ts';
import { crowd, onlooker } from '../../stage/people.ts';
import { createStage } from '../../stage/stage.ts';
import { CASE, jewel } from './jewel-case.ts';
import { HALL, NIGHT, WARDROBE } from './setting.ts';

export const treasury: Draw = (width, height) => {
  const random = createRandom('telkari treasury');
  const stage = createStage(
    width,
    height,
    { from: [-0.9, 2, -2.4], to: [0.3, 1.7, 18], lens: 0.82, rise: 0.06 },
    NIGHT,
  );
  vaultedHall(stage, HALL);
  for (let row = 0; row < 8; row += 1)
    for (const x of [-7.4, -3.4, 3.4, 7.4])
      vitrine(stage, [x, 0, 4 + row * 4], CASE, jewel(row + Math.round(x)), 1.1);
  for (let i = 0; i < 4; i += 1)
    banner(stage, [i % 2 ? 5.4 : -5.4, 7.4, 12 + i * 6], 1.5, 4.5, ['#0e5a50', '#e3b04b', '#dfe6e2'], i * 2);
  crowd(stage, random, { x: [-2, 2], z: [4, 32] }, 18, WARDROBE);
  for (const [x, z] of [
    [-4.6, 5.2],
    [4.7, 8.4],
    [-4.7, 12],
    [2.2, 4.9],
    [4.6, 16],
  ] as const)
    onlooker(stage, random, [x, 0, z], WARDROBE, 'side');
  lampGlow(stage, [0, 7, 40], 7, '#ffdc8c', 0.4);
  vignette(stage, '#020e0e', 0.6);
  return stage.draw({ mirrorOpacity: 0.35, shadowOpacity: 0.5 });
};

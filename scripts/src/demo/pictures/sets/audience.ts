import { mix } from '../drawing/color.ts';
import type { Random } from '../drawing/random.ts';
import { createLook, stand, type Wardrobe } from '../stage/people.ts';
import { box } from '../stage/solids.ts';
import type { Stage } from '../stage/stage.ts';
import type { Congress } from './congress.ts';

/** Rows of seats seen from behind (or from the stage), most of them taken. */
export function audience(
  stage: Stage,
  random: Random,
  given: Congress,
  wardrobe: Wardrobe,
  view: 'back' | 'front' = 'back',
  taken = 0.82,
): void {
  const { width, rows, firstRow, colors } = given;
  for (let row = 0; row < rows; row += 1) {
    const z = firstRow + row * 1.25;
    // Rows rise away from the stage.
    const step = view === 'back' ? Math.max(0, rows - row - 4) * 0.12 : row * 0.16;
    const y = Math.max(0, step);
    for (let x = -width / 2 + 2; x < width / 2 - 1.8; x += 0.72) {
      if (Math.abs(x) < 0.7) continue;
      const seat = {
        color: mix(colors.seat, '#000000', random.between(0, 0.12)),
        shadow: false,
        mirror: false,
      } as const;
      box(stage, { at: [x, y + 0.35, z], size: [0.6, 0.62, 0.1], ...seat });
      box(stage, {
        at: [x, y + 0.35, view === 'back' ? z + 0.28 : z - 0.28],
        size: [0.6, 0.12, 0.5],
        ...seat,
      });
      if (!random.chance(taken)) continue;
      const look = createLook(random, wardrobe);
      const arms = random.chance(0.16)
        ? (['up', 'down'] as const)
        : random.chance(0.3)
          ? (['hold', 'hold'] as const)
          : (['down', 'down'] as const);
      stand(
        stage,
        [x, y - 0.02 + 0.11, z + (view === 'back' ? 0.16 : -0.16)],
        { ...look, height: look.height },
        { view, legs: view === 'back' ? 'none' : 'sit', arms: view === 'back' ? ['down', 'down'] : arms },
        view === 'back' ? -0.1 : 0.2,
      );
    }
  }
}

/** Speakers in armchairs on the platform, one at the lectern. */
export function panel(
  stage: Stage,
  random: Random,
  { length, colors }: Congress,
  wardrobe: Wardrobe,
  count: number,
): void {
  const z = length - 3;
  for (let i = 0; i < count; i += 1) {
    const x = (i - (count - 1) / 2) * 1.7 + 1;
    box(stage, {
      at: [x, 0.9, z + 0.25],
      size: [0.85, 0.95, 0.2],
      color: mix(colors.seat, '#ffffff', 0.2),
      shadow: false,
    });
    box(stage, {
      at: [x, 0.9, z],
      size: [0.85, 0.42, 0.6],
      color: mix(colors.seat, '#ffffff', 0.2),
      shadow: false,
    });
    stand(
      stage,
      [x, 0.9, z - 0.2],
      createLook(random, wardrobe),
      { view: 'front', legs: 'sit', arms: i === 1 ? ['talk', 'hold'] : ['hold', 'hold'] },
      0.6,
    );
  }
  const lectern = -((count - 1) / 2) * 1.7 - 1.6;
  stand(stage, [lectern, 0.9, z], createLook(random, wardrobe), { view: 'front', arms: ['talk', 'down'] });
  box(stage, {
    at: [lectern, 0.9, z - 0.5],
    size: [0.7, 1.1, 0.4],
    color: colors.slat,
    top: mix(colors.slat, '#ffffff', 0.4),
    shadow: false,
  });
}

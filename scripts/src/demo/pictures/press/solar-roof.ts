import { lighten, mix } from '../drawing/color.ts';
import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { glow, vignette } from '../sets/air.ts';
import { patch } from '../sets/ground.ts';
import { sky } from '../sets/outside.ts';
import { createLook, stand as person, type Wardrobe } from '../stage/people.ts';
import { bar } from '../stage/solids.ts';
import { createStage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';
import { DAY, WARDROBE } from './setting.ts';

export const solarRoof: Draw = (width, height) => {
  const random = createRandom('press solar');
  const stage = createStage(
    width,
    height,
    { from: [-7, 5.4, -5], to: [4, 1.4, 18], lens: 0.82, rise: 0.02 },
    { ...DAY, haze: '#f3dcb0', hazeFrom: 20, hazeTo: 120, hazeMost: 0.6, sun: [0.5, 0.7, 0.3] },
  );
  sky(stage, random, {
    top: '#5f9fc4',
    low: '#fbe3b0',
    sun: [0.72, 0.16, 0.032, '#fff6cf'],
    hills: ['#b99a78', '#9c8a6c'],
    ground: '#e3d3b2',
    clouds: '#fff8e6',
  });
  for (let z = 60; z > -8; z -= 6) patch(stage, [-60, 60], [z - 6, z], '#d8d0c2');
  for (let row = 9; row >= 0; row -= 1) {
    const z = 2 + row * 4.4;
    for (let column = -7; column < 11; column += 1) {
      if (column === 0) continue;
      const x = column * 3.2;
      const corner = (u: number, v: number): Vec => [x + u * 3, 0.35 + v * 1.35, z + v * 2.5];
      stage.face([corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)], '#f1efe8', { lit: false });
      for (let a = 0; a < 3; a += 1) {
        for (let b = 0; b < 3; b += 1) {
          const tone = CELL_TONES[(a + b + column + 21) % 3] ?? '#1d4468';
          const cell = (u: number, v: number) => corner((a + 0.05 + u * 0.9) / 3, (b + 0.05 + v * 0.9) / 3);
          stage.face([cell(0, 0), cell(0, 1), cell(1, 1), cell(1, 0)], tone, { lit: false, nearer: 1.8 });
          if ((a * 2 + b + column * 3 + row + 60) % 5 === 0)
            stage.face([cell(0, 0), cell(0, 1), cell(1, 1)], sheen(tone), { lit: false, nearer: 1.9 });
        }
      }
      stage.shadow([
        [x, 0.01, z],
        [x + 3, 0.01, z],
        [x + 2.6, 0.01, z + 1.4],
        [x - 0.4, 0.01, z + 1.4],
      ]);
      for (const u of [0.15, 0.85])
        bar(stage, [x + u * 3, 0, z + 2.3], corner(u, 0.95), 0.06, '#8d9296', -0.3);
    }
  }
  const crew: Wardrobe = { ...WARDROBE, outfits: ['vest'], accents: ['#e9b44c'], hair: ['helmet'] };
  person(stage, [1.2, 0, 5.4], createLook(random, crew), { view: 'side', arms: ['point', 'hold'] });
  person(stage, [0.4, 0, 8.4], createLook(random, crew), {
    view: 'back',
    legs: 'walk',
    arms: ['swingAhead', 'swingBack'],
  });
  person(stage, [1.9, 0, 14], createLook(random, crew), { view: 'front', arms: ['hold', 'hold'] });
  glow(stage, 0.72, 0.16, 0.35, '#fff4c4', 0.55);
  vignette(stage, '#4a4038', 0.35);
  return stage.draw({ mirrorOpacity: 0 });
};

/** Panels of a solar plant as one face with its cells, lying or tilted. */
const CELL_TONES = ['#1d4468', '#245079', '#2c5f8c'] as const;

const sheen = (color: string) => mix(lighten(color, 0.3), '#bfe0f0', 0.4);

import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { ellipse, line } from '../drawing/svg.ts';
import { glow, vignette } from '../sets/air.ts';
import { patch } from '../sets/ground.ts';
import { sky } from '../sets/outside.ts';
import { createLook, stand as person, type Wardrobe } from '../stage/people.ts';
import { createStage } from '../stage/stage.ts';
import type { Vec } from '../stage/vector.ts';
import { DAY, WARDROBE } from './setting.ts';

export const saplings: Draw = (width, height) => {
  const random = createRandom('press saplings');
  const stage = createStage(
    width,
    height,
    { from: [0.4, 2, -3], to: [-0.3, 1.9, 18], lens: 0.82, rise: 0.04 },
    { ...DAY, haze: '#e9dfb8', hazeFrom: 12, hazeTo: 80, hazeMost: 0.6 },
  );
  sky(stage, random, {
    top: '#6fb0c4',
    low: '#fbeec6',
    sun: [0.24, 0.2, 0.032, '#fff6cf'],
    hills: ['#a8a878', '#8a9a62', '#74884e'],
    ground: '#c9b07a',
    clouds: '#ffffff',
  });
  for (let z = 70; z > -6; z -= 3) patch(stage, [-90, 90], [z - 3, z], (z / 3) % 2 ? '#a5824e' : '#9c7946');
  for (let row = 0; row < 14; row += 1) {
    for (let column = -9; column < 10; column += 1) {
      const [x, z] = [column * 2.3 + (row % 2), 4 + row * 3.2];
      if (row < 2 && Math.abs(x) < 4.4) continue;
      stage.figure([x, 0, z], (tone) => sapling(tone, random.between(0.8, 1.15)));
      stage.shadow(
        Array.from(
          { length: 8 },
          (_, i): Vec => [
            x + 0.3 + 0.32 * Math.cos((i * Math.PI) / 4),
            0.003,
            z + 0.12 * Math.sin((i * Math.PI) / 4),
          ],
        ),
      );
    }
  }
  const crew: Wardrobe = { ...WARDROBE, outfits: ['vest', 'shirt'], accents: ['#8fb04a'] };
  for (const [x, z, view] of [
    [-2.8, 4.2, 'side'],
    [0.2, 5, 'front'],
    [2.9, 4, 'side'],
    [5.2, 7.2, 'front'],
    [-5.4, 7.6, 'side'],
    [1.6, 9.8, 'side'],
  ] as const) {
    person(stage, [x, 0, z], createLook(random, crew), { view, arms: ['reach', 'reach'], mirrored: x > 0 });
    stage.figure(
      [x + (view === 'side' ? (x > 0 ? -0.55 : 0.55) : 0.4), 0, z - 0.15],
      (tone) => sapling(tone, 1.1),
      0.2,
    );
  }
  person(
    stage,
    [-1.4, 0, 4.3],
    { ...createLook(random, crew), height: 0.62 },
    { view: 'side', arms: ['reach', 'reach'], mirrored: true },
  );
  person(
    stage,
    [3.9, 0, 5],
    { ...createLook(random, crew), height: 0.66 },
    { view: 'side', legs: 'walk', arms: ['swingAhead', 'swingBack'], mirrored: true },
  );
  glow(stage, 0.24, 0.2, 0.35, '#fff4c4', 0.5);
  vignette(stage, '#4a4a2a', 0.38);
  return stage.draw({ mirrorOpacity: 0 });
};

/** A young tree in the hand or in the ground, in metres. */
function sapling(tone: (color: string) => string, size = 1): string {
  const spots = [
    [0, -1.05],
    [-0.16, -0.86],
    [0.16, -0.9],
    [-0.2, -0.66],
    [0.2, -0.68],
    [0, -0.78],
  ] as const;
  return [
    line(
      [
        [0, 0],
        [0, -0.95 * size],
      ],
      tone('#6b4a2c'),
      0.035,
    ),
    ...spots.map(([x, y], i) =>
      ellipse(x * size, y * size, 0.12 * size, 0.15 * size, tone(i % 2 ? '#5f9a4e' : '#3f7a44')),
    ),
  ].join('');
}

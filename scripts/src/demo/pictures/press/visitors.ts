import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { banner, glow, vignette } from '../sets/air.ts';
import { vaultedHall } from '../sets/vaulted-hall.ts';
import { createLook, stand as person } from '../stage/people.ts';
import { createStage } from '../stage/stage.ts';
import { DAY, HALL, WARDROBE } from './setting.ts';

export const visitors: Draw = (width, height) => {
  const random = createRandom('press visitors');
  const stage = createStage(
    width,
    height,
    { from: [0.4, 1.9, -3], to: [0, 2, 20], lens: 0.95, rise: 0.12 },
    { ...DAY, haze: '#fbe9c6', hazeFrom: 8, hazeTo: 48, hazeMost: 0.75 },
  );
  vaultedHall(stage, {
    ...HALL,
    width: 26,
    rise: 8,
    to: 50,
    colors: { ...HALL.colors, glass: '#fff6dc', wall: '#e3d0ac', roof: '#d1bd98', floor: '#d9c6a2' },
  });
  for (let i = 0; i < 74; i += 1) {
    const z = 3.4 + random.next() ** 1.3 * 34;
    const x = random.between(-6.5, 6.5) * (0.6 + z / 40);
    const look = createLook(random, WARDROBE);
    person(stage, [x, 0, z], random.chance(0.14) ? { ...look, height: 0.62 } : look, {
      view: 'front',
      legs: 'walk',
      arms: [random.pick(['swingAhead', 'hold', 'talk']), 'swingBack'],
      mirrored: random.chance(0.5),
    });
  }
  for (let i = 0; i < 3; i += 1)
    for (const side of [-1, 1])
      banner(
        stage,
        [side * 6.4, 8.4, 10 + i * 9],
        1.9,
        5.7,
        side > 0 ? ['#114b6b', '#e9c48c', '#f3ece0'] : ['#b3461b', '#f3ece0', '#114b6b'],
        i + side,
      );
  glow(stage, 0.5, 0.4, 0.45, '#fff2cc', 0.6);
  vignette(stage, '#5a4430', 0.45);
  return stage.draw({ mirrorOpacity: 0.22 });
};

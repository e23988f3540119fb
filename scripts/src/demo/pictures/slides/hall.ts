import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { banner, glow, lightShaft, vignette } from '../sets/air.ts';
import type { Hall } from '../sets/hall.ts';
import { quietLeft } from '../sets/quiet.ts';
import { stand } from '../sets/stand.ts';
import { vaultedHall } from '../sets/vaulted-hall.ts';
import { crowd } from '../stage/people.ts';
import { createStage, type Mood } from '../stage/stage.ts';
import { RIVER, STANDS, WARDROBE } from './setting.ts';

const HALL: Hall = {
  width: 38,
  height: 6.5,
  rise: 9,
  from: -4,
  to: 92,
  bay: 8,
  colors: {
    floor: '#cfc6b6',
    line: '#b5ab9a',
    wall: '#d9d3c6',
    roof: '#c1c6c6',
    glass: '#f9fcfa',
    steel: '#55707f',
  },
};

export const hall: Draw = (width, height) => {
  const random = createRandom('slide hall');
  const mood: Mood = {
    light: '#fff1d6',
    shade: '#123a55',
    haze: '#dbe5e4',
    hazeFrom: 14,
    hazeTo: 80,
    hazeMost: 0.72,
    sun: [-0.5, 0.8, -0.35],
  };
  const stage = createStage(
    width,
    height,
    { from: [-7.5, 4.2, -3], to: [-13.5, 4.3, 40], lens: 0.7, rise: 0.06 },
    mood,
  );
  vaultedHall(stage, HALL);
  for (let row = 0; row < 8; row += 1) {
    const z = 5 + row * 10;
    stand(stage, random, {
      x: -16.5,
      z,
      across: 2,
      deep: 2,
      open: 'right',
      height: 3.2,
      colors: random.pick(STANDS),
    });
    stand(stage, random, {
      x: -5,
      z,
      across: 2,
      deep: 2,
      open: 'left',
      height: 3.2,
      colors: random.pick(STANDS),
    });
    stand(stage, random, {
      x: 7.5,
      z,
      across: 2,
      deep: 2,
      open: 'left',
      height: 3.2,
      colors: random.pick(STANDS),
    });
  }
  for (let i = 0; i < 6; i += 1)
    banner(
      stage,
      [i % 2 ? 4 : -3.4, 9.4, 9 + i * 8],
      1.9,
      5.7,
      [
        ['#1b6285', '#e9c48c', '#f3ece0'],
        ['#c8622f', '#f3ece0', '#173a55'],
        ['#e9c48c', '#1b6285', '#c8622f'],
      ][i % 3] as [string, string, string],
      i,
    );
  crowd(stage, random, { x: [1.6, 6.8], z: [4, 56] }, 60, WARDROBE);
  crowd(stage, random, { x: [-10, -5.8], z: [8, 50] }, 30, WARDROBE);
  for (let i = 0; i < 5; i += 1)
    lightShaft(stage, [-2, 2, 15.4, 10 + i * 11], [6, 12, 0, 6 + i * 11], '#fff4d8', 0.35);
  glow(stage, 0.64, 0.42, 0.16, '#fff6e0', 0.4);
  quietLeft(stage, RIVER);
  vignette(stage, '#22384a', 0.25);
  return stage.draw();
};

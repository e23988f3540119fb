import type { Draw } from '../../drawing/formats.ts';
import { createRandom } from '../../drawing/random.ts';
import { vignette } from '../../sets/air.ts';
import { audience, panel } from '../../sets/audience.ts';
import { type Congress, congressHall, platform, spots } from '../../sets/congress.ts';
import { createStage, type Mood } from '../../stage/stage.ts';
import { WARDROBE } from './setting.ts';

const CONGRESS: Congress = {
  width: 26,
  length: 27,
  height: 9,
  rows: 11,
  firstRow: 3.4,
  colors: {
    floor: '#2a3440',
    wall: '#7a5238',
    slat: '#9a6a47',
    seat: '#1b5273',
    stage: '#59422f',
    screen: ['#12415c', '#e9b44c', '#d8622f'],
    light: '#ffdfae',
  },
};

export const congress: Draw = (width, height) => {
  const random = createRandom('turizm congress');
  const mood: Mood = {
    light: '#ffe9c4',
    shade: '#14263a',
    haze: '#a9774c',
    hazeFrom: 12,
    hazeTo: 60,
    hazeMost: 0.35,
    sun: [0.2, 0.8, -0.5],
  };
  const stage = createStage(
    width,
    height,
    { from: [2.2, 3.3, -1.2], to: [-0.4, 3, 30], lens: 0.86, rise: 0.04 },
    mood,
  );
  congressHall(stage, CONGRESS);
  platform(stage, random, CONGRESS, 16);
  panel(stage, random, CONGRESS, WARDROBE, 4);
  audience(stage, random, CONGRESS, WARDROBE);
  spots(stage, CONGRESS, '#ffe6b8', [-3.4, 0, 3.4]);
  vignette(stage, '#20202c', 0.55);
  return stage.draw();
};

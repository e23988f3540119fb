import type { Draw } from '../drawing/formats.ts';
import { createRandom } from '../drawing/random.ts';
import { audience, panel } from '../sets/audience.ts';
import { type Congress, congressHall, platform, spots } from '../sets/congress.ts';
import { quietLeft } from '../sets/quiet.ts';
import { createStage, type Mood } from '../stage/stage.ts';
import { RIVER, WARDROBE } from './setting.ts';

const CONGRESS: Congress = {
  width: 34,
  length: 26,
  height: 8,
  rows: 10,
  firstRow: 3.4,
  colors: {
    floor: '#1c2733',
    wall: '#6a4632',
    slat: '#8f6242',
    seat: '#1b5273',
    stage: '#59422f',
    screen: ['#0f3a54', '#e9b44c', '#d8622f'],
    light: '#ffdfae',
  },
};

export const congress: Draw = (width, height) => {
  const random = createRandom('slide congress');
  const mood: Mood = {
    light: '#ffe9c4',
    shade: '#101f30',
    haze: '#8f6442',
    hazeFrom: 12,
    hazeTo: 60,
    hazeMost: 0.35,
    sun: [0.2, 0.8, -0.5],
  };
  const stage = createStage(
    width,
    height,
    { from: [-5.6, 3.1, -0.6], to: [-4.7, 3, 26], lens: 0.84, rise: 0.02 },
    mood,
  );
  congressHall(stage, CONGRESS);
  platform(stage, random, CONGRESS, 14);
  panel(stage, random, CONGRESS, WARDROBE, 5);
  audience(stage, random, CONGRESS, WARDROBE);
  spots(stage, CONGRESS, '#ffe6b8', [-4, -1, 2, 5]);
  quietLeft(stage, RIVER, 0.54);
  return stage.draw();
};

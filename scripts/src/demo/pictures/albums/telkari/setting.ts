import type { Hall } from '../../sets/hall.ts';
import type { Wardrobe } from '../../stage/people.ts';
import type { Mood } from '../../stage/stage.ts';

export const NIGHT: Mood = {
  light: '#ffe2a4',
  shade: '#04201f',
  haze: '#0d3a3a',
  hazeFrom: 7,
  hazeTo: 44,
  hazeMost: 0.78,
  sun: [0.15, 0.95, -0.25],
};

export const WARDROBE: Wardrobe = {
  tops: ['#0e5a50', '#e3cfa0', '#7a2440', '#25424a', '#c9973a', '#efe6d4', '#3a2c4a'],
  bottoms: ['#1a2c30', '#2c2430', '#3a3026', '#23343c'],
  accents: ['#e3b04b', '#7a2440', '#0e5a50', '#dfe6e2'],
  outfits: ['suit', 'coat', 'dress', 'shirt', 'suit'],
};

export const HALL: Hall = {
  width: 26,
  height: 6,
  rise: 6.5,
  from: -4,
  to: 54,
  bay: 6,
  skylight: 0.1,
  colors: {
    floor: '#14403e',
    line: '#0f3432',
    wall: '#0f3a39',
    roof: '#0c2f30',
    glass: '#17494a',
    steel: '#1f5652',
  },
};

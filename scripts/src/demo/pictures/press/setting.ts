import type { Hall } from '../sets/hall.ts';
import type { StandColors } from '../sets/stand.ts';
import type { Wardrobe } from '../stage/people.ts';
import type { Mood } from '../stage/stage.ts';

export const DAY: Mood = {
  light: '#fff1d6',
  shade: '#173a55',
  haze: '#dbe6e6',
  hazeFrom: 14,
  hazeTo: 80,
  hazeMost: 0.7,
  sun: [-0.5, 0.8, -0.35],
};

export const WARDROBE: Wardrobe = {
  tops: ['#114b6b', '#b3461b', '#f1e8d6', '#3a4650', '#d9a34a', '#6f8f5a', '#8a3a34', '#f6f1e7'],
  bottoms: ['#22323f', '#4a3c33', '#2b4a63', '#6d6357'],
  accents: ['#b3461b', '#e9b44c', '#114b6b', '#8fb04a', '#f1e8d6'],
};

export const FORMAL: Wardrobe = {
  bags: false,
  ...WARDROBE,
  outfits: ['suit', 'suit', 'coat', 'dress'],
  tops: ['#22323f', '#114b6b', '#4a3c4a', '#8a3a34', '#f1e8d6', '#3a4650'],
};

export const STANDS: readonly StandColors[] = [
  { main: '#114b6b', second: '#e9c48c', wall: '#f3ece0', floor: '#2b6f90', light: '#f7ead0' },
  { main: '#b3461b', second: '#f0d7b0', wall: '#f6eee2', floor: '#b7684a', light: '#f9e6c6' },
  { main: '#6f8f5a', second: '#efe0c0', wall: '#f5efe4', floor: '#a7b884', light: '#faf1dc' },
];

export const HALL: Hall = {
  width: 34,
  height: 7,
  rise: 9,
  from: -4,
  to: 84,
  bay: 8,
  colors: {
    floor: '#d2cabb',
    line: '#bdb3a2',
    wall: '#dcd6ca',
    roof: '#c7cbc8',
    glass: '#f9fcfa',
    steel: '#50646f',
  },
};

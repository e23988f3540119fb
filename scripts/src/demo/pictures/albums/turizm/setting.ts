import type { Hall } from '../../sets/hall.ts';
import type { StandColors } from '../../sets/stand.ts';
import type { Wardrobe } from '../../stage/people.ts';
import type { Mood } from '../../stage/stage.ts';

export const DAY: Mood = {
  light: '#fff1d6',
  shade: '#173a55',
  haze: '#d7e3e4',
  hazeFrom: 14,
  hazeTo: 80,
  hazeMost: 0.72,
  sun: [-0.5, 0.8, -0.35],
};

export const DUSK: Mood = {
  light: '#ffd9a0',
  shade: '#1a2348',
  haze: '#4a4a78',
  hazeFrom: 30,
  hazeTo: 140,
  hazeMost: 0.5,
  sun: [0.6, 0.5, -0.4],
};

export const WARDROBE: Wardrobe = {
  tops: ['#1d5f86', '#c8622f', '#efe3cb', '#33475a', '#d9a34a', '#7d9b8a', '#a8432f', '#f4efe6'],
  bottoms: ['#22323f', '#4a3c33', '#2b4a63', '#6d6357'],
  accents: ['#c8622f', '#e9b44c', '#1d5f86', '#a8432f', '#efe3cb'],
};

export const STANDS: readonly StandColors[] = [
  { main: '#1b6285', second: '#e9c48c', wall: '#f3ece0', floor: '#2b6f90', light: '#f7ead0' },
  { main: '#c8622f', second: '#f0d7b0', wall: '#f6eee2', floor: '#b7684a', light: '#f9e6c6' },
  { main: '#3d4a50', second: '#d8a45a', wall: '#efe6d8', floor: '#6d645d', light: '#f0d9a8' },
  { main: '#7a9c8c', second: '#efe0c0', wall: '#f5efe4', floor: '#9db6a6', light: '#faf1dc' },
];

export const HALL: Hall = {
  width: 36,
  height: 7,
  rise: 9,
  from: -4,
  to: 92,
  bay: 8,
  colors: {
    floor: '#cfc6b6',
    line: '#b5ab9a',
    wall: '#d9d3c6',
    roof: '#c7c8c4',
    glass: '#f7fbfa',
    steel: '#5d7079',
  },
};

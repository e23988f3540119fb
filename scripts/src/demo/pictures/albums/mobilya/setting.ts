import type { Hall } from '../../sets/hall.ts';
import type { StandColors } from '../../sets/stand.ts';
import type { Wardrobe } from '../../stage/people.ts';
import type { Mood } from '../../stage/stage.ts';

export const SOFT: Mood = {
  light: '#fff3df',
  shade: '#3b4a44',
  haze: '#e6ebe2',
  hazeFrom: 12,
  hazeTo: 64,
  hazeMost: 0.7,
  sun: [-0.4, 0.82, -0.4],
};

export const WARDROBE: Wardrobe = {
  tops: ['#2f5b4b', '#f0b79a', '#f4ead8', '#86522f', '#5f7f86', '#d9a441', '#394048', '#b9d6c2'],
  bottoms: ['#394048', '#6b4a34', '#2f4a44', '#8a7d6d'],
  accents: ['#f0b79a', '#d9a441', '#2f5b4b', '#f4ead8', '#b5532f'],
};

export const STANDS: readonly StandColors[] = [
  { main: '#2f5b4b', second: '#b9d6c2', wall: '#f1ebdf', floor: '#8fb59f', light: '#f6e8d0' },
  { main: '#86522f', second: '#e3c39c', wall: '#f4ece0', floor: '#b98a62', light: '#f7e3c6' },
  { main: '#d98f73', second: '#f6dccb', wall: '#f7efe6', floor: '#e8b9a2', light: '#fff1e4' },
  { main: '#5f7f86', second: '#d9e2df', wall: '#f0eee8', floor: '#a3b8ba', light: '#f3f0e6' },
];

export const HALL: Hall = {
  width: 34,
  height: 8,
  rise: 0,
  from: -4,
  to: 60,
  bay: 8,
  colors: {
    floor: '#d8d2c4',
    line: '#c8c1b1',
    wall: '#e3e2d8',
    roof: '#d5dad2',
    glass: '#fbfdf8',
    steel: '#6f8078',
  },
};

import type { Hall } from '../../sets/hall.ts';
import type { StandColors } from '../../sets/stand.ts';
import type { Wardrobe } from '../../stage/people.ts';
import type { Mood } from '../../stage/stage.ts';

export const BRIGHT: Mood = {
  light: '#fff6dd',
  shade: '#1b2f70',
  haze: '#dbe6f4',
  hazeFrom: 14,
  hazeTo: 74,
  hazeMost: 0.7,
  sun: [-0.45, 0.8, -0.35],
};

export const STUDENTS: Wardrobe = {
  tops: ['#2b4aa0', '#f6c338', '#ef6a4c', '#7cc4c0', '#f4ecd8', '#3a3f5c', '#8fa7dd', '#d94f6a'],
  bottoms: ['#2a3358', '#3f4a63', '#5a6a8a', '#2c2c3a'],
  accents: ['#f6c338', '#ef6a4c', '#2b4aa0', '#7cc4c0', '#d94f6a'],
  outfits: ['shirt', 'shirt', 'shirt', 'coat', 'dress'],
  hair: ['short', 'short', 'long', 'long', 'bun', 'curly', 'curly', 'scarf', 'cap'],
};

export const STANDS: readonly StandColors[] = [
  { main: '#2b4aa0', second: '#f6c338', wall: '#f4f2ec', floor: '#4a68bd', light: '#fdf3d0' },
  { main: '#ef6a4c', second: '#fbd9c6', wall: '#f8f3ea', floor: '#f09a80', light: '#fff1dc' },
  { main: '#f6c338', second: '#2b4aa0', wall: '#faf5e6', floor: '#efcf78', light: '#ffffff' },
  { main: '#3f9d98', second: '#d4efe8', wall: '#f2f5f1', floor: '#7cc4c0', light: '#f7f3dc' },
];

export const HALL: Hall = {
  width: 36,
  height: 7,
  rise: 9,
  from: -4,
  to: 84,
  bay: 8,
  colors: {
    floor: '#d3d9e4',
    line: '#bcc5d6',
    wall: '#dfe5ee',
    roof: '#cbd6ea',
    glass: '#fbfdff',
    steel: '#4f6597',
  },
};

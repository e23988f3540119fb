import type { StandColors } from '../sets/stand.ts';
import type { Wardrobe } from '../stage/people.ts';

export const RIVER = '#0b2638';

export const WARDROBE: Wardrobe = {
  tops: ['#1d5f86', '#c8622f', '#efe3cb', '#33475a', '#d9a34a', '#7d9b8a', '#a8432f', '#f4efe6'],
  bottoms: ['#22323f', '#4a3c33', '#2b4a63', '#6d6357'],
  accents: ['#c8622f', '#e9b44c', '#1d5f86', '#a8432f', '#efe3cb'],
};

export const STANDS: readonly StandColors[] = [
  { main: '#1b6285', second: '#e9c48c', wall: '#f3ece0', floor: '#2b6f90', light: '#f7ead0' },
  { main: '#c8622f', second: '#f0d7b0', wall: '#f6eee2', floor: '#b7684a', light: '#f9e6c6' },
  { main: '#7d9b5a', second: '#efe0c0', wall: '#f5efe4', floor: '#a7b884', light: '#faf1dc' },
  { main: '#3d4a50', second: '#d8a45a', wall: '#efe6d8', floor: '#6d645d', light: '#f0d9a8' },
];

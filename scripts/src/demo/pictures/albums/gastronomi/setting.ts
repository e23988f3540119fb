import type { Hall } from '../../sets/hall.ts';
import type { StallColors } from '../../sets/market.ts';
import type { Wardrobe } from '../../stage/people.ts';
import type { Mood } from '../../stage/stage.ts';

export const WARM: Mood = {
  light: '#ffe9c0',
  shade: '#4a1a26',
  haze: '#f3d9ae',
  hazeFrom: 12,
  hazeTo: 70,
  hazeMost: 0.7,
  sun: [0.5, 0.8, -0.35],
};

export const EVENING: Mood = {
  light: '#ffd28a',
  shade: '#2b1020',
  haze: '#7a3a2c',
  hazeFrom: 8,
  hazeTo: 46,
  hazeMost: 0.6,
  sun: [0.3, 0.85, -0.3],
};

export const WARDROBE: Wardrobe = {
  tops: ['#a3213a', '#f2e6d0', '#2f5b4b', '#e2a022', '#3d3440', '#d9683a', '#7d8b5a', '#f7efe0'],
  bottoms: ['#35262a', '#5a4236', '#2a3b3a', '#7a6a58'],
  accents: ['#e2a022', '#2f5b4b', '#a3213a', '#f2e6d0', '#d9683a'],
};

export const CHEFS: Wardrobe = {
  ...WARDROBE,
  tops: ['#fbf6ec', '#f4ece0'],
  accents: ['#a3213a', '#2f5b4b', '#2a2a30'],
  outfits: ['apron'],
  bags: false,
  hair: ['chef'],
};

export const HALL: Hall = {
  width: 32,
  height: 6.5,
  rise: 8,
  from: -4,
  to: 80,
  bay: 8,
  colors: {
    floor: '#d9bd96',
    line: '#c9aa80',
    wall: '#ead9bd',
    roof: '#d6b990',
    glass: '#fff8e6',
    steel: '#7a4a3a',
  },
};

export const NIGHT_HALL: Hall = {
  ...HALL,
  colors: {
    floor: '#5a3028',
    line: '#4c2822',
    wall: '#6a3a30',
    roof: '#4a2626',
    glass: '#3a2030',
    steel: '#3a1e1e',
  },
};

const STALLS: readonly StallColors[] = [
  { awning: ['#a3213a', '#f7ead0'], wood: '#8a5a38', goods: ['#b3261e', '#e2a022', '#7d8b3a'] },
  { awning: ['#2f5b4b', '#f7ead0'], wood: '#9a6a42', goods: ['#d9683a', '#5b2a4c', '#d9c07a'] },
  { awning: ['#e2a022', '#fbf3e0'], wood: '#7a4c30', goods: ['#7d8b3a', '#b3261e', '#f0d9a0'] },
];

export function stallColors(index: number): StallColors {
  return STALLS[index % 3] ?? { awning: ['#a3213a', '#f7ead0'], wood: '#8a5a38', goods: ['#b3261e'] };
}

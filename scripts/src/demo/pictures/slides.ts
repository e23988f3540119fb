import { drawn } from './drawing/formats.ts';
import type { Picture } from './drawing/picture.ts';
import { congress } from './slides/congress.ts';
import { fields } from './slides/fields.ts';
import { hall } from './slides/hall.ts';
import { house } from './slides/house.ts';

/** Wider than three to one, calm on the left. */
export const SLIDES: Picture[] = [
  drawn('slide-venue', 'slide', house),
  drawn('slide-hall', 'slide', hall),
  drawn('slide-fields', 'slide', fields),
  drawn('slide-congress', 'slide', congress),
];

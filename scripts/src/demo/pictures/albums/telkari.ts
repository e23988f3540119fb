import { album } from '../drawing/formats.ts';
import type { Picture } from '../drawing/picture.ts';
import { admirer } from './telkari/admirer.ts';
import { earrings } from './telkari/earrings.ts';
import { masters } from './telkari/masters.ts';
import { necklace } from './telkari/necklace.ts';
import { ring } from './telkari/ring.ts';
import { runway } from './telkari/runway.ts';
import { tools } from './telkari/tools.ts';
import { treasury } from './telkari/treasury.ts';

export const TELKARI: Picture[] = album('telkari', [
  ['wide', treasury],
  ['square', earrings],
  ['tall', necklace],
  ['wide', masters],
  ['square', tools],
  ['tall', admirer],
  ['wide', runway],
  ['square', ring],
]);

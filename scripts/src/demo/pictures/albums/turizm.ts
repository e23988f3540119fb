import { album } from '../drawing/formats.ts';
import type { Picture } from '../drawing/picture.ts';
import { aerial } from './turizm/aerial.ts';
import { coffee } from './turizm/coffee.ts';
import { congress } from './turizm/congress.ts';
import { coppersmith } from './turizm/coppersmith.ts';
import { digging } from './turizm/digging.ts';
import { dusk } from './turizm/dusk.ts';
import { lookingUp } from './turizm/looking-up.ts';
import { meetings } from './turizm/meetings.ts';
import { museum } from './turizm/museum.ts';
import { opening } from './turizm/opening.ts';
import { overview } from './turizm/overview.ts';
import { routes } from './turizm/routes.ts';

export const TURIZM: Picture[] = album('turizm', [
  ['wide', overview],
  ['wide', opening],
  ['tall', lookingUp],
  ['square', coffee],
  ['wide', routes],
  ['wide', congress],
  ['tall', museum],
  ['square', aerial],
  ['wide', dusk],
  ['wide', meetings],
  ['square', digging],
  ['tall', coppersmith],
]);

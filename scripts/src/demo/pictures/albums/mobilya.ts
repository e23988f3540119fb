import { album } from '../drawing/formats.ts';
import type { Picture } from '../drawing/picture.ts';
import { chairPortrait } from './mobilya/chair-portrait.ts';
import { courtyard } from './mobilya/courtyard.ts';
import { dovetail } from './mobilya/dovetail.ts';
import { kitchen } from './mobilya/kitchen.ts';
import { lamps } from './mobilya/lamps.ts';
import { livingRoom } from './mobilya/living-room.ts';
import { overview } from './mobilya/overview.ts';
import { reader } from './mobilya/reader.ts';
import { rooms } from './mobilya/rooms.ts';
import { timber } from './mobilya/timber.ts';
import { workshop } from './mobilya/workshop.ts';

export const MOBILYA: Picture[] = album('mobilya', [
  ['wide', overview],
  ['square', chairPortrait],
  ['tall', lamps],
  ['wide', livingRoom],
  ['wide', rooms],
  ['square', courtyard],
  ['tall', timber],
  ['wide', workshop],
  ['square', dovetail],
  ['wide', kitchen],
  ['tall', reader],
]);

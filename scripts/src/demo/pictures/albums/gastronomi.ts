import { album } from '../drawing/formats.ts';
import type { Picture } from '../drawing/picture.ts';
import { aerial } from './gastronomi/aerial.ts';
import { award } from './gastronomi/award.ts';
import { contest } from './gastronomi/contest.ts';
import { feast } from './gastronomi/feast.ts';
import { jars } from './gastronomi/jars.ts';
import { kitchen } from './gastronomi/kitchen.ts';
import { lanterns } from './gastronomi/lanterns.ts';
import { market } from './gastronomi/market.ts';
import { oven } from './gastronomi/oven.ts';
import { pomegranates } from './gastronomi/pomegranates.ts';
import { roastery } from './gastronomi/roastery.ts';
import { spices } from './gastronomi/spices.ts';
import { tableFromAbove } from './gastronomi/table-from-above.ts';
import { tea } from './gastronomi/tea.ts';

export const GASTRONOMI: Picture[] = album('gastronomi', [
  ['wide', feast],
  ['wide', market],
  ['square', spices],
  ['tall', kitchen],
  ['square', oven],
  ['wide', contest],
  ['tall', lanterns],
  ['wide', jars],
  ['square', pomegranates],
  ['wide', roastery],
  ['tall', tea],
  ['wide', award],
  ['square', tableFromAbove],
  ['wide', aerial],
]);

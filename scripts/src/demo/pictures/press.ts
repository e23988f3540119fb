import { type Draw, drawn } from './drawing/formats.ts';
import type { Picture } from './drawing/picture.ts';
import { access } from './press/access.ts';
import { conference } from './press/conference.ts';
import { delegation } from './press/delegation.ts';
import { interview } from './press/interview.ts';
import { newHall } from './press/new-hall.ts';
import { newspapers } from './press/newspapers.ts';
import { protocol } from './press/protocol.ts';
import { saplings } from './press/saplings.ts';
import { shuttle } from './press/shuttle.ts';
import { solarRoof } from './press/solar-roof.ts';
import { visitors } from './press/visitors.ts';
import { volunteers } from './press/volunteers.ts';
import { yearPlan } from './press/year-plan.ts';

const PICTURES: Record<string, Draw> = {
  calendar: yearPlan,
  visitors,
  'new-hall': newHall,
  'solar-roof': solarRoof,
  protocol,
  access,
  saplings,
  shuttle,
  volunteers,
  conference,
  interview,
  newspapers,
  delegation,
};

/** Pictures of bulletins and coverages. */
export const PRESS: Picture[] = Object.entries(PICTURES).map(([name, draw]) =>
  drawn(`press-${name}`, 'wide', draw),
);

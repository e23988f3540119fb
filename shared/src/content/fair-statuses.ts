import { keysOf } from './record.ts';

/**
 * The statuses of a fair, in the order of tabs and filters. `filter` is the value in `/api/fairs?status=` and names the
 * colours (`--upcoming`, `.badge-upcoming`). `tab` is the value in the address of the public list, `?durum=`. This
 * file must not load zod, because islands of the site import it.
 */
export const FAIR_STATUSES = {
  Upcoming: { filter: 'upcoming', tab: 'yaklasan', hasYears: false },
  Completed: { filter: 'completed', tab: 'tamamlanan', hasYears: true },
} as const;

export type FairStatus = keyof typeof FAIR_STATUSES;
export type FairStatusFilter = (typeof FAIR_STATUSES)[FairStatus]['filter'];

export const FAIR_STATUS_NAMES = keysOf(FAIR_STATUSES);

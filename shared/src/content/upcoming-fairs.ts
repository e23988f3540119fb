import { byOrder, type Order } from './order.ts';

type Dated = { id: number; startDate?: string | undefined; endDate?: string | undefined };

/** The groups of `/api/fairs/upcoming`, in this order. An `undated` fair has a date text that does not parse. */
export const UPCOMING_GROUPS = ['current', 'undated', 'ended'] as const;

/** The order within each group. */
export const SOONEST_FIRST = ['startDate', '-id'] as const satisfies Order<keyof Dated>;

export type UpcomingGroup = (typeof UPCOMING_GROUPS)[number];

/** Sorts fairs as `/api/fairs/upcoming` does. `today` is a day such as `2026-07-01`. */
export function bySoonest(today: string): (a: Dated, b: Dated) => number {
  const rank = (fair: Dated) => UPCOMING_GROUPS.indexOf(groupOf(fair, today));
  const byStart = byOrder<keyof Dated>(SOONEST_FIRST);
  return (a, b) => rank(a) - rank(b) || byStart(a, b);
}

function groupOf({ endDate }: Dated, today: string): UpcomingGroup {
  if (endDate === undefined) return 'undated';
  return endDate < today ? 'ended' : 'current';
}

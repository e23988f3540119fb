import type { REQUEST_STATUSES } from './inbox-statuses.ts';

type Status = (typeof REQUEST_STATUSES)[number];

/** In sums of areas, a request with one of these statuses counts with its offered area, if there is an offer. */
export const OFFERED_STATUSES = ['offered', 'accepted', 'declined'] as const satisfies readonly Status[];

type Areas = { status: Status; requestedArea: number; offeredArea?: number | null | undefined };

/** The area in m² that a request adds to the sums: `{ status: 'accepted', requestedArea: 36, offeredArea: 30 }` → 30. */
export function countedArea({ status, requestedArea, offeredArea }: Areas): number {
  const hasOffer = (OFFERED_STATUSES as readonly Status[]).includes(status);
  return hasOffer ? (offeredArea ?? requestedArea) : requestedArea;
}

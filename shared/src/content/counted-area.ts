import type { REQUEST_STATUSES } from './inbox-statuses.ts';

type Status = (typeof REQUEST_STATUSES)[number];

/** For a request with one of these statuses the offered area counts, if there is one. */
export const OFFERED_STATUSES = ['offered', 'accepted', 'declined'] as const satisfies readonly Status[];

type Areas = { status: Status; requestedArea: number; offeredArea?: number | null | undefined };

/** The area in m² with which a request counts: `{ status: 'accepted', requestedArea: 36, offeredArea: 30 }` → 30. */
export function countedArea({ status, requestedArea, offeredArea }: Areas): number {
  const hasOffer = (OFFERED_STATUSES as readonly Status[]).includes(status);
  return hasOffer ? (offeredArea ?? requestedArea) : requestedArea;
}

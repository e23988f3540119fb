import type { AdminFair, FairStatus } from '@fuar/shared/schemas/fair';
import { matchesSearch } from '@fuar/shared/text/search-key';

export type FairFilter = { query: string; status: FairStatus | 'all'; sort: 'newest' | 'oldest' };

/** The newest is the one with the highest id. */
export function filterFairs(fairs: AdminFair[], { query, status, sort }: FairFilter): AdminFair[] {
  const direction = sort === 'newest' ? -1 : 1;
  return fairs
    .filter((fair) => status === 'all' || fair.status === status)
    .filter((fair) => matchesSearch(query, fair.title, fair.date))
    .sort((a, b) => direction * (a.id - b.id));
}

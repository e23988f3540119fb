import type { AdminPressItem, PressType } from '@fuar/shared/schemas/press-item';
import { matchesSearch } from '@fuar/shared/text/search-key';

export type PressFilter = { query: string; type: PressType; sort: 'newest' | 'oldest' };

/** By date; of one day the one added last counts as newer. */
export function filterPressItems(items: AdminPressItem[], { query, type, sort }: PressFilter) {
  const direction = sort === 'newest' ? -1 : 1;
  return items
    .filter((item) => item.type === type && matchesSearch(query, item.title))
    .sort((a, b) => direction * (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1));
}

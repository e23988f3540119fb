import { searchKey } from '@fuar/shared/text/search-key';
import { useDeferredValue, useMemo } from 'react';

/**
 * Finds the items whose texts contain the query. Search keys are computed once for each list, so `textsOf` must be a stable
 * function. React paints the typed letter before the filtered list.
 */
export function useSearch<T>(items: readonly T[], textsOf: (item: T) => readonly string[], query: string) {
  const key = useDeferredValue(searchKey(query));
  const keys = useMemo(() => items.map((item) => textsOf(item).map(searchKey).join('\n')), [items, textsOf]);
  return useMemo(
    () => (key === '' ? items : items.filter((_, index) => keys[index]?.includes(key))),
    [items, keys, key],
  );
}

import { searchKey } from '@fuar/shared/text/search-key';
import { useDeferredValue, useMemo, useState } from 'react';

/**
 * `textsOf` must be a stable function. The search key of each item is cached, so that a change of one item does not compute
 * 5,000 keys again. An item is also found if the query equals `exactOf`.
 */
export function useSearch<T extends object>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
  query: string,
  exactOf?: (item: T) => string,
) {
  // Deferred, so that React paints the typed letter before it filters the list.
  const key = useDeferredValue(searchKey(query));
  const [known] = useState(() => new WeakMap<T, string>());
  const keys = useMemo(
    () =>
      items.map((item) => {
        const keyOf = known.get(item) ?? textsOf(item).map(searchKey).join('\n');
        known.set(item, keyOf);
        return keyOf;
      }),
    [items, textsOf, known],
  );
  return useMemo(
    () =>
      key === ''
        ? items
        : items.filter((item, index) => keys[index]?.includes(key) || exactOf?.(item) === key),
    [items, keys, key, exactOf],
  );
}

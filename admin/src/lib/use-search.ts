import { searchKey } from '@fuar/shared/text/search-key';
import { useDeferredValue, useMemo, useState } from 'react';

/**
 * Caches the search key of each item, so that a change of one item does not compute 5,000 keys again. Also finds an item if the
 * query equals one of `exactOf`. `textsOf` and `exactOf` must be stable functions.
 */
export function useSearch<T extends object>(
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
  query: string,
  exactOf?: (item: T) => readonly string[],
) {
  // Defer the key, so that React paints the typed letter before it filters the list.
  const key = useDeferredValue(searchKey(query));
  const [known] = useState(() => new WeakMap<T, { text: string; exact: readonly string[] }>());
  const keys = useMemo(
    () =>
      items.map((item) => {
        const keysOf = known.get(item) ?? {
          text: textsOf(item).map(searchKey).join('\n'),
          exact: (exactOf?.(item) ?? []).map(searchKey),
        };
        known.set(item, keysOf);
        return keysOf;
      }),
    [items, textsOf, exactOf, known],
  );
  return useMemo(
    () =>
      key === ''
        ? items
        : items.filter((_, index) => keys[index]?.text.includes(key) || keys[index]?.exact.includes(key)),
    [items, keys, key],
  );
}

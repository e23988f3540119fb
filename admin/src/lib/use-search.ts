import { searchKey } from '@fuar/shared/text/search-key';
import { useDeferredValue, useMemo } from 'react';

/**
 * `textsOf` is a constant of its screen. Those whose texts contain the query; the folding of long lists is done once, not
 * at every letter, and the letter is painted before the list that it leads to.
 */
export function useSearch<T>(items: readonly T[], textsOf: (item: T) => readonly string[], query: string) {
  const key = useDeferredValue(searchKey(query));
  const keys = useMemo(() => items.map((item) => textsOf(item).map(searchKey).join('\n')), [items, textsOf]);
  return useMemo(
    () => (key === '' ? items : items.filter((_, index) => keys[index]?.includes(key))),
    [items, keys, key],
  );
}

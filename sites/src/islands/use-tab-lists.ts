import { useCallback, useEffect, useRef, useState } from 'react';
import { isPreview } from '../lib/is-preview.ts';

export type Listed<Item> = Item[] | 'loading' | 'failed';

type Keys<Items> = keyof Items & string;
export type Loaders<Items> = { [Key in keyof Items]: (signal: AbortSignal) => Promise<Items[Key][]> };

/** Lists in tabs, at first with the built items. The first list is refreshed in the background. Choosing a tab loads its list. */
export function useTabLists<Items extends Record<string, unknown>>(
  built: { [Key in keyof Items]: Items[Key][] },
  first: Keys<Items>,
  loaders: Loaders<Items>,
) {
  const [active, setActive] = useState<Keys<Items>>(first);
  const [lists, setLists] = useState<{ [Key in keyof Items]: Listed<Items[Key]> }>(built);
  const call = useRef<AbortController>(undefined);

  const fetchList = useCallback(
    async (key: Keys<Items>, whenFailed?: 'failed') => {
      call.current?.abort();
      call.current = new AbortController();
      const { signal } = call.current;
      try {
        const list = await loaders[key](signal);
        setLists((before) => ({ ...before, [key]: list }));
      } catch {
        // Ignore an aborted request, because a newer request has replaced it.
        if (!signal.aborted && whenFailed) setLists((before) => ({ ...before, [key]: whenFailed }));
      }
    },
    [loaders],
  );

  useEffect(() => {
    if (isPreview()) return;
    fetchList(first);
    return () => call.current?.abort();
  }, [first, fetchList]);

  const choose = useCallback(
    (key: Keys<Items>) => {
      if (key === active && lists[key] !== 'failed') return;
      setActive(key);
      if (isPreview()) return;
      setLists((before) => ({ ...before, [key]: 'loading' }));
      fetchList(key, 'failed');
    },
    [active, lists, fetchList],
  );

  const reload = useCallback((key: Keys<Items>) => void fetchList(key, 'failed'), [fetchList]);

  return { active, lists, choose, reload };
}

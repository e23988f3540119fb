import type { FairStatusFilter } from '@fuar/shared/schemas/fair';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../lib/api.ts';
import type { CardFair } from '../lib/cards.ts';

export type Listed = CardFair[] | 'loading' | 'failed';
type Lists = Record<FairStatusFilter, Listed>;

/** The two lists: those of the build first, refreshed quietly once, and asked for again at every change of tab. */
export function useFairLists(built: Record<FairStatusFilter, CardFair[]>) {
  const [active, setActive] = useState<FairStatusFilter>('upcoming');
  const [lists, setLists] = useState<Lists>(built);
  const call = useRef<AbortController>(undefined);

  const fetchList = useCallback(async (status: FairStatusFilter, whenFailed: (before: Listed) => Listed) => {
    call.current?.abort();
    call.current = new AbortController();
    const { signal } = call.current;
    const show = (list: Listed | ((before: Listed) => Listed)) =>
      setLists((before) => ({
        ...before,
        [status]: typeof list === 'function' ? list(before[status]) : list,
      }));
    try {
      show(await api.fairs.cards({ status }, { signal }));
    } catch {
      // An aborted call has a successor that speaks for it.
      if (!signal.aborted) show(whenFailed);
    }
  }, []);

  useEffect(() => {
    fetchList('upcoming', (before) => before);
    return () => call.current?.abort();
  }, [fetchList]);

  const choose = useCallback(
    (status: FairStatusFilter) => {
      if (status === active && lists[status] !== 'failed') return;
      setActive(status);
      setLists((before) => ({ ...before, [status]: 'loading' }));
      fetchList(status, () => 'failed');
    },
    [active, lists, fetchList],
  );

  return { active, lists, choose };
}

import { useEffect, useState } from 'react';
import { isPreview } from '../lib/is-preview.ts';
import type { Listed } from './use-tab-lists.ts';

/** Holds a list. It starts with the built items and refetches them once in the background. A failed refetch keeps the items. */
export function useFreshList<Item>(built: Item[], load: (signal: AbortSignal) => Promise<Item[]>) {
  const [list, setList] = useState<Listed<Item>>(built);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request
  useEffect(() => {
    if (isPreview()) return;
    const leaving = new AbortController();
    load(leaving.signal).then(setList, () => {
      if (leaving.signal.aborted) return;
      setList((before) => (typeof before !== 'string' && before.length > 0 ? before : 'failed'));
    });
    return () => leaving.abort();
  }, [attempt]);

  const retry = () => {
    setList('loading');
    setAttempt(attempt + 1);
  };
  return { list, retry };
}

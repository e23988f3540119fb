import { useEffect, useRef, useState } from 'react';
import { type ListPlace, readPlace, toSearch } from '../lib/fair-list.ts';

/** The place that the address names, and how far down the page somebody was who comes back to it. */
export function useListPlace(isWhole: boolean) {
  const [place, setPlace] = useState<ListPlace>({ tab: 'upcoming', pages: 1 });
  const top = useRef<number>(undefined);

  useEffect(() => {
    setPlace(readPlace(location.search));
    top.current = (history.state as { top?: number } | null)?.top;
    const keep = () => {
      // Only where this code runs again by itself: the browser would scroll through a list that is not there yet.
      history.scrollRestoration = location.search ? 'manual' : 'auto';
      history.replaceState({ ...history.state, top: scrollY }, '');
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);

  // The list was too short for the browser to do this by itself.
  useEffect(() => {
    if (!isWhole || top.current === undefined) return;
    scrollTo({ top: top.current, behavior: 'instant' });
    top.current = undefined;
  }, [isWhole]);

  const move = (next: ListPlace) => {
    setPlace(next);
    history.replaceState(history.state, '', location.pathname + toSearch(next));
  };
  return { place, move };
}

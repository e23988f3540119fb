import { useEffect, useRef, useState } from 'react';
import { type ListPlace, readPlace, toSearch } from '../lib/fair-list.ts';

/** Stores the shown part of the list in the URL, and restores the scroll position of a visitor who returns. */
export function useListPlace(isWhole: boolean) {
  const [place, setPlace] = useState<ListPlace>({ tab: 'Upcoming', pages: 1 });
  const top = useRef<number>(undefined);

  useEffect(() => {
    setPlace(readPlace(location.search));
    // With a query string the list is not complete at first, so the browser would scroll too early. The effect below scrolls
    // instead.
    if (location.search) top.current = (history.state as { top?: number } | null)?.top;
    const keep = () => {
      history.scrollRestoration = location.search ? 'manual' : 'auto';
      history.replaceState({ ...history.state, top: scrollY }, '');
    };
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);

  useEffect(() => {
    if (!isWhole || top.current === undefined) return;
    // The visitor may have scrolled while the list was loading.
    if (scrollY === 0) scrollTo({ top: top.current, behavior: 'instant' });
    top.current = undefined;
  }, [isWhole]);

  const move = (next: ListPlace) => {
    top.current = undefined;
    setPlace(next);
    history.replaceState(history.state, '', location.pathname + toSearch(next));
  };
  return { place, move };
}

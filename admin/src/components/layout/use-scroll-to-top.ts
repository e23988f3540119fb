import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToTop } from '../../lib/scroll-to-top.ts';
import { restoreFocus } from '../ui/restore-focus.ts';

/** Scrolls up after the route has changed. If the clicked link has disappeared, focuses the heading of the new screen. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    scrollToTop();
    if (shown.current !== pathname) restoreFocus();
    shown.current = pathname;
  }, [pathname]);
}

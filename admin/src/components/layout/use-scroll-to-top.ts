import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Smooth, unless the person asked for less motion. */
export function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

export function useScrollToTop(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new route is what it waits for
  useEffect(scrollToTop, [pathname]);
}

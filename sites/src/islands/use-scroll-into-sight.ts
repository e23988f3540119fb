import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the element into view whenever it shows new content. Without this, content that appears above a button at the top of
 * the window would stay hidden behind the sticky header.
 */
export function useScrollIntoSight(element: RefObject<HTMLElement | null>, content: unknown): void {
  useEffect(() => {
    // A smooth scroll would end early if the page moves during the scroll.
    if (content) element.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [element, content]);
}

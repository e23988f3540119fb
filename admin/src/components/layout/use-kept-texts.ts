import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasKept } from '../../lib/kept-texts.ts';

let isRunning = false;

/** This browser stores texts while there is no connection or session. This hook saves them as drafts. */
export function useKeptTexts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isRunning || !hasKept()) return;
    isRunning = true;
    void import('./bring-back.ts')
      .then(({ bringBack }) => bringBack(queryClient))
      // If the code that sends the texts cannot be loaded, the texts stay in the browser, and the next page load tries again.
      .catch((error: unknown) => console.warn('Kept texts could not be sent', error))
      .finally(() => {
        isRunning = false;
      });
  }, [queryClient]);
}

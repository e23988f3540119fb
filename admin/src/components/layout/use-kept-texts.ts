import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasKept } from '../../lib/kept-texts.ts';

let isRunning = false;

/** Saves as drafts the form values that could not be sent earlier and that this browser has stored. */
export function useKeptTexts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isRunning || !hasKept()) return;
    isRunning = true;
    void import('./bring-back.ts')
      .then(({ bringBack }) => bringBack(queryClient))
      // If the code that sends the values cannot be loaded, they stay in the browser, and the next page load tries again.
      .catch((error: unknown) => console.warn('Kept texts could not be sent', error))
      .finally(() => {
        isRunning = false;
      });
  }, [queryClient]);
}

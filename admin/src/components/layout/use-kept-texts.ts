import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasKept } from '../../lib/kept-texts.ts';

let isRunning = false;

/** Turns texts that this browser kept without a connection or a session into drafts. */
export function useKeptTexts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isRunning || !hasKept()) return;
    isRunning = true;
    void import('./bring-back.ts')
      .then(({ bringBack }) => bringBack(queryClient))
      // If the code that sends the texts cannot be loaded, they stay in the browser until the next start.
      .catch((error: unknown) => console.warn('Kept texts could not be sent', error))
      .finally(() => {
        isRunning = false;
      });
  }, [queryClient]);
}

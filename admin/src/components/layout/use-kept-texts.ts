import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasKept } from '../../lib/kept-texts.ts';

/**
 * Saves as drafts the form values that could not be sent earlier and that this browser has stored. Does so when the
 * back-office opens and when the connection is back.
 */
export function useKeptTexts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const sendKept = () => {
      if (!hasKept()) return;
      void import('./bring-back.ts')
        .then(({ bringBack }) => bringBack(queryClient))
        // If the code that sends the values cannot be loaded, they stay in the browser, and the next page load tries again.
        .catch((error: unknown) => console.warn('Kept texts could not be sent', error));
    };
    sendKept();
    addEventListener('online', sendKept);
    return () => removeEventListener('online', sendKept);
  }, [queryClient]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasStoredTexts } from '../../lib/stored-texts.ts';

/**
 * Saves as drafts the form values that could not be sent earlier and that this browser has stored. Does so when the
 * back-office opens and when the connection is back.
 */
export function useStoredTexts(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const sendCached = () => {
      if (!hasStoredTexts()) return;
      void import('./restore-stored-texts.ts')
        .then(({ restoreStoredTexts }) => restoreStoredTexts(queryClient))
        // If the code that sends the values cannot be loaded, they stay in the browser, and the next page load tries again.
        .catch((error: unknown) => console.warn('Kept texts could not be sent', error));
    };
    sendCached();
    addEventListener('online', sendCached);
    return () => removeEventListener('online', sendCached);
  }, [queryClient]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listen } from '../lib/listen.ts';
import { contactQueries } from './contact-messages.ts';
import { submissionQueries } from './participant-submissions.ts';

const MINUTE_MS = 60_000;
/** Much shorter than the 8 hours after which an unused session ends, because each call counts as use of the session. */
const UNATTENDED_MINUTES = 15;

/** Refetches the shown messages and requests every minute while somebody uses the tab, so that new ones appear by themselves. */
export function useInboxRefresh(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let unusedMinutes = 0;
    const handleUse = () => {
      unusedMinutes = 0;
    };
    const timer = setInterval(() => {
      unusedMinutes += 1;
      if (document.hidden || unusedMinutes > UNATTENDED_MINUTES) return;
      for (const queryKey of [contactQueries.all, submissionQueries.all]) {
        void queryClient.refetchQueries({ queryKey, type: 'active' });
      }
    }, MINUTE_MS);
    const stopListening = listen(['pointerdown', 'keydown'], handleUse);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [queryClient]);
}

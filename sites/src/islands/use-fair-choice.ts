import { bySoonest } from '@fuar/shared/content/upcoming-fairs';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '../lib/api.ts';
import type { RequestValues } from '../lib/participant-request.ts';
import type { FairChoice } from './participant-form.tsx';

type Form = Pick<UseFormReturn<RequestValues>, 'getValues' | 'setValue'>;

/** The fairs one can ask for, those of the build first; the one that the address names is chosen if it is among them. */
export function useFairChoice(built: FairChoice[], { getValues, setValue }: Form) {
  const [fairs, setFairs] = useState(built);
  const [isCurrent, setIsCurrent] = useState(false);
  const [asked, setAsked] = useState<string>();
  // A link that was followed just now says more than the draft of an earlier visit; a reload says nothing new.
  const outdoesDraft = useRef(false);

  useEffect(() => {
    setAsked(new URLSearchParams(location.search).get('fairId') || undefined);
    outdoesDraft.current = !isReturn();
    const leaving = new AbortController();
    api.fairs
      .cards({ status: 'upcoming' }, { signal: leaving.signal })
      .then(
        (cards) => setFairs(cards.sort(bySoonest(todayInIstanbul(new Date())))),
        (error: unknown) => {
          if (!leaving.signal.aborted) console.warn(error);
        },
      )
      .finally(() => setIsCurrent(true));
    return () => leaving.abort();
  }, []);

  useEffect(() => {
    const isOffered = (id: string) => fairs.some((fair) => String(fair.id) === id);
    const isNews = outdoesDraft.current && asked !== undefined && isOffered(asked);
    if (isNews) outdoesDraft.current = false;
    const chosen = (!isNews && getValues('fairId')) || asked || '';
    // The options have changed under the field: it shows what is chosen, or nothing.
    setValue('fairId', isOffered(chosen) ? chosen : '');
  }, [fairs, asked, getValues, setValue]);

  const isClosed = isCurrent && asked !== undefined && !fairs.some((fair) => String(fair.id) === asked);
  return { fairs, isClosed };
}

/** True if the page was here before: it was reloaded, or somebody came back to it. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
}

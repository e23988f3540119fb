import { isCancelled } from '@fuar/shared/content/fair-facts';
import { bySoonest } from '@fuar/shared/content/upcoming-fairs';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { PARTICIPATE_MESSAGES as m } from '@fuar/shared/messages/public/participate';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '../lib/api.ts';
import type { RequestValues } from '../lib/participant-request.ts';
import type { FairChoice } from './participant-form.tsx';
import { SERVER_ERROR } from './use-visitor-form.ts';

type Form = Pick<UseFormReturn<RequestValues>, 'formState' | 'getValues' | 'setValue' | 'watch'>;

/**
 * Returns the upcoming fairs: at first those of the build, then those of `/api`. Selects the fair in the URL if it is
 * offered. `chosen` is the fair that the form has selected.
 */
export function useFairChoice(built: FairChoice[], { formState, getValues, setValue, watch }: Form) {
  const [fairs, setFairs] = useState(built);
  const [isCurrent, setIsCurrent] = useState(false);
  const [requestedId, setRequestedId] = useState<string>();
  const [chosenId, setChosenId] = useState<string>();
  // If the visitor has just followed a link, its fair overrides the draft. After a reload the draft overrides the URL.
  const overridesDraft = useRef(false);

  useEffect(() => {
    setRequestedId(new URLSearchParams(location.search).get('fairId') || undefined);
    overridesDraft.current = !isReturn();
  }, []);

  const read = useCallback((signal?: AbortSignal) => {
    api.fairs
      .cards({ status: 'upcoming' }, signal && { signal })
      .then(
        (cards) => setFairs(cards.sort(bySoonest(todayInIstanbul(new Date())))),
        (error: unknown) => {
          if (!signal?.aborted) console.warn(error);
        },
      )
      .finally(() => setIsCurrent(true));
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal);
    return () => leaving.abort();
  }, [read]);
  const isRefused = formState.errors.fairId?.type === SERVER_ERROR;
  useEffect(() => {
    // The fair may have been closed since the first read, so read the fairs again.
    if (isRefused) read();
  }, [isRefused, read]);

  useEffect(() => {
    // `watch` does not report the fair of a restored draft, so read that fair here.
    setChosenId(getValues('fairId'));
    const watching = watch(({ fairId }) => setChosenId(fairId));
    return () => watching.unsubscribe();
  }, [watch, getValues]);

  useEffect(() => {
    const isOffered = (id: string) => fairs.some((fair) => String(fair.id) === id && !isCancelled(fair));
    const isNewLink = overridesDraft.current && requestedId !== undefined && isOffered(requestedId);
    if (isNewLink) overridesDraft.current = false;
    const chosen = (!isNewLink && getValues('fairId')) || requestedId || '';
    // Set the value again, because the options of the select have changed.
    setValue('fairId', isOffered(chosen) ? chosen : '');
  }, [fairs, requestedId, getValues, setValue]);

  const requested = fairs.find((fair) => String(fair.id) === requestedId);
  const chosen = fairs.find((fair) => String(fair.id) === chosenId);
  /** Returns the reason why the visitor cannot choose any fair, or cannot choose the fair in the URL. */
  const findObstacle = () => {
    if (fairs.every(isCancelled)) return m.noFairs;
    if (requested && isCancelled(requested)) return m.fairCancelled;
    return isCurrent && requestedId !== undefined && !requested ? m.fairClosed : undefined;
  };
  return { fairs, chosen, obstacle: findObstacle() };
}

export function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload' || visit?.type === 'back_forward';
}

import { useEffect, useState } from 'react';
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

  useEffect(() => {
    setAsked(new URLSearchParams(location.search).get('fairId') ?? undefined);
    const leaving = new AbortController();
    api.fairs
      .upcomingCards({ limit: 100 }, { signal: leaving.signal })
      .then(setFairs, (error: unknown) => {
        if (!leaving.signal.aborted) console.warn(error);
      })
      .finally(() => setIsCurrent(true));
    return () => leaving.abort();
  }, []);

  useEffect(() => {
    const isOffered = (id: string) => fairs.some((fair) => String(fair.id) === id);
    const chosen = getValues('fairId') || asked || '';
    // The options have changed under the field: it shows what is chosen, or nothing.
    setValue('fairId', isOffered(chosen) ? chosen : '');
  }, [fairs, asked, getValues, setValue]);

  const isClosed = isCurrent && asked !== undefined && !fairs.some((fair) => String(fair.id) === asked);
  return { fairs, isClosed };
}

import { ApiError } from '@fuar/shared/api/api-error';
import { idFromPath } from '@fuar/shared/paths';
import { useEffect, useState } from 'react';

type LiveState<Found> =
  | { kind: 'preparing' | 'invalid' | 'missing' | 'failed' }
  | { kind: 'found'; found: Found };

/** Loads the item with the id in the URL from `/api`. Without a positive integer in the URL, no request is sent. */
export function useLiveItem<Found>(load: (id: number, signal: AbortSignal) => Promise<Found>) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<LiveState<Found>>({ kind: 'preparing' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` repeats the request
  useEffect(() => {
    const id = idFromPath(location.pathname);
    if (id === undefined) return setState({ kind: 'invalid' });
    const leaving = new AbortController();
    load(id, leaving.signal).then(
      (found) => setState({ kind: 'found', found }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const isMissing = error instanceof ApiError && error.status === 404;
        setState({ kind: isMissing ? 'missing' : 'failed' });
      },
    );
    return () => leaving.abort();
  }, [attempt, load]);

  return { state, retry: () => setAttempt(attempt + 1) };
}

import { ApiError } from '@fuar/shared/api/api-error';
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';

type CallMessages = { errorMessage?: string; errorType?: 'warning' };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMessages;
    mutationMeta: CallMessages & { successMessage?: string };
  }
}

type Effects = {
  showToast: (type: 'success' | 'error' | 'warning', message: string) => void;
  onUnauthorized: () => void;
  /** Something was saved: the site is published anew. */
  onChanged: () => void;
};

/** What was asked for together with a screen's code need not be asked for again when the screen stands. */
const JUST_READ_MS = 3_000;

const isNotJustRead = ({ state }: Query): boolean =>
  state.isInvalidated || Date.now() - state.dataUpdatedAt > JUST_READ_MS;

/** The one place that turns the outcome of calls into toasts; their words stand in each call's `meta`. */
export function createQueryClient({ showToast, onUnauthorized, onChanged }: Effects): QueryClient {
  const handleError = (error: Error, meta: CallMessages | undefined) => {
    const status = error instanceof ApiError && error.status;
    if (status === 401) onUnauthorized();
    // 412: the form asks how to go on.
    else if (status !== 412 && meta?.errorMessage) showToast(meta.errorType ?? 'error', meta.errorMessage);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => handleError(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => handleError(error, mutation.meta),
      // Not `onSuccess`, which comes before the list has been read again.
      onSettled: (_data, error, _input, _result, mutation) => {
        const message = mutation.meta?.successMessage;
        if (error) return;
        if (message) showToast('success', message);
        onChanged();
      },
    }),
    defaultOptions: {
      // 'always': the default waits silently for a connection, where a person should be told.
      queries: { retry: false, networkMode: 'always', refetchOnMount: isNotJustRead },
      mutations: { networkMode: 'always' },
    },
  });
}

import { ApiError } from '@fuar/shared/api/api-error';
import { ACCESS_MESSAGES as m } from '@fuar/shared/messages/admin/access';
import { MutationCache, notifyManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query';

/** `goneMessage` replaces `errorMessage` after a 404, because the row no longer exists. */
type CallMessages = { errorMessage?: string; goneMessage?: string; errorType?: 'warning' };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMessages;
    mutationMeta: CallMessages & { successMessage?: string };
  }
}

type Effects = {
  showToast: (type: 'success' | 'error' | 'warning', message: string) => void;
  onUnauthorized: () => void;
  /** Called after a 403, because the role may have changed or a second factor may now be required. */
  onForbidden: () => void;
  /** Called after a successful mutation, because the change may start a publication. */
  onChanged: () => void;
};

/** A prefetched query is not refetched when its screen mounts within this time. */
const JUST_READ_MS = 3_000;

const isNotJustRead = ({ state }: Query): boolean =>
  state.isInvalidated || Date.now() - state.dataUpdatedAt > JUST_READ_MS;

/** True if the user lacks a right, but not for the 403 that lib/sign-in-again.ts creates after the end of a session. */
const isForbidden = (error: Error): boolean =>
  error instanceof ApiError && error.status === 403 && error.message !== m.sessionEnded;

/** Creates the query client. The client shows the message in a call's `meta` as a toast when the call succeeds or fails. */
export function createQueryClient({
  showToast,
  onUnauthorized,
  onForbidden,
  onChanged,
}: Effects): QueryClient {
  // Notify components of a started call before the browser handles the next click. By default the library does this in a timer.
  // A double click could then press a button a second time while the button is still enabled, and add a second row.
  notifyManager.setScheduler(queueMicrotask);
  const handleError = (error: Error, meta: CallMessages | undefined) => {
    const status = error instanceof ApiError && error.status;
    if (isForbidden(error)) onForbidden();
    if (status === 401) onUnauthorized();
    else if (status === 404 && meta?.goneMessage) showToast('warning', meta.goneMessage);
    // A 412 gets no toast, because the form handles it.
    else if (status !== 412 && meta?.errorMessage) showToast(meta.errorType ?? 'error', meta.errorMessage);
  };
  const failing = new WeakSet<object>();
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        // Some lists are refetched again and again. If the old list is still visible, report only the first of several
        // consecutive failures.
        const isKnown = failing.has(query) && query.state.data !== undefined;
        failing.add(query);
        // After a 403 show no toast, because the rights are refetched and decide what the screen shows.
        handleError(error, isKnown || isForbidden(error) ? undefined : query.meta);
      },
      onSuccess: (_data, query) => void failing.delete(query),
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => handleError(error, mutation.meta),
      // Do not use `onSuccess`, because it would run before the list has been refetched.
      onSettled: (_data, error, _input, _result, mutation) => {
        const message = mutation.meta?.successMessage;
        if (error) return;
        if (message) showToast('success', message);
        onChanged();
      },
    }),
    defaultOptions: {
      // With 'always' a call fails while the browser is offline, and the user sees an error. By default the call would
      // silently wait for a connection.
      queries: { retry: false, networkMode: 'always', refetchOnMount: isNotJustRead },
      mutations: { networkMode: 'always' },
    },
  });
}

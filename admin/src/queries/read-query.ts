import { queryOptions } from '@tanstack/react-query';

export const WHILE_PUBLISHING_MS = 2_000;
export const AFTER_FAILURE_MS = 10_000;

type Read<Data> = (options: { signal: AbortSignal }) => Promise<Data>;

/** A query that reads from `/api` and shows the message after a failure. */
export function readQuery<Data>(queryKey: readonly unknown[], read: Read<Data>, errorMessage: string) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => read({ signal }), meta: { errorMessage } });
}

/** A list that is also refetched while a row of it is not yet on the site. */
export function liveQuery<Row extends { live: boolean }>(
  queryKey: readonly unknown[],
  read: Read<Row[]>,
  errorMessage: string,
) {
  return queryOptions({
    ...readQuery(queryKey, read, errorMessage),
    refetchInterval: ({ state }) => {
      if (!state.data?.some(({ live }) => !live)) return false;
      return state.status === 'error' ? AFTER_FAILURE_MS : WHILE_PUBLISHING_MS;
    },
  });
}

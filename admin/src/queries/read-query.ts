import { queryOptions } from '@tanstack/react-query';
import { refetchUntilLive } from '../lib/live-interval.ts';

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
    refetchInterval: refetchUntilLive,
  });
}

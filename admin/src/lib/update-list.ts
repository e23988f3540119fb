import type { QueryClient } from '@tanstack/react-query';

/**
 * Updates a cached list after a change that the server has stored. The answer to a request that was sent earlier may lack the
 * change, so such a request is sent again.
 */
export async function updateList<T>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  update: (rows: T[]) => T[],
): Promise<void> {
  const wasFetching = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<T[]>(queryKey, (rows) => rows && update(rows));
  if (wasFetching) void queryClient.invalidateQueries({ queryKey });
}

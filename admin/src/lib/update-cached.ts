import type { QueryClient } from '@tanstack/react-query';

/**
 * Updates cached data after a change that the server has stored. The answer to a request that was sent earlier may lack the
 * change, so such a request is sent again.
 */
export async function updateCached<Data>(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  update: (data: Data) => Data,
): Promise<void> {
  const wasFetching = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Data>(queryKey, (data) => data && update(data));
  if (wasFetching) void queryClient.invalidateQueries({ queryKey });
}

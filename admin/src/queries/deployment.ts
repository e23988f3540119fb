import { queryOptions } from '@tanstack/react-query';
import { isNewDeployment } from '../lib/chunk-load-errors.ts';

const RETRY_MS = 5_000;

export const deploymentQueries = {
  /** Polls while the server cannot be reached. */
  isNew: () =>
    queryOptions({
      queryKey: ['deployment'],
      queryFn: ({ signal }) => isNewDeployment(signal),
      gcTime: 0,
      refetchOnReconnect: 'always',
      refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : false),
    }),
};

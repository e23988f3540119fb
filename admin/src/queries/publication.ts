import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { AFTER_FAILURE_MS, WHILE_PUBLISHING_MS } from './read-query.ts';

export const publicationQueries = {
  // `lib/query-client.ts` refetches this query after every change.
  current: () =>
    queryOptions({
      queryKey: ['publication'],
      queryFn: ({ signal }) => api.publication.get({ signal }),
      refetchInterval: ({ state: { data, status } }) => {
        if (!data || data.state === 'live') return false;
        return data.state === 'failed' || status === 'error' ? AFTER_FAILURE_MS : WHILE_PUBLISHING_MS;
      },
    }),
};

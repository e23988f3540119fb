import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { refetchUntilLive } from '../lib/live-interval.ts';

export const fairQueries = {
  all: ['fairs'] as const,
  list: () =>
    queryOptions({
      queryKey: [...fairQueries.all, 'list'],
      queryFn: ({ signal }) => api.fairs.list({ signal }),
      refetchInterval: refetchUntilLive,
      meta: { errorMessage: m.fairs },
    }),
};

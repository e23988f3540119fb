import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { refetchUntilLive } from '../lib/live-interval.ts';

export const pressQueries = {
  all: ['press'] as const,
  list: () =>
    queryOptions({
      queryKey: [...pressQueries.all, 'list'],
      queryFn: ({ signal }) => api.press.list({ signal }),
      refetchInterval: refetchUntilLive,
      meta: { errorMessage: m.press },
    }),
};

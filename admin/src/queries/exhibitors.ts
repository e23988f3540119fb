import { EXHIBITOR_MESSAGES as m } from '@fuar/shared/messages/admin/exhibitors';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { refetchUntilLive } from '../lib/live-interval.ts';

export const exhibitorQueries = {
  all: ['exhibitors'] as const,
  list: (fairId: number) =>
    queryOptions({
      queryKey: [...exhibitorQueries.all, 'list', fairId],
      queryFn: ({ signal }) => api.exhibitors.list(fairId, { signal }),
      refetchInterval: refetchUntilLive,
      meta: { errorMessage: m.loadFailed },
    }),
};

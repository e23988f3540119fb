import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { refetchUntilLive } from '../lib/live-interval.ts';

export const pageContentQueries = {
  all: ['page-contents'] as const,
  list: () =>
    queryOptions({
      queryKey: [...pageContentQueries.all, 'list'],
      queryFn: ({ signal }) => api.pageContent.list({ signal }),
      refetchInterval: refetchUntilLive,
      meta: { errorMessage: m.pages },
    }),
};

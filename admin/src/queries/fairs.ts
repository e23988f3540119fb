import { ADMIN_FAIRS_MESSAGES as m } from '@fuar/shared/messages/admin/fairs';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

const WHILE_PUBLISHING_MS = 2_000;
const AFTER_FAILURE_MS = 10_000;

export const fairQueries = {
  all: ['fairs'] as const,
  list: () =>
    queryOptions({
      queryKey: [...fairQueries.all, 'list'],
      queryFn: ({ signal }) => api.fairs.list({ signal }),
      refetchInterval: ({ state }) => {
        if (!state.data?.some((fair) => !fair.live)) return false;
        return state.status === 'error' ? AFTER_FAILURE_MS : WHILE_PUBLISHING_MS;
      },
      meta: { errorMessage: m.loadFailed },
    }),
};

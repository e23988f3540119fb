import { EXHIBITOR_MESSAGES as m } from '@fuar/shared/messages/admin/exhibitors';
import { api } from '../lib/api.ts';
import { liveQuery } from './read-query.ts';

export const exhibitorQueries = {
  all: ['exhibitors'] as const,
  list: (fairId: number) =>
    liveQuery(
      [...exhibitorQueries.all, 'list', fairId],
      (options) => api.exhibitors.list(fairId, options),
      m.loadFailed,
    ),
};

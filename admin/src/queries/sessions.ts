import { SESSION_MESSAGES as m } from '@fuar/shared/messages/admin/sessions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const sessionListQueries = {
  own: () =>
    queryOptions({
      queryKey: ['own-sessions'],
      queryFn: ({ signal }) => api.sessions.list({ signal }),
      meta: { errorMessage: m.loadFailed },
    }),
};

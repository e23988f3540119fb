import { USER_MESSAGES as m } from '@fuar/shared/messages/admin/users';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const userQueries = {
  all: ['users'] as const,
  list: () =>
    queryOptions({
      queryKey: [...userQueries.all, 'list'],
      queryFn: ({ signal }) => api.users.list({ signal }),
      meta: { errorMessage: m.loadFailed },
    }),
  security: () =>
    queryOptions({
      queryKey: ['security'],
      queryFn: ({ signal }) => api.security.get({ signal }),
      meta: { errorMessage: m.securityLoadFailed },
    }),
};

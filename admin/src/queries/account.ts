import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const accountQueries = {
  own: () =>
    queryOptions({
      queryKey: ['account'],
      queryFn: ({ signal }) => api.account.get({ signal }),
      meta: { errorMessage: m.loadFailed },
    }),
};

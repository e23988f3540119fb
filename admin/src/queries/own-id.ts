import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** The id of the user's account. The inboxes store it as the owner of a row. */
export const ownIdQuery = () =>
  queryOptions({
    queryKey: ['account', 'id'],
    queryFn: async ({ signal }) => (await api.account.get({ signal })).id,
    staleTime: Number.POSITIVE_INFINITY,
  });

import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** The inboxes store this id as the owner of a row. */
export const ownIdQuery = () =>
  queryOptions({
    queryKey: ['account', 'id'],
    queryFn: async ({ signal }) => (await api.account.get({ signal })).id,
    staleTime: Number.POSITIVE_INFINITY,
  });

import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** Templates seldom change and each opened row reads them, so do not refetch them within this time. */
const FRESH_MS = 5 * 60_000;

export const replyTemplateQueries = {
  list: () =>
    queryOptions({
      queryKey: ['reply-templates'],
      queryFn: ({ signal }) => api.replyTemplates.list({ signal }),
      staleTime: FRESH_MS,
    }),
};

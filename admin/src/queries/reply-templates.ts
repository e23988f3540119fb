import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const replyTemplateQueries = {
  list: () =>
    queryOptions({
      queryKey: ['reply-templates'],
      queryFn: ({ signal }) => api.replyTemplates.list({ signal }),
    }),
};

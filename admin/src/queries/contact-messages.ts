import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const contactQueries = {
  all: ['contact-messages'] as const,
  list: () =>
    queryOptions({
      queryKey: [...contactQueries.all, 'list'],
      queryFn: ({ signal }) => api.contact.list({ signal }),
      meta: { errorMessage: m.contact },
    }),
};

import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const submissionQueries = {
  all: ['participant-submissions'] as const,
  list: () =>
    queryOptions({
      queryKey: [...submissionQueries.all, 'list'],
      queryFn: ({ signal }) => api.participantSubmissions.list({ signal }),
      meta: { errorMessage: m.submissions },
    }),
  summary: () =>
    queryOptions({
      queryKey: [...submissionQueries.all, 'summary'],
      queryFn: ({ signal }) => api.participantSubmissions.summary({}, { signal }),
    }),
};

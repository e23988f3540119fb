import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { readQuery } from './read-query.ts';

export const submissionQueries = {
  all: ['participant-submissions'] as const,
  list: () => readQuery([...submissionQueries.all, 'list'], api.participantSubmissions.list, m.submissions),
  summary: () =>
    queryOptions({
      queryKey: [...submissionQueries.all, 'summary'],
      queryFn: ({ signal }) => api.participantSubmissions.summary({}, { signal }),
    }),
};

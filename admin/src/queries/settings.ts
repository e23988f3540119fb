import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const settingsQueries = {
  all: ['settings'] as const,
  current: () =>
    queryOptions({
      queryKey: settingsQueries.all,
      queryFn: ({ signal }) => api.settings.get({ signal }),
      meta: { errorMessage: m.settings },
    }),
};

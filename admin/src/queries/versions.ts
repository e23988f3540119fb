import { HISTORY_MESSAGES as m } from '@fuar/shared/messages/admin/history';
import type { EditedKind, RowId } from '@fuar/shared/schemas/editing';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { readQuery } from './read-query.ts';

export const versionQueries = {
  all: ['versions'] as const,
  list: (kind: EditedKind, id: RowId) =>
    readQuery(
      [...versionQueries.all, 'list', kind, id],
      (options) => api.versions.list({ kind, id }, options),
      m.loadFailed,
    ),
  // A version never changes, so it is never refetched.
  one: (id: number) =>
    queryOptions({
      queryKey: [...versionQueries.all, 'one', id],
      queryFn: ({ signal }) => api.versions.get(id, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { errorMessage: m.loadFailed },
    }),
  deleted: () => readQuery([...versionQueries.all, 'deleted'], api.versions.deleted, m.deletedLoadFailed),
};

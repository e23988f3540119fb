import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import type { Draft, EditedKind } from '@fuar/shared/schemas/editing';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** The server publishes a scheduled draft at most this long after its time. */
const PUBLISHED_AFTER_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

export const draftQueries = {
  all: ['drafts'] as const,
  list: (kind?: EditedKind) =>
    queryOptions({
      queryKey: [...draftQueries.all, 'list', kind ?? 'all'],
      queryFn: ({ signal }) => api.drafts.list(kind ? { kind } : {}, { signal }),
      refetchInterval: ({ state }) => untilNextPublication(state.data ?? []),
      meta: { errorMessage: m.drafts },
    }),
};

function untilNextPublication(drafts: readonly Draft[]): number | false {
  const times = drafts.flatMap(({ publishAt, state }) =>
    publishAt && state === 'scheduled' ? [Date.parse(publishAt)] : [],
  );
  if (times.length === 0) return false;
  const wait = Math.min(...times) - Date.now() + PUBLISHED_AFTER_MS;
  return Math.min(Math.max(wait, PUBLISHED_AFTER_MS), LONGEST_WAIT_MS);
}

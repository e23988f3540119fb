import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import type { Draft, EditedKind } from '@fuar/shared/schemas/editing';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { fairQueries } from './fairs.ts';
import { pageContentQueries } from './page-contents.ts';
import { pressQueries } from './press-items.ts';

/** The server publishes a scheduled draft at most this long after its time. */
const PUBLISHED_AFTER_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

const ROWS_OF = { fair: fairQueries.all, press: pressQueries.all, page: pageContentQueries.all };

export const draftQueries = {
  all: ['drafts'] as const,
  list: (kind?: EditedKind) =>
    queryOptions({
      queryKey: [...draftQueries.all, 'list', kind ?? 'all'],
      queryFn: async ({ client, queryKey, signal }) => {
        const drafts = await api.drafts.list(kind ? { kind } : {}, { signal });
        const before = client.getQueryData<Draft[]>(queryKey) ?? [];
        for (const published of kindsPublished(before, drafts)) {
          void client.invalidateQueries({ queryKey: ROWS_OF[published] });
        }
        return drafts;
      },
      refetchInterval: ({ state: { data = [], status } }) =>
        untilNextPublication(data, status === 'error' ? LONGEST_WAIT_MS : PUBLISHED_AFTER_MS),
      meta: { errorMessage: m.drafts },
    }),
};

/** The kinds of the scheduled drafts that have left the list, because the server has probably published them. */
function kindsPublished(before: readonly Draft[], after: readonly Draft[]): Set<EditedKind> {
  const ids = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id, state }) => state === 'scheduled' && !ids.has(id));
  return new Set(gone.map(({ kind }) => kind));
}

/** The time to wait before the next refetch, at least `shortest` milliseconds. False without a scheduled draft. */
function untilNextPublication(drafts: readonly Draft[], shortest: number): number | false {
  const times = drafts.flatMap(({ publishAt, state }) =>
    publishAt && state === 'scheduled' ? [Date.parse(publishAt)] : [],
  );
  if (times.length === 0) return false;
  const wait = Math.min(...times) - Date.now() + PUBLISHED_AFTER_MS;
  return Math.min(Math.max(wait, shortest), LONGEST_WAIT_MS);
}

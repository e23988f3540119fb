import { RECORD_SCREEN_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import type { RecordEntry, RecordKind } from '@fuar/shared/schemas/people';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** The server sends this many entries at a time. */
const PAGE_SIZE = 100;

export type RecordFilter = { user?: string; kind?: RecordKind };
type RecordList = { entries: readonly RecordEntry[]; hasMore: boolean };

/** The list is not an infinite query of TanStack Query, because every screen would have to load the code of infinite queries. */
export const recordQueries = {
  list: (filter: RecordFilter) =>
    queryOptions({
      queryKey: ['record', filter],
      queryFn: ({ signal }) => readMore(filter, [], signal),
      meta: { errorMessage: m.loadFailed },
    }),
};

export async function readMore(
  filter: RecordFilter,
  known: readonly RecordEntry[],
  signal?: AbortSignal,
): Promise<RecordList> {
  const before = known.at(-1)?.id;
  const page = await api.record.list(
    { ...filter, ...(before === undefined ? {} : { before }) },
    signal && { signal },
  );
  return { entries: [...known, ...page], hasMore: page.length === PAGE_SIZE };
}

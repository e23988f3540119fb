import { RECORD_SCREEN_MESSAGES as m } from '@fuar/shared/messages/admin/record';
import type { RecordKind } from '@fuar/shared/schemas/people';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** The server sends this many entries at a time. */
const PAGE_SIZE = 100;

type Filter = { user?: string; kind?: RecordKind };

export const recordQueries = {
  list: (filter: Filter) =>
    infiniteQueryOptions({
      queryKey: ['record', filter],
      queryFn: ({ pageParam, signal }) =>
        api.record.list({ ...filter, ...(pageParam === undefined ? {} : { before: pageParam }) }, { signal }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => (page.length < PAGE_SIZE ? undefined : page.at(-1)?.id),
      meta: { errorMessage: m.loadFailed },
    }),
};

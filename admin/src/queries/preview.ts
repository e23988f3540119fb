import type { PreviewInput } from '@fuar/shared/schemas/editing';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/** A preview expires after 15 minutes, so renew it well before. */
const RENEW_MS = 10 * 60_000;

export const previewQueries = {
  all: ['preview'] as const,
  of: (input: PreviewInput | undefined) =>
    queryOptions({
      queryKey: [...previewQueries.all, input],
      queryFn: input ? ({ signal }) => api.preview.create(input, { signal }) : skipToken,
      placeholderData: keepPreviousData,
      gcTime: 0,
      refetchInterval: RENEW_MS,
      refetchOnWindowFocus: false,
    }),
};

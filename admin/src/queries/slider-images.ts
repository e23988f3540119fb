import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { refetchUntilLive } from '../lib/live-interval.ts';

export const sliderQueries = {
  all: ['slider-images'] as const,
  list: () =>
    queryOptions({
      queryKey: [...sliderQueries.all, 'list'],
      queryFn: ({ signal }) => api.sliderImages.list({ signal }),
      refetchInterval: refetchUntilLive,
      meta: { errorMessage: m.settings },
    }),
};

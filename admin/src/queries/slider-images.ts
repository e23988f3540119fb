import { ADMIN_SETTINGS_MESSAGES as m } from '@fuar/shared/messages/admin/settings';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const sliderQueries = {
  all: ['slider-images'] as const,
  list: () =>
    queryOptions({
      queryKey: [...sliderQueries.all, 'list'],
      queryFn: ({ signal }) => api.sliderImages.list({ signal }),
      meta: { errorMessage: m.loadFailed },
    }),
};

import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { publicApi } from '../lib/public-api.ts';

export const galleryQueries = {
  all: ['gallery'] as const,
  images: (fairId: number) =>
    queryOptions({
      queryKey: [...galleryQueries.all, 'images', fairId],
      queryFn: ({ signal }) => api.gallery.images(fairId, { signal }),
      meta: { errorMessage: m.gallery },
    }),
  albums: () =>
    queryOptions({
      queryKey: [...galleryQueries.all, 'albums'],
      queryFn: ({ signal }) => publicApi.gallery.albums({ signal }),
      meta: { errorMessage: m.galleryFairs },
    }),
};

import { ADMIN_GALLERY_MESSAGES as m } from '@fuar/shared/messages/admin/gallery';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { publicApi } from '../lib/public-api.ts';

export const galleryQueries = {
  all: ['gallery'] as const,
  images: (fairId: number) =>
    queryOptions({
      queryKey: [...galleryQueries.all, 'images', fairId],
      queryFn: ({ signal }) => api.gallery.images(fairId, { signal }),
      meta: { errorMessage: m.loadFailed },
    }),
  albums: () =>
    queryOptions({
      queryKey: [...galleryQueries.all, 'albums'],
      queryFn: ({ signal }) => publicApi.gallery.albums({ signal }),
      meta: { errorMessage: m.fairsLoadFailed },
    }),
};

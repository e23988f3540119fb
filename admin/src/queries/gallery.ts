import { createClient } from '@fuar/shared/api/client';
import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { api } from '../lib/api.ts';
import { SITE_ORIGIN } from '../lib/site-origin.ts';
import { readQuery } from './read-query.ts';

const publicApi = createClient({ origin: SITE_ORIGIN });

export const galleryQueries = {
  all: ['gallery'] as const,
  images: (fairId: number) =>
    readQuery(
      [...galleryQueries.all, 'images', fairId],
      (options) => api.gallery.images(fairId, options),
      m.gallery,
    ),
  albums: () => readQuery([...galleryQueries.all, 'albums'], publicApi.gallery.albums, m.galleryFairs),
};

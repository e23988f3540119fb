import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { fairQueries } from './fairs.ts';
import { galleryQueries } from './gallery.ts';
import { pressQueries } from './press-items.ts';

const meta = { errorMessage: m.dashboard };

export const dashboardQueries = {
  fairs: () => ({ ...fairQueries.list(), meta }),
  press: () => ({ ...pressQueries.list(), meta }),
  albums: () => ({ ...galleryQueries.albums(), meta }),
};

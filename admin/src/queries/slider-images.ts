import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { api } from '../lib/api.ts';
import { liveQuery } from './read-query.ts';

export const sliderQueries = {
  all: ['slider-images'] as const,
  list: () => liveQuery([...sliderQueries.all, 'list'], api.sliderImages.list, m.settings),
};

import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { api } from '../lib/api.ts';
import { liveQuery } from './read-query.ts';

export const fairQueries = {
  all: ['fairs'] as const,
  list: () => liveQuery([...fairQueries.all, 'list'], api.fairs.list, m.fairs),
};

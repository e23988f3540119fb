import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { api } from '../lib/api.ts';
import { liveQuery } from './read-query.ts';

export const pressQueries = {
  all: ['press'] as const,
  list: () => liveQuery([...pressQueries.all, 'list'], api.press.list, m.press),
};

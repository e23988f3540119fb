import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { api } from '../lib/api.ts';
import { liveQuery } from './read-query.ts';

export const pageContentQueries = {
  all: ['page-contents'] as const,
  list: () => liveQuery([...pageContentQueries.all, 'list'], api.pageContent.list, m.pages),
};

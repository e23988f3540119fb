import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { api } from '../lib/api.ts';
import { readQuery } from './read-query.ts';

export const settingsQueries = {
  all: ['settings'] as const,
  current: () => readQuery(settingsQueries.all, api.settings.get, m.settings),
};

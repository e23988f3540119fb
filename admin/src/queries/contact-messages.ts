import { LOAD_FAILURES as m } from '@fuar/shared/messages/admin/load-failures';
import { api } from '../lib/api.ts';
import { readQuery } from './read-query.ts';

export const contactQueries = {
  all: ['contact-messages'] as const,
  list: () => readQuery([...contactQueries.all, 'list'], api.contact.list, m.contact),
};

import { USER_MESSAGES as m } from '@fuar/shared/messages/admin/users';
import { api } from '../lib/api.ts';
import { readQuery } from './read-query.ts';

export const userQueries = {
  all: ['users'] as const,
  list: () => readQuery([...userQueries.all, 'list'], api.users.list, m.loadFailed),
  security: () => readQuery(['security'], api.security.get, m.securityLoadFailed),
};

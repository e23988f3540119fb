import { ACCOUNT_MESSAGES as m } from '@fuar/shared/messages/admin/account';
import { api } from '../lib/api.ts';
import { readQuery } from './read-query.ts';

export const accountQueries = { own: () => readQuery(['account'], api.account.get, m.loadFailed) };

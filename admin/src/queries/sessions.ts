import { SESSION_MESSAGES as m } from '@fuar/shared/messages/admin/sessions';
import { api } from '../lib/api.ts';
import { readQuery } from './read-query.ts';

export const sessionListQueries = { own: () => readQuery(['own-sessions'], api.sessions.list, m.loadFailed) };

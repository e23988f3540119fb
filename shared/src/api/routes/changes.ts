import { changesQuerySchema, changesSchema } from '../../schemas/changes.ts';
import { route } from '../route.ts';

export const changesRoutes = {
  list: route('GET /changes', 'public', {
    summary:
      'What visitors see that changed since a version; everything without one, or with one that is yet to come',
    query: changesQuerySchema,
    answer: changesSchema,
  }),
};

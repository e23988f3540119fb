import { changesQuerySchema, changesSchema } from '../../schemas/changes.ts';
import { route } from '../route.ts';

export const changesRoutes = {
  list: route('GET /changes', 'public', {
    summary:
      'The public content that changed after the version `since`; all content without `since`, or if `since` is newer than the present version',
    query: changesQuerySchema,
    answer: changesSchema,
  }),
};

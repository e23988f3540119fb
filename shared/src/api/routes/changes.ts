import { changesQuerySchema, changesSchema } from '../../schemas/changes.ts';
import type { RouteTable } from '../route.ts';

export const changesRoutes = {
  list: {
    method: 'get',
    path: '/changes',
    access: 'public',
    summary:
      'What visitors see that changed since a version; everything without one, or with one that is yet to come',
    query: changesQuerySchema,
    status: 200,
    answer: changesSchema,
  },
} satisfies RouteTable;

import { publicationSchema } from '../../schemas/publication.ts';
import type { RouteTable } from '../route.ts';

export const publicationRoutes = {
  get: {
    method: 'get',
    path: '/admin/publication',
    access: 'content',
    summary: 'Whether the site that is online shows the last change',
    status: 200,
    answer: publicationSchema,
  },
  request: {
    method: 'post',
    path: '/admin/publication',
    access: 'content',
    summary: 'Publish again',
    status: 202,
    answer: publicationSchema,
  },
} satisfies RouteTable;

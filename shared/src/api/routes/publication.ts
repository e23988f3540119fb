import { publicationSchema } from '../../schemas/publication.ts';
import { route } from '../route.ts';

export const publicationRoutes = {
  get: route('GET /admin/publication', 'content', {
    summary: 'Whether the site that is online shows the last change',
    answer: publicationSchema,
  }),
  request: route('POST /admin/publication', 'content', {
    summary: 'Publish again',
    status: 202,
    answer: publicationSchema,
  }),
};

import { publicationSchema } from '../../schemas/publication.ts';
import { route } from '../route.ts';

export const publicationRoutes = {
  get: route('GET /admin/publication', 'content', {
    summary: 'The state of the publication: whether the public site shows the last change',
    answer: publicationSchema,
  }),
  request: route('POST /admin/publication', 'content', {
    summary: 'Request a new publication',
    status: 202,
    answer: publicationSchema,
  }),
};

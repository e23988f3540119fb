import { z } from 'zod';
import {
  adminPageContentSchema,
  byPageKeySchema,
  pageContentChangesSchema,
  pageContentSchema,
} from '../../schemas/page-content.ts';
import { route } from '../route.ts';

export const pageContentRoutes = {
  get: route('GET /page-content/:pageKey', 'public', {
    summary: 'The text of a page',
    params: byPageKeySchema,
    answer: pageContentSchema,
  }),
};

export const adminPageContentRoutes = {
  list: route('GET /admin/page-content', 'content', {
    summary: 'The texts of all pages',
    isVersioned: true,
    answer: z.array(adminPageContentSchema),
  }),
  update: route('PUT /admin/page-content/:pageKey', 'content', {
    summary: 'Change the text of a page; absent fields are unchanged',
    params: byPageKeySchema,
    body: pageContentChangesSchema,
    isRichText: true,
    isVersioned: true,
    answer: adminPageContentSchema,
  }),
};

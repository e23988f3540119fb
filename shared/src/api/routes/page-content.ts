import { z } from 'zod';
import {
  adminPageContentSchema,
  byPageKeySchema,
  pageContentChangesSchema,
  pageContentSchema,
} from '../../schemas/page-content.ts';
import type { RouteTable } from '../route.ts';

export const pageContentRoutes = {
  get: {
    method: 'get',
    path: '/page-content/:pageKey',
    access: 'public',
    summary: 'The text of a page',
    params: byPageKeySchema,
    status: 200,
    answer: pageContentSchema,
  },
} satisfies RouteTable;

export const adminPageContentRoutes = {
  list: {
    method: 'get',
    path: '/admin/page-content',
    access: 'content',
    summary: 'The texts of all pages',
    isVersioned: true,
    status: 200,
    answer: z.array(adminPageContentSchema),
  },
  update: {
    method: 'put',
    path: '/admin/page-content/:pageKey',
    access: 'content',
    summary: 'Change the text of a page; what is absent stays',
    params: byPageKeySchema,
    body: pageContentChangesSchema,
    isRichText: true,
    isVersioned: true,
    status: 200,
    answer: adminPageContentSchema,
  },
} satisfies RouteTable;

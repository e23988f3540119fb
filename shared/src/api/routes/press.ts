import { z } from 'zod';
import { byIdSchema } from '../../schemas/fields.ts';
import {
  adminPressItemSchema,
  latestPressQuerySchema,
  pressCardSchema,
  pressItemChangesSchema,
  pressItemInputSchema,
  pressItemSchema,
  pressListQuerySchema,
} from '../../schemas/press-item.ts';
import type { RouteTable } from '../route.ts';

export const pressRoutes = {
  list: {
    method: 'get',
    path: '/press',
    access: 'public',
    summary: 'Newest first',
    query: pressListQuerySchema,
    status: 200,
    answer: z.union([z.array(pressItemSchema), z.array(pressCardSchema)]),
  },
  latest: {
    method: 'get',
    path: '/press/latest',
    access: 'public',
    summary: 'The newest of both types',
    query: latestPressQuerySchema,
    status: 200,
    answer: z.union([z.array(pressItemSchema), z.array(pressCardSchema)]),
  },
  get: {
    method: 'get',
    path: '/press/:id',
    access: 'public',
    summary: 'One press item',
    params: byIdSchema,
    status: 200,
    answer: pressItemSchema,
  },
} satisfies RouteTable;

export const adminPressRoutes = {
  list: {
    method: 'get',
    path: '/admin/press',
    access: 'content',
    summary: 'All press items, newest first',
    isVersioned: true,
    status: 200,
    answer: z.array(adminPressItemSchema),
  },
  create: {
    method: 'post',
    path: '/admin/press',
    access: 'content',
    summary: 'Add a press item',
    form: pressItemInputSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    status: 201,
    answer: adminPressItemSchema,
    failures: [409],
  },
  update: {
    method: 'put',
    path: '/admin/press/:id',
    access: 'content',
    summary: 'Change a press item; what is absent stays, an empty source or link clears',
    params: byIdSchema,
    form: pressItemChangesSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    status: 200,
    answer: adminPressItemSchema,
    failures: [409],
  },
  delete: {
    method: 'delete',
    path: '/admin/press/:id',
    access: 'content',
    summary: 'Delete a press item with its picture',
    params: byIdSchema,
    status: 204,
  },
} satisfies RouteTable;

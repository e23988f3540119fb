import { z } from 'zod';
import { firstRowsQuerySchema } from '../../schemas/fields.ts';
import {
  adminPressItemSchema,
  pressCardSchema,
  pressItemChangesSchema,
  pressItemInputSchema,
  pressItemSchema,
  pressListQuerySchema,
} from '../../schemas/press-item.ts';
import { route } from '../route.ts';

export const pressRoutes = {
  list: route('GET /press', 'public', {
    summary: 'Newest first',
    query: pressListQuerySchema,
    answer: z.union([z.array(pressItemSchema), z.array(pressCardSchema)]),
  }),
  latest: route('GET /press/latest', 'public', {
    summary: 'The newest press items of both types',
    query: firstRowsQuerySchema,
    answer: z.union([z.array(pressItemSchema), z.array(pressCardSchema)]),
  }),
  get: route('GET /press/:id', 'public', {
    summary: 'One press item',
    answer: pressItemSchema,
  }),
};

export const adminPressRoutes = {
  list: route('GET /admin/press', 'content', {
    summary: 'All press items, newest first',
    isVersioned: true,
    answer: z.array(adminPressItemSchema),
  }),
  create: route('POST /admin/press', 'content', {
    summary: 'Add a press item',
    form: pressItemInputSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    status: 201,
    answer: adminPressItemSchema,
    failures: [409],
  }),
  update: route('PUT /admin/press/:id', 'content', {
    summary: 'Change a press item; absent fields are unchanged, an empty source or link clears the field',
    form: pressItemChangesSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    answer: adminPressItemSchema,
    failures: [409],
  }),
  delete: route('DELETE /admin/press/:id', 'content', {
    summary: 'Delete a press item with its picture',
    isVersioned: 'always',
  }),
};

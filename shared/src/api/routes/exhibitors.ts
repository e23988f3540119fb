import { z } from 'zod';
import {
  adminExhibitorSchema,
  exhibitorChangesSchema,
  exhibitorImportQuerySchema,
  exhibitorImportSchema,
  exhibitorInputSchema,
  exhibitorSchema,
} from '../../schemas/exhibitor.ts';
import { byIdSchema } from '../../schemas/fields.ts';
import type { RouteTable } from '../route.ts';

export const exhibitorRoutes = {
  list: {
    method: 'get',
    path: '/fairs/:id/exhibitors',
    access: 'public',
    summary: 'The exhibitors of a fair, by name; the id is the fair’s',
    params: byIdSchema,
    status: 200,
    answer: z.array(exhibitorSchema),
  },
} satisfies RouteTable;

export const adminExhibitorRoutes = {
  list: {
    method: 'get',
    path: '/admin/fairs/:id/exhibitors',
    access: 'content',
    summary: 'The exhibitors of a fair, by name; the id is the fair’s',
    params: byIdSchema,
    isVersioned: true,
    status: 200,
    answer: z.array(adminExhibitorSchema),
  },
  create: {
    method: 'post',
    path: '/admin/fairs/:id/exhibitors',
    access: 'content',
    summary: 'Add an exhibitor to a fair; the id is the fair’s',
    params: byIdSchema,
    form: exhibitorInputSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    status: 201,
    answer: adminExhibitorSchema,
    failures: [409],
  },
  import: {
    method: 'post',
    path: '/admin/fairs/:id/exhibitors/import',
    access: 'content',
    summary: 'Add and change the exhibitors of a CSV file, all or none; the id is the fair’s',
    params: byIdSchema,
    query: exhibitorImportQuerySchema,
    form: z.object({}),
    files: { field: 'csvFile', required: true },
    status: 200,
    answer: exhibitorImportSchema,
  },
  update: {
    method: 'put',
    path: '/admin/exhibitors/:id',
    access: 'content',
    summary: 'Change an exhibitor; what is absent stays',
    params: byIdSchema,
    form: exhibitorChangesSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    status: 200,
    answer: adminExhibitorSchema,
    failures: [409],
  },
  delete: {
    method: 'delete',
    path: '/admin/exhibitors/:id',
    access: 'content',
    summary: 'Delete an exhibitor',
    params: byIdSchema,
    status: 204,
  },
} satisfies RouteTable;

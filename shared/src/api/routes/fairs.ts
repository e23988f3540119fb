import { z } from 'zod';
import {
  adminFairSchema,
  fairCardSchema,
  fairChangesSchema,
  fairInputSchema,
  fairListQuerySchema,
  fairSchema,
  upcomingFairsQuerySchema,
} from '../../schemas/fair.ts';
import { byDocumentSchema, fairDocumentInputSchema } from '../../schemas/fair-document.ts';
import { fairDocumentSchema } from '../../schemas/fair-facts.ts';
import { byIdSchema } from '../../schemas/fields.ts';
import type { RouteTable } from '../route.ts';

export const fairRoutes = {
  list: {
    method: 'get',
    path: '/fairs',
    access: 'public',
    summary: 'Latest start first; unparsable dates last',
    query: fairListQuerySchema,
    status: 200,
    answer: z.union([z.array(fairSchema), z.array(fairCardSchema)]),
  },
  upcoming: {
    method: 'get',
    path: '/fairs/upcoming',
    access: 'public',
    summary: 'Soonest start first; those that have ended come last',
    query: upcomingFairsQuerySchema,
    status: 200,
    answer: z.union([z.array(fairSchema), z.array(fairCardSchema)]),
  },
  get: {
    method: 'get',
    path: '/fairs/:id',
    access: 'public',
    summary: 'One fair',
    params: byIdSchema,
    status: 200,
    answer: fairSchema,
  },
} satisfies RouteTable;

export const adminFairRoutes = {
  list: {
    method: 'get',
    path: '/admin/fairs',
    access: 'content',
    summary: 'All fairs, highest id first',
    isVersioned: true,
    status: 200,
    answer: z.array(adminFairSchema),
  },
  create: {
    method: 'post',
    path: '/admin/fairs',
    access: 'content',
    summary: 'Add a fair',
    form: fairInputSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    status: 201,
    answer: adminFairSchema,
    failures: [409],
  },
  update: {
    method: 'put',
    path: '/admin/fairs/:id',
    access: 'content',
    summary: 'Change a fair; what is absent stays',
    params: byIdSchema,
    form: fairChangesSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    status: 200,
    answer: adminFairSchema,
    failures: [409],
  },
  delete: {
    method: 'delete',
    path: '/admin/fairs/:id',
    access: 'content',
    summary: 'Delete a fair with its pictures, documents and exhibitors',
    params: byIdSchema,
    status: 204,
  },
  addDocument: {
    method: 'post',
    path: '/admin/fairs/:id/documents',
    access: 'content',
    summary: 'Add a PDF to a fair; the id is the fair’s',
    params: byIdSchema,
    form: fairDocumentInputSchema,
    files: { field: 'documentFile', required: true },
    status: 201,
    answer: fairDocumentSchema,
  },
  deleteDocument: {
    method: 'delete',
    path: '/admin/fairs/:id/documents/:documentId',
    access: 'content',
    summary: 'Delete a document of a fair',
    params: byDocumentSchema,
    status: 204,
  },
} satisfies RouteTable;

import { z } from 'zod';
import {
  adminFairSchema,
  fairCardSchema,
  fairChangesSchema,
  fairInputSchema,
  fairListQuerySchema,
  fairSchema,
} from '../../schemas/fair.ts';
import { byDocumentSchema, fairDocumentInputSchema } from '../../schemas/fair-document.ts';
import { fairDocumentSchema } from '../../schemas/fair-facts.ts';
import { firstRowsQuerySchema } from '../../schemas/fields.ts';
import { route } from '../route.ts';

export const fairRoutes = {
  list: route('GET /fairs', 'public', {
    summary: 'Latest start first; unparsable dates last',
    query: fairListQuerySchema,
    answer: z.union([z.array(fairSchema), z.array(fairCardSchema)]),
  }),
  upcoming: route('GET /fairs/upcoming', 'public', {
    summary: 'Soonest start first; ended fairs last',
    query: firstRowsQuerySchema,
    answer: z.union([z.array(fairSchema), z.array(fairCardSchema)]),
  }),
  get: route('GET /fairs/:id', 'public', {
    summary: 'One fair',
    answer: fairSchema,
  }),
};

export const adminFairRoutes = {
  list: route('GET /admin/fairs', 'content', {
    summary: 'All fairs, highest id first',
    isVersioned: true,
    answer: z.array(adminFairSchema),
  }),
  create: route('POST /admin/fairs', 'content', {
    summary: 'Add a fair',
    form: fairInputSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    status: 201,
    answer: adminFairSchema,
    failures: [409],
  }),
  update: route('PUT /admin/fairs/:id', 'content', {
    summary: 'Change a fair; absent fields are unchanged',
    form: fairChangesSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    answer: adminFairSchema,
    failures: [409],
  }),
  delete: route('DELETE /admin/fairs/:id', 'content', {
    summary: 'Delete a fair with its pictures, documents and exhibitors',
    isVersioned: 'always',
  }),
  addDocument: route('POST /admin/fairs/:id/documents', 'content', {
    summary: 'Add a PDF document to the fair with this id',
    form: fairDocumentInputSchema,
    files: { field: 'documentFile', required: true },
    status: 201,
    answer: fairDocumentSchema,
  }),
  deleteDocument: route('DELETE /admin/fairs/:id/documents/:documentId', 'content', {
    summary: 'Delete a document of a fair',
    params: byDocumentSchema,
  }),
};

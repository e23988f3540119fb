import { z } from 'zod';
import {
  adminExhibitorSchema,
  exhibitorChangesSchema,
  exhibitorImportQuerySchema,
  exhibitorImportSchema,
  exhibitorInputSchema,
  exhibitorSchema,
} from '../../schemas/exhibitor.ts';
import { route } from '../route.ts';

export const exhibitorRoutes = {
  list: route('GET /fairs/:id/exhibitors', 'public', {
    summary: 'The exhibitors of the fair with this id, by name',
    answer: z.array(exhibitorSchema),
  }),
};

export const adminExhibitorRoutes = {
  list: route('GET /admin/fairs/:id/exhibitors', 'content', {
    summary: 'The exhibitors of the fair with this id, by name',
    isVersioned: true,
    answer: z.array(adminExhibitorSchema),
  }),
  create: route('POST /admin/fairs/:id/exhibitors', 'content', {
    summary: 'Add an exhibitor to the fair with this id',
    form: exhibitorInputSchema,
    files: { field: 'imageFile', required: false },
    isJsonAllowed: true,
    isVersioned: true,
    status: 201,
    answer: adminExhibitorSchema,
    failures: [409],
  }),
  import: route('POST /admin/fairs/:id/exhibitors/import', 'content', {
    summary: 'Import the exhibitors of a CSV file into the fair with this id, all or none',
    query: exhibitorImportQuerySchema,
    form: z.object({}),
    files: { field: 'csvFile', required: true },
    answer: exhibitorImportSchema,
  }),
  update: route('PUT /admin/exhibitors/:id', 'content', {
    summary: 'Change an exhibitor; absent fields are unchanged',
    form: exhibitorChangesSchema,
    files: { field: 'imageFile', required: false },
    isJsonAllowed: true,
    isVersioned: true,
    answer: adminExhibitorSchema,
    failures: [409],
  }),
  delete: route('DELETE /admin/exhibitors/:id', 'content', {
    summary: 'Delete an exhibitor',
    isVersioned: 'always',
  }),
};

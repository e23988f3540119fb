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
    summary: 'The exhibitors of a fair, by name; the id is the fair’s',
    answer: z.array(exhibitorSchema),
  }),
};

export const adminExhibitorRoutes = {
  list: route('GET /admin/fairs/:id/exhibitors', 'content', {
    summary: 'The exhibitors of a fair, by name; the id is the fair’s',
    isVersioned: true,
    answer: z.array(adminExhibitorSchema),
  }),
  create: route('POST /admin/fairs/:id/exhibitors', 'content', {
    summary: 'Add an exhibitor to a fair; the id is the fair’s',
    form: exhibitorInputSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    status: 201,
    answer: adminExhibitorSchema,
    failures: [409],
  }),
  import: route('POST /admin/fairs/:id/exhibitors/import', 'content', {
    summary: 'Add and change the exhibitors of a CSV file, all or none; the id is the fair’s',
    query: exhibitorImportQuerySchema,
    form: z.object({}),
    files: { field: 'csvFile', required: true },
    answer: exhibitorImportSchema,
  }),
  update: route('PUT /admin/exhibitors/:id', 'content', {
    summary: 'Change an exhibitor; what is absent stays',
    form: exhibitorChangesSchema,
    files: { field: 'imageFile', required: false },
    isVersioned: true,
    answer: adminExhibitorSchema,
    failures: [409],
  }),
  delete: route('DELETE /admin/exhibitors/:id', 'content', {
    summary: 'Delete an exhibitor',
  }),
};

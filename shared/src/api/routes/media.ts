import { z } from 'zod';
import { storedImageSchema } from '../../schemas/image.ts';
import type { RouteTable } from '../route.ts';

export const adminMediaRoutes = {
  upload: {
    method: 'post',
    path: '/admin/media',
    access: 'content',
    summary: 'Store a picture for a text; gone after a day in which nothing refers to it',
    form: z.object({}),
    files: { field: 'imageFile', required: true },
    status: 201,
    answer: storedImageSchema,
  },
} satisfies RouteTable;

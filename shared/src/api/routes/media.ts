import { z } from 'zod';
import { storedImageSchema } from '../../schemas/image.ts';
import { route } from '../route.ts';

export const adminMediaRoutes = {
  upload: route('POST /admin/media', 'content', {
    summary: 'Store a picture for a text; deleted after a day if no text refers to it',
    form: z.object({}),
    files: { field: 'imageFile', required: true },
    status: 201,
    answer: storedImageSchema,
  }),
};

import { z } from 'zod';
import { albumSchema, galleryImageSchema } from '../../schemas/gallery.ts';
import { route } from '../route.ts';

export const galleryRoutes = {
  albums: route('GET /gallery/categories', 'public', {
    summary: 'Fairs with at least one picture, latest start first',
    answer: z.array(albumSchema),
  }),
  images: route('GET /gallery/:id', 'public', {
    summary: 'The pictures of a fair; the id is the fair’s',
    answer: z.array(galleryImageSchema),
  }),
};

export const adminGalleryRoutes = {
  images: route('GET /admin/gallery/:id', 'content', {
    summary: 'The pictures of a fair; the id is the fair’s',
    answer: z.array(galleryImageSchema),
  }),
  upload: route('POST /admin/gallery/upload/:id', 'content', {
    summary: 'Add pictures to a fair, all or none; the id is the fair’s',
    form: z.object({}),
    files: { field: 'imageFiles', required: true },
    status: 201,
    answer: z.array(galleryImageSchema),
    failures: [409],
  }),
  delete: route('DELETE /admin/gallery/:id', 'content', {
    summary: 'Delete one picture; the id is the picture’s',
  }),
};

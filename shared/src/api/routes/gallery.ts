import { z } from 'zod';
import { albumSchema, galleryImageSchema } from '../../schemas/gallery.ts';
import { route } from '../route.ts';

export const galleryRoutes = {
  albums: route('GET /gallery/categories', 'public', {
    summary: 'Fairs with at least one picture, latest start first',
    answer: z.array(albumSchema),
  }),
  images: route('GET /gallery/:id', 'public', {
    summary: 'The pictures of the fair with this id',
    answer: z.array(galleryImageSchema),
  }),
};

export const adminGalleryRoutes = {
  images: route('GET /admin/gallery/:id', 'content', {
    summary: 'The pictures of the fair with this id',
    answer: z.array(galleryImageSchema),
  }),
  upload: route('POST /admin/gallery/upload/:id', 'content', {
    summary: 'Add pictures to the fair with this id, all or none',
    form: z.object({}),
    files: { field: 'imageFiles', required: true },
    status: 201,
    answer: z.array(galleryImageSchema),
    failures: [409],
  }),
  delete: route('DELETE /admin/gallery/:id', 'content', {
    summary: 'Delete the picture with this id',
  }),
};

import { z } from 'zod';
import { byIdSchema } from '../../schemas/fields.ts';
import { albumSchema, galleryImageSchema } from '../../schemas/gallery.ts';
import type { RouteTable } from '../route.ts';

export const galleryRoutes = {
  albums: {
    method: 'get',
    path: '/gallery/categories',
    access: 'public',
    summary: 'Fairs with at least one picture, latest start first',
    status: 200,
    answer: z.array(albumSchema),
  },
  images: {
    method: 'get',
    path: '/gallery/:id',
    access: 'public',
    summary: 'The pictures of a fair; the id is the fair’s',
    params: byIdSchema,
    status: 200,
    answer: z.array(galleryImageSchema),
  },
} satisfies RouteTable;

export const adminGalleryRoutes = {
  images: {
    method: 'get',
    path: '/admin/gallery/:id',
    access: 'content',
    summary: 'The pictures of a fair; the id is the fair’s',
    params: byIdSchema,
    status: 200,
    answer: z.array(galleryImageSchema),
  },
  upload: {
    method: 'post',
    path: '/admin/gallery/upload/:id',
    access: 'content',
    summary: 'Add pictures to a fair, all or none; the id is the fair’s',
    params: byIdSchema,
    form: z.object({}),
    files: { field: 'imageFiles', required: true },
    status: 201,
    answer: z.array(galleryImageSchema),
    failures: [409],
  },
  delete: {
    method: 'delete',
    path: '/admin/gallery/:id',
    access: 'content',
    summary: 'Delete one picture; the id is the picture’s',
    params: byIdSchema,
    status: 204,
  },
} satisfies RouteTable;

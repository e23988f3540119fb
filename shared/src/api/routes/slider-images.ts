import { z } from 'zod';
import { byIdSchema } from '../../schemas/fields.ts';
import {
  adminSliderImageSchema,
  sliderImageInputSchema,
  sliderImageSchema,
  sliderOrderSchema,
} from '../../schemas/slider-image.ts';
import type { RouteTable } from '../route.ts';

export const sliderImageRoutes = {
  list: {
    method: 'get',
    path: '/slider-images',
    access: 'public',
    summary: 'The pictures of the home page, in their order',
    status: 200,
    answer: z.array(sliderImageSchema),
  },
} satisfies RouteTable;

export const adminSliderImageRoutes = {
  list: {
    method: 'get',
    path: '/admin/slider-images',
    access: 'content',
    summary: 'The pictures of the home page, in their order',
    status: 200,
    answer: z.array(adminSliderImageSchema),
  },
  create: {
    method: 'post',
    path: '/admin/slider-images',
    access: 'content',
    summary: 'Add a picture at the end',
    form: sliderImageInputSchema,
    files: { field: 'imageFile', required: true },
    status: 201,
    answer: adminSliderImageSchema,
    failures: [409],
  },
  reorder: {
    method: 'put',
    path: '/admin/slider-images/order',
    access: 'content',
    summary: 'Give every picture its place, all or none',
    body: sliderOrderSchema,
    status: 200,
    answer: z.array(adminSliderImageSchema),
  },
  delete: {
    method: 'delete',
    path: '/admin/slider-images/:id',
    access: 'content',
    summary: 'Delete a picture of the home page',
    params: byIdSchema,
    status: 204,
  },
} satisfies RouteTable;

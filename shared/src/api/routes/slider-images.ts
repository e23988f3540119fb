import { z } from 'zod';
import {
  adminSliderImageSchema,
  sliderImageInputSchema,
  sliderImageSchema,
  sliderOrderSchema,
} from '../../schemas/slider-image.ts';
import { route } from '../route.ts';

export const sliderImageRoutes = {
  list: route('GET /slider-images', 'public', {
    summary: 'The pictures of the home page, in their order',
    answer: z.array(sliderImageSchema),
  }),
};

export const adminSliderImageRoutes = {
  list: route('GET /admin/slider-images', 'content', {
    summary: 'The pictures of the home page, in their order',
    answer: z.array(adminSliderImageSchema),
  }),
  create: route('POST /admin/slider-images', 'content', {
    summary: 'Add a picture at the end',
    form: sliderImageInputSchema,
    files: { field: 'imageFile', required: true },
    status: 201,
    answer: adminSliderImageSchema,
    failures: [409],
  }),
  reorder: route('PUT /admin/slider-images/order', 'content', {
    summary: 'Set the order of all pictures',
    body: sliderOrderSchema,
    answer: z.array(adminSliderImageSchema),
  }),
  delete: route('DELETE /admin/slider-images/:id', 'content', {
    summary: 'Delete a picture of the home page',
  }),
};

import { z } from 'zod';
import { idSchema } from './fields.ts';
import { imageSchema } from './image.ts';

export const galleryImageSchema = z
  .object({ id: idSchema, imageUrl: z.string(), image: imageSchema.optional() })
  .meta({ id: 'GalleryImage' });

/** A fair with its first picture; `id` is the fair's id. */
export const albumSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    date: z.string(),
    imageUrl: z.string(),
    image: imageSchema.optional(),
    imageCount: z.int().positive(),
  })
  .meta({ id: 'Album' });

export type GalleryImage = z.infer<typeof galleryImageSchema>;
export type Album = z.infer<typeof albumSchema>;

import { z } from 'zod';

const imageVariantSchema = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  type: z.string(),
});

export const imageSchema = z
  .object({
    width: z.int().positive(),
    height: z.int().positive(),
    alt: z.string().optional(),
    srcset: z.array(imageVariantSchema),
    placeholder: z.string().optional(),
  })
  .meta({ id: 'Image' });

/** A picture that belongs to no entity, such as a picture in rich text, with its URL. */
export const storedImageSchema = imageSchema.extend({ url: z.string() }).meta({ id: 'StoredImage' });

/** The details that `/api` sends with each `imageUrl`. Widths and heights are in pixels. */
export type Image = z.infer<typeof imageSchema>;
export type StoredImage = z.infer<typeof storedImageSchema>;

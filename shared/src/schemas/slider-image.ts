import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { idSchema, optionalText } from './fields.ts';
import { imageSchema } from './image.ts';

export const sliderImageSchema = z
  .object({
    id: idSchema,
    imageUrl: z.string(),
    image: imageSchema.optional(),
    title: z.string().optional(),
    subtitle: z.string().optional(),
    order: z.int(),
  })
  .meta({ id: 'SliderImage' });

export const adminSliderImageSchema = sliderImageSchema
  .extend({ live: z.boolean() })
  .meta({ id: 'AdminSliderImage' });

export const sliderImageInputSchema = z.object({ title: optionalText(200), subtitle: optionalText(300) });

/** A position for each slider image. Every image appears exactly once. */
export const sliderOrderSchema = z.array(
  z.object({
    id: z.int({ error: m.invalidId }).positive({ error: m.invalidId }),
    order: z
      .int({ error: m.invalidOrder })
      .min(0, { error: m.invalidOrder })
      .max(1_000_000, { error: m.invalidOrder }),
  }),
  { error: m.notList },
);

export type SliderImage = z.infer<typeof sliderImageSchema>;
export type AdminSliderImage = z.infer<typeof adminSliderImageSchema>;
export type SliderImageInput = z.infer<typeof sliderImageInputSchema>;
export type SliderOrder = z.infer<typeof sliderOrderSchema>;

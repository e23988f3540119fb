import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import {
  countParam,
  fieldsParamSchema,
  idSchema,
  isoDaySchema,
  optionalText,
  pageParams,
  requiredText,
  rowVersionSchema,
  webAddress,
} from './fields.ts';
import { imageSchema } from './image.ts';

export const pressTypeSchema = z.enum(['Bulletin', 'Coverage'], { error: m.unknownType });

export const pressItemSchema = z
  .object({
    id: idSchema,
    type: pressTypeSchema,
    title: z.string(),
    content: z.string(),
    imageUrl: z.string().optional(),
    image: imageSchema.optional(),
    date: isoDaySchema,
    source: z.string().optional(),
    link: z.string().optional(),
  })
  .meta({ id: 'PressItem' });

export const pressCardSchema = pressItemSchema
  .omit({ content: true })
  .extend({ excerpt: z.string() })
  .meta({ id: 'PressCard' });

export const adminPressItemSchema = pressItemSchema
  .extend({ live: z.boolean(), version: rowVersionSchema })
  .meta({ id: 'AdminPressItem' });

/** What staff send to add a press item; the picture travels beside it as `imageFile`. */
export const pressItemInputSchema = z.object({
  type: pressTypeSchema,
  title: requiredText(m.titleRequired, 200),
  date: requiredText(m.dateRequired, 100).pipe(isoDaySchema),
  content: z.string({ error: m.notText }).optional(),
  source: optionalText(200),
  link: webAddress,
});

/** An edit: what is absent stays as it was, an empty `source` or `link` clears it. */
export const pressItemChangesSchema = pressItemInputSchema.partial();

export const pressListQuerySchema = z.object({
  type: pressTypeSchema.optional(),
  fields: fieldsParamSchema.optional(),
  ...pageParams,
});

export const latestPressQuerySchema = z.object({
  limit: countParam(100).optional(),
  fields: fieldsParamSchema.optional(),
});

export type PressType = z.infer<typeof pressTypeSchema>;
export type PressItem = z.infer<typeof pressItemSchema>;
export type PressCard = z.infer<typeof pressCardSchema>;
export type AdminPressItem = z.infer<typeof adminPressItemSchema>;
export type PressItemInput = z.infer<typeof pressItemInputSchema>;
export type PressItemChanges = z.infer<typeof pressItemChangesSchema>;

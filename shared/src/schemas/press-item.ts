import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import {
  fieldsParamSchema,
  idSchema,
  isoDaySchema,
  optionalText,
  pageParams,
  requiredText,
  richTextSchema,
  rowVersionSchema,
  webAddress,
} from './fields.ts';
import { imageSchema } from './image.ts';

const pressTypeSchema = z.enum(['Bulletin', 'Coverage'], { error: m.unknownType });

export const pressItemSchema = z
  .object({
    id: idSchema,
    type: pressTypeSchema,
    title: z.string(),
    imageUrl: z.string().optional(),
    image: imageSchema.optional(),
    date: isoDaySchema,
    source: z.string().optional(),
    link: z.string().optional(),
    content: richTextSchema,
  })
  .meta({ id: 'PressItem' });

/** A press item in a list of cards. The fields are named one by one, so that a new field does not enter lists by accident. */
export const pressCardSchema = pressItemSchema
  .pick({
    id: true,
    type: true,
    title: true,
    imageUrl: true,
    image: true,
    date: true,
    source: true,
    link: true,
  })
  .extend({ excerpt: z.string() })
  .meta({ id: 'PressCard' });

export const adminPressItemSchema = pressItemSchema
  .extend({ live: z.boolean(), version: rowVersionSchema })
  .meta({ id: 'AdminPressItem' });

/** The input for a new press item. The picture is a separate part, `imageFile`. */
export const pressItemInputSchema = z.object({
  type: pressTypeSchema,
  title: requiredText(m.titleRequired, 200),
  date: requiredText(m.dateRequired, 100).pipe(isoDaySchema).meta({ format: 'date' }),
  content: z.string({ error: m.notText }).optional(),
  source: optionalText(200),
  link: webAddress,
});

/** The input for an edit: an absent field keeps its value; an empty `source` or `link` clears it. */
export const pressItemChangesSchema = pressItemInputSchema.partial();

export const pressListQuerySchema = z.object({
  type: pressTypeSchema.optional(),
  fields: fieldsParamSchema.optional(),
  ...pageParams,
});

export type PressType = z.infer<typeof pressTypeSchema>;
export type PressItem = z.infer<typeof pressItemSchema>;
export type PressCard = z.infer<typeof pressCardSchema>;
export type AdminPressItem = z.infer<typeof adminPressItemSchema>;
export type PressItemInput = z.infer<typeof pressItemInputSchema>;
export type PressItemChanges = z.infer<typeof pressItemChangesSchema>;

import { z } from 'zod';
import { FAIR_STATUS_NAMES, FAIR_STATUSES } from '../content/fair-statuses.ts';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { fairDocumentSchema, fairFactInputs, fairFacts } from './fair-facts.ts';
import {
  fieldsParamSchema,
  idSchema,
  isoDaySchema,
  pageParams,
  requiredText,
  richTextSchema,
  rowVersionSchema,
} from './fields.ts';
import { imageSchema } from './image.ts';

export const fairStatusSchema = z.enum(FAIR_STATUS_NAMES, { error: m.unknownStatus });

export const fairSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    description: z.string(),
    imageUrl: z.string().optional(),
    image: imageSchema.optional(),
    date: z.string(),
    startDate: isoDaySchema.optional(),
    endDate: isoDaySchema.optional(),
    status: fairStatusSchema,
    details: richTextSchema,
    ...fairFacts,
    documents: z.array(fairDocumentSchema),
  })
  .meta({ id: 'Fair' });

/** A fair in a list of cards. The fields are named one by one, so that a new field does not enter such lists by accident. */
export const fairCardSchema = fairSchema
  .pick({
    id: true,
    title: true,
    description: true,
    imageUrl: true,
    image: true,
    date: true,
    startDate: true,
    endDate: true,
    status: true,
    notice: true,
    previousDate: true,
    edition: true,
    series: true,
    visitorsLast: true,
    exhibitorsLast: true,
  })
  .extend({ excerpt: z.string() })
  .meta({ id: 'FairCard' });

export const adminFairSchema = fairSchema
  .extend({ live: z.boolean(), version: rowVersionSchema })
  .meta({ id: 'AdminFair' });

/** The input for a new fair. The picture is a separate part, `imageFile`. */
export const fairInputSchema = z.object({
  title: requiredText(m.titleRequired, 200),
  date: requiredText(m.dateRequired, 100),
  description: requiredText(m.descriptionRequired, 1000),
  details: z.string({ error: m.notText }).optional(),
  status: fairStatusSchema.optional(),
  ...fairFactInputs,
});

/** The input for an edit: an absent field keeps its value; an empty optional field is cleared. */
export const fairChangesSchema = fairInputSchema.partial();

const fairStatusFilterSchema = z.enum(
  FAIR_STATUS_NAMES.map((status) => FAIR_STATUSES[status].filter),
  { error: m.unknownStatus },
);

export const fairListQuerySchema = z.object({
  status: fairStatusFilterSchema.optional(),
  fields: fieldsParamSchema.optional(),
  ...pageParams,
});

export type Fair = z.infer<typeof fairSchema>;
export type FairCard = z.infer<typeof fairCardSchema>;
export type AdminFair = z.infer<typeof adminFairSchema>;
export type FairInput = z.infer<typeof fairInputSchema>;
export type FairChanges = z.infer<typeof fairChangesSchema>;

import { keysOf } from '@fuar/shared/content/record';
import {
  type AdminFair,
  type FairChanges,
  fairInputSchema,
  fairStatusSchema,
} from '@fuar/shared/schemas/fair';
import { z } from 'zod';
import { toFormTexts, toTextsToSend } from '../../lib/form-texts.ts';
import { imageFileSchema } from '../../lib/image-file-schema.ts';

const texts = fairInputSchema.pick({
  title: true,
  date: true,
  description: true,
  details: true,
  status: true,
});

export const fairFormSchema = texts.extend({
  details: z.string(),
  status: fairStatusSchema,
  imageFile: imageFileSchema.optional(),
});

export type FairFormValues = z.infer<typeof fairFormSchema>;
export type FairToSend = FairChanges & { imageFile?: File };

const TEXTS = keysOf(texts.shape);

export function toFormValues(fair: AdminFair | undefined): FairFormValues {
  return { ...toFormTexts(TEXTS, fair), status: fair?.status ?? 'Upcoming', imageFile: undefined };
}

/** The values that differ from the stored fair. */
export function toFairToSend(values: FairFormValues, fair: AdminFair | undefined): FairToSend {
  const { imageFile } = values;
  return { ...toTextsToSend(TEXTS, values, fair), ...(imageFile ? { imageFile } : {}) };
}

import { keysOf } from '@fuar/shared/content/record';
import { type AdminFair, fairInputSchema, fairStatusSchema } from '@fuar/shared/schemas/fair';
import { z } from 'zod';
import { toFormTexts, toTextsToSend } from '../../lib/form-texts.ts';
import { imageFileSchema } from '../../lib/image-file-schema.ts';
import { type FactTexts, factTextsShape, toFactsToSend, toFactTexts } from './fair-facts.ts';

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
  ...factTextsShape,
});

export type FairFormValues = z.infer<typeof fairFormSchema>;

export type FairToSend = Partial<Pick<FairFormValues, keyof typeof texts.shape> & FactTexts> & {
  imageFile?: File;
};

const TEXTS = keysOf(texts.shape);

export function toFormValues(fair: AdminFair | undefined): FairFormValues {
  return {
    ...toFormTexts(TEXTS, fair),
    status: fair?.status ?? 'Upcoming',
    imageFile: undefined,
    ...toFactTexts(fair),
  };
}

export function toFairToSend(values: FairFormValues, fair: AdminFair | undefined): FairToSend {
  const { imageFile } = values;
  return {
    ...toTextsToSend(TEXTS, values, fair),
    ...toFactsToSend(values, fair),
    ...(imageFile ? { imageFile } : {}),
  };
}

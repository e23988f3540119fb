import { keysOf } from '@fuar/shared/content/record';
import { type AdminFair, type FairInput, fairInputSchema, fairStatusSchema } from '@fuar/shared/schemas/fair';
import { z } from 'zod';
import { toFormTexts, toSentTexts } from '../../lib/form-texts.ts';
import { imageFileSchema } from '../../lib/image-file-schema.ts';

export const fairFormSchema = fairInputSchema.extend({
  details: z.string(),
  status: fairStatusSchema,
  imageFile: imageFileSchema.optional(),
});

export type FairFormValues = z.infer<typeof fairFormSchema>;
export type FairToSend = FairInput & { imageFile?: File };

const TEXTS = keysOf(fairInputSchema.shape);
export const FAIR_FORM_FIELDS = [...TEXTS, 'imageFile'] as const;

export function toFormValues(fair: AdminFair | undefined): FairFormValues {
  return { ...toFormTexts(TEXTS, fair), status: fair?.status ?? 'Upcoming', imageFile: undefined };
}

/** Details are sent only if they changed; an empty text clears them. */
export function toFairToSend(values: FairFormValues, fair: AdminFair | undefined): FairToSend {
  const { details, imageFile } = values;
  const texts = TEXTS.filter((name) => name !== 'details');
  return {
    ...toSentTexts(texts, values, fair),
    ...(details !== (fair?.details ?? '') ? { details } : {}),
    ...(imageFile ? { imageFile } : {}),
  };
}

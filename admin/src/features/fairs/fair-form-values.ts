import { type AdminFair, type FairInput, fairInputSchema, fairStatusSchema } from '@fuar/shared/schemas/fair';
import { z } from 'zod';
import { imageFileSchema } from '../../lib/image-file-schema.ts';

export const fairFormSchema = fairInputSchema.extend({
  details: z.string(),
  status: fairStatusSchema,
  imageFile: imageFileSchema.optional(),
});

export type FairFormValues = z.infer<typeof fairFormSchema>;
export type FairToSend = FairInput & { imageFile?: File };

export const FAIR_FORM_FIELDS = ['title', 'date', 'description', 'details', 'status', 'imageFile'] as const;

export function toFormValues(fair: AdminFair | undefined): FairFormValues {
  return {
    title: fair?.title ?? '',
    date: fair?.date ?? '',
    description: fair?.description ?? '',
    details: fair?.details ?? '',
    status: fair?.status ?? 'Upcoming',
    imageFile: undefined,
  };
}

/** Only values that are there are sent; emptied details are sent as an empty text, which clears them. */
export function toFairToSend(values: FairFormValues, fair: AdminFair | undefined): FairToSend {
  const { details, imageFile, ...rest } = values;
  const before = toFormValues(fair).details;
  return {
    ...rest,
    ...(details !== before ? { details } : {}),
    ...(imageFile ? { imageFile } : {}),
  };
}

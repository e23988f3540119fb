import { UPLOAD_MESSAGES } from '@fuar/shared/messages/admin/uploads';
import { type AdminFair, type FairInput, fairInputSchema, fairStatusSchema } from '@fuar/shared/schemas/fair';
import { z } from 'zod';
import { toDetailsHtml, toDetailsText } from './details-text.ts';

const MAX_MEGABYTES = 15;
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

const imageFileSchema = z
  .instanceof(File)
  .refine((file) => IMAGE_TYPES.includes(file.type), { error: UPLOAD_MESSAGES.wrongType })
  .refine((file) => file.size > 0, { error: UPLOAD_MESSAGES.empty })
  .refine((file) => file.size <= MAX_MEGABYTES * 1024 * 1024, {
    error: UPLOAD_MESSAGES.tooLarge(MAX_MEGABYTES),
  });

/** What the form holds: details as the plain text a person edits. */
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
    details: toDetailsText(fair?.details ?? ''),
    status: fair?.status ?? 'Upcoming',
    imageFile: undefined,
  };
}

/**
 * Only values that are there are sent. Details that nobody touched are left out, so that formats made elsewhere stay;
 * emptied ones are sent as an empty text, which clears them.
 */
export function toFairToSend(values: FairFormValues, fair: AdminFair | undefined): FairToSend {
  const { title, date, description, status, details, imageFile } = values;
  const before = toFormValues(fair).details;
  const isTouched = details !== before;
  const html = toDetailsHtml(details);
  return {
    title,
    date,
    description,
    status,
    ...(isTouched && (html || before) ? { details: html } : {}),
    ...(imageFile ? { imageFile } : {}),
  };
}

import { EXHIBITOR_COLUMN_NAMES } from '@fuar/shared/content/fair-facts';
import {
  type AdminExhibitor,
  type ExhibitorChanges,
  exhibitorInputSchema,
} from '@fuar/shared/schemas/exhibitor';
import type { z } from 'zod';
import { toFormTexts, toTextsToSend } from '../../lib/form-texts.ts';
import { imageFileSchema } from '../../lib/image-file-schema.ts';

/** `imageFile` is null to remove the stored logo, and absent to keep it. */
export const exhibitorFormSchema = exhibitorInputSchema.extend({ imageFile: imageFileSchema.nullish() });

export type ExhibitorFormValues = z.infer<typeof exhibitorFormSchema>;
export type ExhibitorToSend = ExhibitorChanges & { imageFile?: File };

export function toFormValues(exhibitor: AdminExhibitor | undefined): ExhibitorFormValues {
  return { ...toFormTexts(EXHIBITOR_COLUMN_NAMES, exhibitor), imageFile: undefined };
}

export function toExhibitorToSend(
  values: ExhibitorFormValues,
  exhibitor: AdminExhibitor | undefined,
): ExhibitorToSend {
  const { imageFile } = values;
  return {
    ...toTextsToSend(EXHIBITOR_COLUMN_NAMES, values, exhibitor),
    ...(imageFile ? { imageFile } : {}),
    ...(imageFile === null ? { imageUrl: '' } : {}),
  };
}

import { keysOf } from '@fuar/shared/content/record';
import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import {
  type AdminPressItem,
  type PressItemChanges,
  type PressType,
  pressItemInputSchema,
} from '@fuar/shared/schemas/press-item';
import { z } from 'zod';
import { toFormTexts, toTextsToSend } from '../../lib/form-texts.ts';
import { imageFileSchema } from '../../lib/image-file-schema.ts';

const fieldsSchema = pressItemInputSchema.extend({
  content: z.string(),
  imageFile: imageFileSchema.optional(),
});

export type PressFormInput = z.input<typeof fieldsSchema>;
export type PressFormValues = z.infer<typeof fieldsSchema>;

/** Clears the source and link of a bulletin, because these fields are hidden and must not fail validation. */
export const pressFormSchema = z
  .custom<PressFormInput>()
  .transform((values) => (values.type === 'Coverage' ? values : { ...values, source: '', link: '' }))
  .pipe(fieldsSchema);
export type PressItemToSend = PressItemChanges & { imageFile?: File };

const TEXTS = keysOf(pressItemInputSchema.shape);

export function toFormValues(item: AdminPressItem | undefined, type: PressType): PressFormValues {
  return {
    ...toFormTexts(TEXTS, item),
    type: item?.type ?? type,
    date: item?.date ?? todayInIstanbul(new Date()),
    imageFile: undefined,
  };
}

export function toPressItemToSend(
  values: PressFormValues,
  item: AdminPressItem | undefined,
): PressItemToSend {
  const { type, imageFile } = values;
  const shown = type === 'Coverage' ? values : { ...values, source: '', link: '' };
  return { ...toTextsToSend(TEXTS, shown, item), ...(imageFile ? { imageFile } : {}) };
}

import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import {
  type AdminPressItem,
  type PressItemInput,
  type PressType,
  pressItemInputSchema,
} from '@fuar/shared/schemas/press-item';
import { z } from 'zod';
import { imageFileSchema } from '../../lib/image-file-schema.ts';

const fieldsSchema = pressItemInputSchema.extend({
  content: z.string(),
  imageFile: imageFileSchema.optional(),
});

export type PressFormInput = z.input<typeof fieldsSchema>;
export type PressFormValues = z.infer<typeof fieldsSchema>;

/** A bulletin hides source and link, so their values must not fail validation. */
export const pressFormSchema = z
  .custom<PressFormInput>()
  .transform((values) => (values.type === 'Coverage' ? values : { ...values, source: '', link: '' }))
  .pipe(fieldsSchema);
export type PressItemToSend = PressItemInput & { imageFile?: File };

export const PRESS_FORM_FIELDS = ['type', 'title', 'date', 'content', 'source', 'link', 'imageFile'] as const;

/** A new item starts with the open tab's type and today's date. */
export function toFormValues(item: AdminPressItem | undefined, type: PressType): PressFormValues {
  return {
    type: item?.type ?? type,
    title: item?.title ?? '',
    date: item?.date ?? todayInIstanbul(new Date()),
    content: item?.content ?? '',
    source: item?.source ?? '',
    link: item?.link ?? '',
    imageFile: undefined,
  };
}

/** Omits absent values; sends an empty text only to clear a stored value. */
export function toPressItemToSend(
  values: PressFormValues,
  item: AdminPressItem | undefined,
): PressItemToSend {
  const { type, title, date, content, imageFile } = values;
  const isCoverage = type === 'Coverage';
  const source = isCoverage ? (values.source ?? '') : '';
  const link = isCoverage ? (values.link ?? '') : '';
  return {
    type,
    title,
    date,
    ...(content !== (item?.content ?? '') ? { content } : {}),
    ...(source || item?.source ? { source } : {}),
    ...(link || item?.link ? { link } : {}),
    ...(imageFile ? { imageFile } : {}),
  };
}

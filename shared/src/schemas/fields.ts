import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { cleanText } from '../text/clean-text.ts';

/** A text that must not be empty after trimming; `message` is also the error for an absent value. */
export function requiredText(message: string, maxLength: number) {
  return z
    .string({ error: message })
    .overwrite(cleanText)
    .min(1, { error: message })
    .max(maxLength, { error: m.tooLong(maxLength) });
}

/** A text that can be empty: an empty string clears the field. */
export function optionalText(maxLength: number) {
  return z
    .string({ error: m.notText })
    .overwrite(cleanText)
    .max(maxLength, { error: m.tooLong(maxLength) })
    .optional();
}

/** Empty, or a web address with its scheme: without one, a browser would take the address for a path of our site. */
export const webAddress = optionalText(500).refine((text) => !text || /^https?:\/\/[^\s/]+\S*$/i.test(text), {
  error: m.invalidUrl,
});

/** Sanitised HTML. Mappers and the console recognise rich-text fields by this schema. */
export const richTextSchema = z.string();

/**
 * One state of a row, for optimistic locking: a save sends it back as `If-Match`. Only answers to `Prefer: version` have
 * it.
 */
export const rowVersionSchema = z.string().optional();

/** `YYYY-MM-DD` */
export const isoDaySchema = z.iso.date({ error: m.invalidDay });

export const idSchema = z.int().positive();

/** An id in a URL: digits only, no sign, no exponent, within safe integers. */
export const idParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, { error: m.invalidId })
  .transform(Number)
  .pipe(idSchema.max(Number.MAX_SAFE_INTEGER, { error: m.invalidId }));

/** The `:id` of a URL. */
export const byIdSchema = z.object({ id: idParamSchema });

/** A whole number from 1 to `max` in a query string. */
export function countParam(max: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: m.countOutOfRange(max) })
    .transform(Number)
    .pipe(
      z
        .int()
        .min(1)
        .max(max, { error: m.countOutOfRange(max) }),
    );
}

/** The fields of a list's rows: `card` leaves long texts out. */
export const fieldsParamSchema = z.enum(['card'], { error: m.unknownFields });

/** One page of a long list; without both, the whole list. */
export const pageParams = { page: countParam(1_000_000).optional(), limit: countParam(100).optional() };

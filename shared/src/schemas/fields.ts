import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { cleanText } from '../text/clean-text.ts';

/** A text that must be there after trimming; `message` also answers an absent value. */
export function requiredText(message: string, maxLength: number) {
  return z
    .string({ error: message })
    .overwrite(cleanText)
    .min(1, { error: message })
    .max(maxLength, { error: m.tooLong(maxLength) });
}

/** A text that may be empty: an empty string clears the field. */
export function optionalText(maxLength: number) {
  return z
    .string({ error: m.notText })
    .overwrite(cleanText)
    .max(maxLength, { error: m.tooLong(maxLength) })
    .optional();
}

/** Empty, or a web address; without its scheme it would lead to a page of our own site. */
export const webAddress = optionalText(500).refine((text) => !text || /^https?:\/\/[^\s/]+\S*$/i.test(text), {
  error: m.invalidUrl,
});

/**
 * Names one state of a row: sent back as `If-Match`, it keeps a save from undoing somebody else's. Told to those who ask
 * for it by `Prefer: version`.
 */
export const rowVersionSchema = z.string().optional();

/** `YYYY-MM-DD` */
export const isoDaySchema = z.iso.date({ error: m.invalidDay });

export const idSchema = z.int().positive();

/** An id as it stands in an address: digits only, no sign, no exponent, within safe integers. */
export const idParamSchema = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, { error: m.invalidId })
  .transform(Number)
  .pipe(idSchema.max(Number.MAX_SAFE_INTEGER, { error: m.invalidId }));

/** The `:id` of an address. */
export const byIdSchema = z.object({ id: idParamSchema });

/** A whole number of an address's query, within bounds; anything else is refused. */
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

/** Which members a list has: `card` leaves long texts out. */
export const fieldsParamSchema = z.enum(['card'], { error: m.unknownFields });

/** A part of a long list; both absent: all of it. */
export const pageParams = { page: countParam(1_000_000).optional(), limit: countParam(100).optional() };

import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { cleanText, VISIBLE_PATTERN, withoutInvisible } from '../text/clean-text.ts';
import { abortIfLonger } from './abort-if-longer.ts';

/** A string that must not be empty after trimming. An absent value gives the same `message`. */
export function requiredText(message: string, maxLength: number) {
  return z
    .string({ error: message })
    .overwrite(cleanText)
    .min(1, { error: message })
    .regex(VISIBLE_PATTERN, { error: message })
    .max(maxLength, abortIfLonger(maxLength));
}

function anyText(maxLength: number) {
  return z.string({ error: m.notText }).overwrite(cleanText).max(maxLength, abortIfLonger(maxLength));
}

/** A string that may be empty; an empty string clears the field. */
export function optionalText(maxLength: number) {
  return anyText(maxLength).optional();
}

/**
 * Empty, or a string that matches `pattern` after its invisible characters were removed. No flags are allowed, because
 * `/api/openapi.json` shows only the pattern's source.
 */
export function optionalMatch(pattern: RegExp, maxLength: number, message: string) {
  const orEmpty = new RegExp(`^$|${pattern.source}`);
  return anyText(maxLength).overwrite(withoutInvisible).regex(orEmpty, { error: message }).optional();
}

/**
 * Empty, or a web address. The scheme is required, because a browser would treat an address without a scheme as a path of our
 * site.
 */
export const webAddress = optionalMatch(/^[hH][tT][tT][pP][sS]?:\/\/[^\s/]+\S*$/, 500, m.invalidUrl);

/**
 * Sanitised HTML. Every rich-text field must use this object itself, because mappers and the console recognise rich-text fields
 * by this object.
 */
export const richTextSchema = z.string();

/**
 * The version of a row, for optimistic locking: a save sends the version back as `If-Match`. Only routes with `isVersioned`
 * answer with a version.
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
  .pipe(z.int({ error: m.invalidId }).positive());

export const byIdSchema = z.object({ id: idParamSchema });

function countParam(max: number) {
  const error = m.countOutOfRange(max);
  return z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error })
    .transform(Number)
    .pipe(z.int().min(1).max(max, { error }));
}

/** The set of fields in a list's rows: `card` leaves out long fields. */
export const fieldsParamSchema = z.enum(['card'], { error: m.unknownFields });

/** Selects the first rows of a list. */
export const firstRowsQuerySchema = z.object({
  limit: countParam(100).optional(),
  fields: fieldsParamSchema.optional(),
});

/** Selects one page of a long list. Without these parameters the answer is the whole list. */
export const pageParams = { page: countParam(1_000_000).optional(), limit: countParam(100).optional() };

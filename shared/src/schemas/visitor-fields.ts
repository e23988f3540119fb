import * as z from 'zod/mini';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { cleanText, EMAIL_PATTERN } from '../text/clean-text.ts';

// The small edition of zod: these travel to visitors' browsers, and the CMS takes them as they are.

/** A text that must be there after trimming; `message` also answers an absent value. */
export function requiredVisitorText(message: string, maxLength: number) {
  return z
    .string({ error: message })
    .check(
      z.overwrite(cleanText),
      z.minLength(1, { error: message }),
      z.maxLength(maxLength, { error: m.tooLong(maxLength) }),
    );
}

/** A text that may be empty or absent. */
export function optionalVisitorText(maxLength: number) {
  return z.optional(
    z
      .string({ error: m.notText })
      .check(z.overwrite(cleanText), z.maxLength(maxLength, { error: m.tooLong(maxLength) })),
  );
}

/** An address of e-mail that must be there. */
export function visitorEmail(requiredMessage: string, invalidMessage: string) {
  return requiredVisitorText(requiredMessage, 254).check(z.regex(EMAIL_PATTERN, { error: invalidMessage }));
}

import * as z from 'zod/mini';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { cleanText, EMAIL_PATTERN, VISIBLE_PATTERN, withoutInvisible } from '../text/clean-text.ts';
import { abortIfLonger } from './abort-if-longer.ts';

// These schemas use zod/mini, which is small, because visitors' browsers load them. The CMS uses the same schemas.

/** A string that must not be empty after trimming. An absent value gives the same `message`. */
export function requiredVisitorText(message: string, maxLength: number) {
  return z
    .string({ error: message })
    .check(
      z.overwrite(cleanText),
      z.minLength(1, { error: message }),
      z.regex(VISIBLE_PATTERN, { error: message }),
      z.maxLength(maxLength, abortIfLonger(maxLength)),
    );
}

export function optionalVisitorText(maxLength: number, clean = cleanText) {
  return z.optional(
    z
      .string({ error: m.notText })
      .check(z.overwrite(clean), z.maxLength(maxLength, abortIfLonger(maxLength))),
  );
}

/** A telephone number or an address, which people often copy together with characters that nobody sees. */
export function optionalCopiedText(maxLength: number) {
  return optionalVisitorText(maxLength, (text) => withoutInvisible(cleanText(text)));
}

export function requiredCopiedText(message: string, maxLength: number) {
  return requiredVisitorText(message, maxLength).check(
    z.overwrite(withoutInvisible),
    z.minLength(1, { error: message }),
  );
}

export function visitorEmail(requiredMessage: string, invalidMessage: string) {
  return requiredCopiedText(requiredMessage, 254).check(z.regex(EMAIL_PATTERN, { error: invalidMessage }));
}

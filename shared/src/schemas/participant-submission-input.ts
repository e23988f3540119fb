import * as z from 'zod/mini';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { withoutInvisible } from '../text/clean-text.ts';
import {
  optionalCopiedText,
  optionalVisitorText,
  requiredCopiedText,
  requiredVisitorText,
  visitorEmail,
} from './visitor-fields.ts';

export const standTypeSchema = z.enum(['standard', 'special'], { error: m.unknownStandType });

const LARGEST_AREA = 1_000_000;

/** In Turkish a dot before three digits separates thousands, so `"1.250"` means 1250 m², not 1.25. */
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?=,|$)/;

/**
 * A number above 0 and up to `LARGEST_AREA`, with or without its unit. The pattern has no flags and no classes such as `\d`,
 * because `/api/openapi.json` shows the pattern and other languages interpret flags and such classes differently.
 */
const AREA_TEXT =
  /^(?=[0-9.,]*[1-9])([0-9]{1,6}(?:[.,][0-9]{1,4})?|[1-9][0-9]{0,2}\.[0-9]{3}(?:,[0-9]{1,4})?|1000000|1\.000\.000)[ \u00a0]*(?:[mM][²2]|[mM][eE][tT][rR][eE][kK][aA][rR][eE])?$/;

/**
 * Parses an area in m²: `36`, `"36"`, `"36,5"`, `"36.5"`, `"1.250"`, `"1.250,5"` or `"36 m²"` → a number above 0;
 * `undefined` for anything else.
 */
export function parseArea(value: string | number): number | undefined {
  if (typeof value === 'number') return value > 0 && value <= LARGEST_AREA ? value : undefined;
  const typed = AREA_TEXT.exec(value.trim())?.[1];
  if (typed === undefined) return undefined;
  return Number((THOUSANDS.test(typed) ? typed.replaceAll('.', '') : typed).replace(',', '.'));
}

const areaSchema = z.pipe(
  z.union(
    [
      z
        .number()
        .check(z.positive({ error: m.invalidNumber }), z.maximum(LARGEST_AREA, { error: m.invalidNumber })),
      z
        .string()
        .check(
          z.overwrite(withoutInvisible),
          z.minLength(1, { error: m.areaRequired }),
          z.regex(AREA_TEXT, { error: m.invalidNumber }),
        ),
    ],
    {
      error: ({ input }) => (input === undefined || input === null ? m.areaRequired : m.invalidNumber),
    },
  ),
  z.transform((value: string | number) => parseArea(value) ?? z.NEVER),
);

/** The body of a participant form post, in the order of the form's three steps. */
export const participantSubmissionInputSchema = z.object({
  companyName: requiredVisitorText(m.companyNameRequired, 200),
  address: optionalVisitorText(500),
  phone: optionalCopiedText(50),
  website: optionalCopiedText(500),
  contactName: requiredVisitorText(m.contactNameRequired, 200),
  contactEmail: visitorEmail(m.contactEmailRequired, m.invalidContactEmail),
  contactPhone: requiredCopiedText(m.contactPhoneRequired, 50),
  contactTitle: optionalVisitorText(200),
  fairId: z.int({ error: m.fairRequired }).check(z.positive({ error: m.fairRequired })),
  requestedArea: areaSchema,
  standType: z._default(standTypeSchema, 'standard'),
  notes: optionalVisitorText(5000),
  kvkkConsent: z.literal(true, { error: m.consentRequired }),
});

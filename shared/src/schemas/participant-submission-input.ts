import * as z from 'zod/mini';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { optionalVisitorText, requiredVisitorText, visitorEmail } from './visitor-fields.ts';

export const standTypeSchema = z.enum(['standard', 'special'], { error: m.unknownStandType });

const LARGEST_AREA = 1_000_000;

/** In Turkish a point before three figures parts the thousands: `"1.250"` is no stand of one metre and a quarter. */
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** `36`, `"36"`, `"36,5"`, `"36.5"` or `"1.250"` → a number above 0; `undefined` for anything else. */
export function parseArea(value: string | number): number | undefined {
  const typed = String(value).trim();
  const text = typeof value === 'string' && THOUSANDS.test(typed) ? typed.replaceAll('.', '') : typed;
  if (typeof value === 'string' && !/^\d{1,7}(?:[.,]\d{1,4})?$/.test(text)) return undefined;
  const area = Number(text.replace(',', '.'));
  return area > 0 && area <= LARGEST_AREA ? area : undefined;
}

const areaSchema = z.pipe(
  z.union([z.number(), z.string()], {
    error: ({ input }) => (input === undefined || input === null ? m.areaRequired : m.invalidNumber),
  }),
  z.transform((value: string | number, context) => {
    const area = parseArea(value);
    if (area !== undefined) return area;
    const isEmpty = typeof value === 'string' && value.trim() === '';
    context.issues.push({
      code: 'custom',
      message: isEmpty ? m.areaRequired : m.invalidNumber,
      input: value,
    });
    return z.NEVER;
  }),
);

/** The body that the form sends, in the order of its three steps. */
export const participantSubmissionInputSchema = z.object({
  companyName: requiredVisitorText(m.companyNameRequired, 200),
  address: optionalVisitorText(500),
  phone: optionalVisitorText(50),
  website: optionalVisitorText(500),
  contactName: requiredVisitorText(m.contactNameRequired, 200),
  contactEmail: visitorEmail(m.contactEmailRequired, m.invalidContactEmail),
  contactPhone: requiredVisitorText(m.contactPhoneRequired, 50),
  contactTitle: optionalVisitorText(200),
  fairId: z.int({ error: m.fairRequired }).check(z.positive({ error: m.fairRequired })),
  requestedArea: areaSchema,
  standType: z._default(standTypeSchema, 'standard'),
  notes: optionalVisitorText(5000),
  kvkkConsent: z.literal(true, { error: m.consentRequired }),
});

export type StandType = z.infer<typeof standTypeSchema>;
/** The values as the form holds them, before parsing. */
export type ParticipantSubmissionInput = z.input<typeof participantSubmissionInputSchema>;

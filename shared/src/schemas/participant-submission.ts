import { z } from 'zod';
import { VALIDATION_MESSAGES as m } from '../messages/validation.ts';
import { EMAIL_PATTERN, idSchema, optionalText, requiredText } from './fields.ts';
import { formTraps } from './form-post.ts';

export const standTypeSchema = z.enum(['standard', 'special'], { error: m.unknownStandType });

const LARGEST_AREA = 1_000_000;

/** `36`, `"36"`, `"36,5"` or `"36.5"` → a number above 0; `undefined` for anything else. */
export function parseArea(value: string | number): number | undefined {
  const text = String(value).trim();
  if (typeof value === 'string' && !/^\d{1,7}(?:[.,]\d{1,4})?$/.test(text)) return undefined;
  const area = Number(text.replace(',', '.'));
  return area > 0 && area <= LARGEST_AREA ? area : undefined;
}

const areaSchema = z
  .union([z.number(), z.string()], {
    error: ({ input }) => (input === undefined || input === null ? m.areaRequired : m.invalidNumber),
  })
  .transform((value, context) => {
    const area = parseArea(value);
    if (area !== undefined) return area;
    const isEmpty = typeof value === 'string' && value.trim() === '';
    context.issues.push({
      code: 'custom',
      message: isEmpty ? m.areaRequired : m.invalidNumber,
      input: value,
    });
    return z.NEVER;
  });

/** What the form sends, in the order of its three steps. */
export const participantSubmissionInputSchema = z.object({
  companyName: requiredText(m.companyNameRequired, 200),
  address: optionalText(500),
  phone: optionalText(50),
  website: optionalText(500),
  contactName: requiredText(m.contactNameRequired, 200),
  contactEmail: requiredText(m.contactEmailRequired, 254).regex(EMAIL_PATTERN, {
    error: m.invalidContactEmail,
  }),
  contactPhone: requiredText(m.contactPhoneRequired, 50),
  contactTitle: optionalText(200),
  fairId: z.int({ error: m.fairRequired }).positive({ error: m.fairRequired }),
  requestedArea: areaSchema,
  standType: standTypeSchema.default('standard'),
  notes: optionalText(5000),
  kvkkConsent: z.literal(true, { error: m.consentRequired }),
});

export const participantSubmissionPostSchema = participantSubmissionInputSchema.extend(formTraps);

export const participantSubmissionSchema = z
  .object({
    id: idSchema,
    companyName: z.string(),
    phone: z.string().optional(),
    website: z.string().optional(),
    address: z.string().optional(),
    contactName: z.string(),
    contactEmail: z.string(),
    contactPhone: z.string(),
    contactTitle: z.string().optional(),
    /** Absent where the fair was deleted; its title stays. */
    fairId: idSchema.optional(),
    fairTitle: z.string(),
    requestedArea: z.number(),
    standType: standTypeSchema,
    notes: z.string().optional(),
    kvkkConsent: z.boolean(),
    consentAt: z.iso.datetime(),
    consentVersion: z.string(),
    isRead: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ParticipantSubmission' });

export type StandType = z.infer<typeof standTypeSchema>;
/** As a form holds it, before anything is parsed. */
export type ParticipantSubmissionInput = z.input<typeof participantSubmissionInputSchema>;
export type ParticipantSubmission = z.infer<typeof participantSubmissionSchema>;

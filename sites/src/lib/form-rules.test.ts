import { contactMessageInputSchema } from '@fuar/shared/schemas/contact-message';
import { participantSubmissionInputSchema } from '@fuar/shared/schemas/participant-submission';
import { expect, test } from 'vitest';
import { CONTACT_RULES, PARTICIPANT_RULES } from './form-rules.ts';

const TEXTS = [
  '',
  '   ',
  'a',
  ' a@b.c ',
  'a@b',
  'a b@c.d',
  'x'.repeat(201),
  'x'.repeat(5001),
  `${'x'.repeat(300)}@b.c`,
];
const NUMBERS = ['', ' ', '36', '36,5', '36.5', '0', '-1', '1e3', 'otuz', '1000000', '1000001', '12345678'];

function said(
  schema: { safeParse: (value: unknown) => ReturnType<typeof contactMessageInputSchema.safeParse> },
  value: unknown,
) {
  const parsed = schema.safeParse(value);
  return parsed.success ? true : parsed.error.issues[0]?.message;
}

test.each(Object.entries(CONTACT_RULES))(
  'the message form says of %s what the contract says',
  (name, rule) => {
    const schema = contactMessageInputSchema.shape[name as keyof typeof CONTACT_RULES];
    for (const text of TEXTS)
      expect(rule.validate(text), text.slice(0, 20)).toBe(said(schema as never, text));
  },
);

test.each(Object.entries(PARTICIPANT_RULES))(
  'the request form says of %s what the contract says',
  (name, rule) => {
    if (name === 'standType' || name === 'fairId') return;
    const schema = participantSubmissionInputSchema.shape[name as keyof typeof PARTICIPANT_RULES];
    const values =
      name === 'kvkkConsent' ? [true, false, undefined] : name === 'requestedArea' ? NUMBERS : TEXTS;
    for (const value of values) {
      expect(rule.validate(value), String(value).slice(0, 20)).toBe(said(schema as never, value));
    }
  },
);

test('a fair has to be chosen', () => {
  expect(PARTICIPANT_RULES.fairId.validate('')).toBe('Lütfen bir fuar seçiniz.');
  expect(PARTICIPANT_RULES.fairId.validate('7')).toBe(true);
});

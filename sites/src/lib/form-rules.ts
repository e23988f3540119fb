import { VALIDATION_MESSAGES as m } from '@fuar/shared/messages/validation';

/** A rule of react-hook-form: what is wrong with a value, or nothing. */
export type Rule = { validate: (value: unknown) => string | true };

// The rules of the contract's schemas by hand: the validator itself would be a quarter of the page's script.
// A test holds the two together.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const AREA = /^\d{1,7}(?:[.,]\d{1,4})?$/;
const LARGEST_AREA = 1_000_000;

const asText = (value: unknown) => String(value ?? '').trim();

function required(message: string, max: number, isValid: (text: string) => string | true = () => true): Rule {
  return {
    validate: (value) => {
      const text = asText(value);
      if (!text) return message;
      return text.length > max ? m.tooLong(max) : isValid(text);
    },
  };
}

function optional(max: number): Rule {
  return { validate: (value) => asText(value).length <= max || m.tooLong(max) };
}

function email(requiredMessage: string, invalidMessage: string): Rule {
  return required(requiredMessage, 254, (text) => EMAIL.test(text) || invalidMessage);
}

function isArea(text: string): string | true {
  const area = Number(text.replace(',', '.'));
  return (AREA.test(text) && area > 0 && area <= LARGEST_AREA) || m.invalidNumber;
}

export const CONTACT_RULES = {
  name: required(m.nameRequired, 200),
  email: email(m.emailRequired, m.invalidEmail),
  subject: required(m.subjectRequired, 200),
  message: required(m.messageRequired, 5000),
};

export const PARTICIPANT_RULES = {
  companyName: required(m.companyNameRequired, 200),
  address: optional(500),
  phone: optional(50),
  website: optional(500),
  contactName: required(m.contactNameRequired, 200),
  contactEmail: email(m.contactEmailRequired, m.invalidContactEmail),
  contactPhone: required(m.contactPhoneRequired, 50),
  contactTitle: optional(200),
  fairId: required(m.fairRequired, 16),
  requestedArea: required(m.areaRequired, 12, isArea),
  standType: optional(20),
  notes: optional(5000),
  kvkkConsent: { validate: (value: unknown) => value === true || m.consentRequired },
};

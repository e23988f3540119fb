import { participantSubmissionInputSchema } from '@fuar/shared/schemas/participant-submission-input';
import { schemaResolver } from './schema-resolver.ts';

export const EMPTY_REQUEST = {
  companyName: '',
  address: '',
  phone: '',
  website: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  contactTitle: '',
  fairId: '',
  requestedArea: '',
  standType: 'standard',
  notes: '',
  kvkkConsent: false,
  _h: '',
};

export type RequestValues = typeof EMPTY_REQUEST;

export const STEP_FIELDS: (keyof RequestValues)[][] = [
  ['companyName', 'address', 'phone', 'website'],
  ['contactName', 'contactEmail', 'contactPhone', 'contactTitle'],
  ['fairId', 'requestedArea', 'standType', 'notes', 'kvkkConsent'],
];

export function stepOf(field: string): number {
  const index = STEP_FIELDS.findIndex((fields) => (fields as string[]).includes(field));
  return index === -1 ? STEP_FIELDS.length : index + 1;
}

function toInput({ fairId, ...values }: RequestValues) {
  const filledIn = Object.entries(values).filter(
    ([, value]) => typeof value !== 'string' || value.trim() !== '',
  );
  return { ...Object.fromEntries(filledIn), fairId: fairId === '' ? undefined : Number(fairId) };
}

export const requestResolver = schemaResolver(participantSubmissionInputSchema, toInput);

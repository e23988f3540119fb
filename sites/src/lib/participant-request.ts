import type { StandType } from '@fuar/shared/schemas/participant-submission';
import { api } from './api.ts';

export { PARTICIPANT_DRAFT } from './draft-names.ts';

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

/** Which fields are asked for in which step. */
export const STEP_FIELDS: (keyof RequestValues)[][] = [
  ['companyName', 'address', 'phone', 'website'],
  ['contactName', 'contactEmail', 'contactPhone', 'contactTitle'],
  ['fairId', 'requestedArea', 'standType', 'notes', 'kvkkConsent'],
];

export function stepOf(field: string): number {
  const index = STEP_FIELDS.findIndex((fields) => (fields as string[]).includes(field));
  return index === -1 ? STEP_FIELDS.length : index + 1;
}

/** Sends what was filled in; empty fields are left out. */
export function sendRequest(values: RequestValues, idempotencyKey: string): Promise<{ id: number }> {
  const { companyName, contactName, contactEmail, contactPhone, requestedArea, fairId, standType, ...rest } =
    values;
  const { address, phone, website, contactTitle, notes, _h } = rest;
  const optional = Object.entries({ address, phone, website, contactTitle, notes, _h }).flatMap(
    ([name, text]) => (text?.trim() ? [[name, text.trim()] as const] : []),
  );
  return api.participantSubmissions.send(
    {
      companyName: companyName.trim(),
      contactName: contactName.trim(),
      contactEmail: contactEmail.trim(),
      contactPhone: contactPhone.trim(),
      requestedArea: requestedArea.trim(),
      fairId: Number(fairId),
      standType: standType as StandType,
      kvkkConsent: true,
      ...Object.fromEntries(optional),
    },
    { idempotencyKey },
  );
}

import { type ContactMessage, contactMessageSchema } from '@fuar/shared/schemas/contact-message';
import {
  type ParticipantSubmission,
  participantSubmissionSchema,
} from '@fuar/shared/schemas/participant-submission';
import { idOf } from '../../database/id-of.ts';
import { ownerOf } from '../../inbox/owners.ts';
import type * as stored from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';
import { createMapper } from './entity.ts';

type Owners = ReadonlyMap<number, string>;

const toRequestFields = createMapper(participantSubmissionSchema);

export const toContactMessage = createMapper(contactMessageSchema);

export function toParticipantSubmission(row: stored.ParticipantSubmission): ParticipantSubmission {
  const { fair, kvkkConsent, consentAt, consentVersion } = row;
  const consent = kvkkConsent ? { consentAt, consentVersion } : { consentAt: '', consentVersion: '' };
  return toRequestFields({ ...row, ...consent, fairId: idOf(fair) });
}

export function toStaffContactMessage(row: stored.ContactMessage, owners: Owners): ContactMessage {
  return { ...toContactMessage({ ...row, ...ownerOf(row, owners) }), version: versionOf(row) };
}

export function toStaffRequest(row: stored.ParticipantSubmission, owners: Owners): ParticipantSubmission {
  return { ...toParticipantSubmission({ ...row, ...ownerOf(row, owners) }), version: versionOf(row) };
}

import {
  type ParticipantSubmission,
  participantSubmissionSchema,
} from '@fuar/shared/schemas/participant-submission';
import { idOf } from '../../database/id-of.ts';
import { ownerOf } from '../../inbox/owners.ts';
import type { ParticipantSubmission as StoredSubmission } from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';
import { createMapper } from './entity.ts';

const toEntity = createMapper(participantSubmissionSchema);

export function toParticipantSubmission(stored: StoredSubmission): ParticipantSubmission {
  const { fair, kvkkConsent, consentAt, consentVersion } = stored;
  const consent = kvkkConsent ? { consentAt, consentVersion } : { consentAt: '', consentVersion: '' };
  return toEntity({ ...stored, ...consent, fairId: idOf(fair) });
}

export function toStaffRequest(
  stored: StoredSubmission,
  owners: ReadonlyMap<number, string>,
): ParticipantSubmission {
  return {
    ...toParticipantSubmission({ ...stored, ...ownerOf(stored, owners) }),
    version: versionOf(stored),
  };
}

import {
  type ParticipantSubmission,
  participantSubmissionSchema,
} from '@fuar/shared/schemas/participant-submission';
import type { ParticipantSubmission as StoredSubmission } from '../../payload-types.ts';
import { versionOf } from '../row-version.ts';
import { createMapper } from './entity.ts';

const toEntity = createMapper(participantSubmissionSchema);

export function toParticipantSubmission(stored: StoredSubmission): ParticipantSubmission {
  const { fair, kvkkConsent, consentAt, consentVersion } = stored;
  const consent = kvkkConsent ? { consentAt, consentVersion } : { consentAt: '', consentVersion: '' };
  return toEntity({ ...stored, ...consent, fairId: typeof fair === 'object' ? fair?.id : fair });
}

export function toStaffRequest(
  stored: StoredSubmission,
  owners: ReadonlyMap<number, string>,
): ParticipantSubmission {
  const owner = owners.get(stored.ownerId ?? 0);
  return { ...toParticipantSubmission(stored), ...(owner ? { owner } : {}), version: versionOf(stored) };
}

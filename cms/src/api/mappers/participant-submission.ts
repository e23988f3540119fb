import {
  type ParticipantSubmission,
  participantSubmissionSchema,
} from '@fuar/shared/schemas/participant-submission';
import type { ParticipantSubmission as StoredSubmission } from '../../payload-types.ts';
import { createMapper } from './entity.ts';

const toEntity = createMapper(participantSubmissionSchema);

export function toParticipantSubmission(stored: StoredSubmission): ParticipantSubmission {
  const { fair } = stored;
  return toEntity({ ...stored, fairId: typeof fair === 'object' ? fair?.id : fair });
}

import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import type { ParticipantSubmission as StoredSubmission } from '../../payload-types.ts';

export function toParticipantSubmission(stored: StoredSubmission): ParticipantSubmission {
  const { id, companyName, contactName, contactEmail, contactPhone, fairTitle } = stored;
  const { requestedArea, standType, kvkkConsent, consentAt, consentVersion, isRead, createdAt } = stored;
  const { phone, website, address, contactTitle, notes, fair } = stored;
  const fairId = typeof fair === 'object' ? fair?.id : fair;
  const optional = { phone, website, address, contactTitle, notes, fairId };
  return {
    id,
    companyName,
    contactName,
    contactEmail,
    contactPhone,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value)),
    fairTitle,
    requestedArea,
    standType,
    kvkkConsent,
    consentAt,
    consentVersion,
    isRead,
    createdAt,
  };
}

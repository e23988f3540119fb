import { ADMIN_SUBMISSIONS_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import { INBOX_FIELD_MESSAGES as fields } from '@fuar/shared/messages/admin/inbox-fields';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { lazy, Suspense } from 'react';
import { Details } from '../../components/inbox/row-details.tsx';
import { formatTime } from '../../lib/format-time.ts';

const AddExhibitor = lazy(async () => ({ default: (await import('./add-exhibitor.tsx')).AddExhibitor }));

export function SubmissionDetails(submission: ParticipantSubmission) {
  const { companyName, phone, website, address } = submission;
  const { contactName, contactEmail, contactPhone, contactTitle } = submission;
  const { requestedArea, standType, notes, kvkkConsent, createdAt, fairTitle } = submission;
  return (
    <>
      <Details
        title={m.companyGroup}
        entries={[
          [m.companyName, companyName],
          [m.phone, phone, toTel(phone)],
          [m.website, website, toWebAddress(website)],
          [m.address, address],
        ]}
      />
      <Details
        title={m.contactGroup}
        entries={[
          [m.fullName, contactName],
          [m.email, contactEmail, `mailto:${contactEmail}`],
          [m.mobile, contactPhone, toTel(contactPhone)],
          [m.contactTitle, contactTitle],
        ]}
      />
      <Details
        title={m.requestGroup}
        entries={[
          [fields.number, submission.number],
          [m.fair, fairTitle],
          [m.area, m.squareMetres(requestedArea)],
          [m.standType, standType === 'special' ? m.special : m.standard],
          [m.consent, kvkkConsent ? m.yes : m.no],
          [m.requestDate, formatTime(createdAt)],
          [m.notes, notes],
        ]}
      />
      {submission.status === 'accepted' && (
        <Suspense>
          <AddExhibitor submission={submission} />
        </Suspense>
      )}
    </>
  );
}

const toTel = (phone = '') => `tel:${phone.replace(/\s/g, '')}`;

/** Makes a safe link of a URL that a visitor typed: adds a missing scheme and refuses schemes other than http and https. */
function toWebAddress(address = ''): string | undefined {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address);
  if (!hasScheme) return `https://${address}`;
  return /^https?:/i.test(address) ? address : undefined;
}

import { ADMIN_SUBMISSIONS_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import { INBOX_FIELD_MESSAGES as fields } from '@fuar/shared/messages/admin/inbox-fields';
import { REQUEST_FIELD_MESSAGES as rm } from '@fuar/shared/messages/admin/request-fields';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { telLink } from '@fuar/shared/text/tel-link';
import { Details, toMailLink } from '../../components/inbox/row-details.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { formatTime } from '../../lib/format-time.ts';

const AddExhibitor = lazyComponent(async () => (await import('./add-exhibitor.tsx')).AddExhibitor);

export function SubmissionDetails(submission: ParticipantSubmission) {
  const { companyName, phone, website, address } = submission;
  const { contactName, contactEmail, contactPhone, contactTitle } = submission;
  const { requestedArea, standType, notes, kvkkConsent, createdAt, fairTitle } = submission;
  return (
    <>
      <Details
        title={rm.companyGroup}
        entries={[
          [rm.companyName, companyName],
          [rm.phone, phone, phone && telLink(phone)],
          [rm.website, website, toWebAddress(website)],
          [rm.address, address],
        ]}
      />
      <Details
        title={rm.contactGroup}
        entries={[
          [rm.fullName, contactName],
          [rm.email, contactEmail, toMailLink(contactEmail)],
          [rm.mobile, contactPhone, telLink(contactPhone)],
          [rm.contactTitle, contactTitle],
        ]}
      />
      <Details
        title={rm.requestGroup}
        entries={[
          [fields.number, submission.number],
          [m.fair, fairTitle],
          [rm.area, m.squareMetres(requestedArea)],
          [rm.standType, standType === 'special' ? rm.special : rm.standard],
          [rm.consent, kvkkConsent ? rm.yes : rm.no],
          [rm.requestDate, formatTime(createdAt)],
          [rm.notes, notes],
        ]}
      />
      {submission.status === 'accepted' && <AddExhibitor submission={submission} />}
    </>
  );
}

/** Turns the website that a visitor typed into a URL with http or https. Undefined for other schemes and other texts. */
function toWebAddress(address = ''): string | undefined {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address);
  const link = hasScheme ? address : `https://${address}`;
  return /^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]|$)/i.test(link) ? link : undefined;
}

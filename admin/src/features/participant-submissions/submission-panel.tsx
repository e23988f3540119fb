import { ADMIN_SUBMISSIONS_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import { INBOX_FIELD_MESSAGES as fields } from '@fuar/shared/messages/admin/inbox-fields';
import { INBOX_PANEL_MESSAGES as pm } from '@fuar/shared/messages/admin/inbox-panel';
import { REQUEST_FIELD_MESSAGES as rm } from '@fuar/shared/messages/admin/request-fields';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { telLink } from '@fuar/shared/text/tel-link';
import { Details, toMailLink } from '../../components/inbox/row-details.tsx';
import type { PanelWork } from '../../components/inbox/work/types.ts';
import { WorkPanel, type WorkPanelProps } from '../../components/inbox/work/work-panel.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { formatTime } from '../../lib/format-time.ts';

const AddExhibitor = lazyComponent(async () => (await import('./add-exhibitor.tsx')).AddExhibitor);

const PANEL: PanelWork<ParticipantSubmission> = {
  arrivalOf: ({ source }) => pm.receivedBy[source],
  subjectOf: ({ fairTitle, number }) => pm.subjectOfRequest(fairTitle, number),
  placeholdersOf: (one) => ({
    yetkili: one.contactName,
    firma: one.companyName,
    fuar: one.fairTitle,
    alan: m.squareMetres(one.offeredArea ?? one.requestedArea),
    numara: one.number,
  }),
  companyOf: ({ companyName }) => companyName,
  phonesOf: ({ contactPhone, phone }) => [
    { of: 'contact', number: contactPhone },
    ...(phone && phone !== contactPhone ? [{ of: 'company' as const, number: phone }] : []),
  ],
  whatsAppTextOf: (one) => pm.whatsAppText(one.contactName, one.fairTitle, one.number),
};

type SubmissionPanelProps = WorkPanelProps<ParticipantSubmission> & { fairName: string };

export function SubmissionPanel({ fairName, ...props }: SubmissionPanelProps) {
  const { item } = props;
  return (
    <WorkPanel {...props} panel={PANEL}>
      <Details
        title={rm.companyGroup}
        entries={[
          [rm.companyName, item.companyName],
          [rm.phone, item.phone, item.phone && telLink(item.phone)],
          [rm.website, item.website, toWebAddress(item.website)],
          [rm.address, item.address],
        ]}
      />
      <Details
        title={rm.contactGroup}
        entries={[
          [rm.fullName, item.contactName],
          [rm.email, item.contactEmail, toMailLink(item.contactEmail)],
          [rm.mobile, item.contactPhone, telLink(item.contactPhone)],
          [rm.contactTitle, item.contactTitle],
        ]}
      />
      <Details
        title={rm.requestGroup}
        entries={[
          [fields.number, item.number],
          [m.fair, fairName],
          [rm.area, m.squareMetres(item.requestedArea)],
          [rm.standType, item.standType === 'special' ? rm.special : rm.standard],
          [rm.consent, item.kvkkConsent ? rm.yes : rm.no],
          [rm.requestDate, formatTime(item.createdAt)],
          [rm.notes, item.notes],
        ]}
      />
      {item.status === 'accepted' && <AddExhibitor submission={{ ...item, fairTitle: fairName }} />}
    </WorkPanel>
  );
}

/** Turns the website that a visitor typed into a URL with http or https. Undefined for other schemes and other texts. */
function toWebAddress(address = ''): string | undefined {
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address);
  const link = hasScheme ? address : `https://${address}`;
  return /^https?:\/\/[^\s/?#]+\.[^\s/?#]+([/?#]|$)/i.test(link) ? link : undefined;
}

import { INBOX_MESSAGES, ADMIN_SUBMISSIONS_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { formatPhone } from '@fuar/shared/text/format-phone';
import { useQuery } from '@tanstack/react-query';
import { Inbox, type InboxColumn } from '../../components/inbox/inbox.tsx';
import { Details } from '../../components/inbox/inbox-table.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import t from '../../components/ui/table.module.css';
import { api } from '../../lib/api.ts';
import { downloadCsv } from '../../lib/csv.ts';
import { formatTime } from '../../lib/format-time.ts';
import { useInboxMutations } from '../../lib/use-inbox-mutations.ts';
import { submissionQueries } from '../../queries/participant-submissions.ts';

const COLUMNS: readonly InboxColumn<ParticipantSubmission>[] = [
  { head: m.company, cell: ({ companyName }) => companyName },
  { head: m.contactPerson, cell: ({ contactName }) => contactName, className: t.wide },
  { head: m.fair, cell: ({ fairTitle }) => <Badge tone="completed">{fairTitle}</Badge> },
];

const searchTexts = ({ companyName, contactName, fairTitle }: ParticipantSubmission) => [
  companyName,
  contactName,
  fairTitle,
];

export function ParticipantSubmissionsPage() {
  const query = useQuery(submissionQueries.list());
  const texts = { ...m, statusFailed: INBOX_MESSAGES.statusFailed };
  const mutations = useInboxMutations(submissionQueries.list().queryKey, api.participantSubmissions, texts);
  return (
    <Inbox
      texts={m}
      query={query}
      columns={COLUMNS}
      nameOf={({ companyName }) => companyName}
      emailOf={({ contactEmail }) => contactEmail}
      searchTexts={searchTexts}
      list="participant-submissions"
      onExport={exportSubmissions}
      renderDetails={(submission) => <SubmissionDetails {...submission} />}
      {...mutations}
    />
  );
}

function SubmissionDetails(submission: ParticipantSubmission) {
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
          [m.fair, fairTitle],
          [m.area, m.squareMetres(requestedArea)],
          [m.standType, standType === 'special' ? m.special : m.standard],
          [m.consent, kvkkConsent ? m.yes : m.no],
          [m.requestDate, formatTime(createdAt)],
          [m.notes, notes],
        ]}
      />
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

function exportSubmissions(submissions: readonly ParticipantSubmission[]): void {
  const head = [
    ...[m.requestDate, m.fair, m.companyName, m.phone, m.website, m.address],
    ...[m.fullName, m.email, m.mobile, m.contactTitle],
    ...[m.area, m.standType, m.notes, m.consent, m.isRead],
  ];
  const rows = submissions.map((one) => [
    ...[formatTime(one.createdAt), one.fairTitle, one.companyName],
    ...[one.phone && formatPhone(one.phone), one.website, one.address],
    ...[one.contactName, one.contactEmail, formatPhone(one.contactPhone), one.contactTitle],
    one.requestedArea,
    one.standType === 'special' ? m.special : m.standard,
    one.notes,
    one.kvkkConsent ? m.yes : m.no,
    one.isRead ? m.yes : m.no,
  ]);
  downloadCsv(m.fileName, [head, ...rows]);
}

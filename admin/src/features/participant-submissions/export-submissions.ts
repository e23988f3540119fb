import { ADMIN_SUBMISSIONS_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import { INBOX_FIELD_MESSAGES as fields } from '@fuar/shared/messages/admin/inbox-fields';
import { INBOX_FILTER_MESSAGES as fm } from '@fuar/shared/messages/admin/inbox-filters';
import { INBOX_WORK_MESSAGES, ADMIN_WORK_MESSAGES as wm } from '@fuar/shared/messages/admin/inbox-work';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { formatPhone } from '@fuar/shared/text/format-phone';
import { downloadCsv } from '../../lib/csv.ts';
import { formatTime } from '../../lib/format-time.ts';

export function exportSubmissions(submissions: readonly ParticipantSubmission[]): void {
  const head = [
    ...[m.requestDate, m.fair, m.companyName, m.phone, m.website, m.address],
    ...[m.fullName, m.email, m.mobile, m.contactTitle],
    ...[m.area, m.standType, m.notes, m.consent, m.isRead],
    ...[
      fields.number,
      fields.source,
      fm.stage,
      wm.owner,
      fields.followUpOn,
      fields.offeredArea,
      fields.declineReason,
    ],
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
    ...[one.number, fields.sources[one.source], INBOX_WORK_MESSAGES.statuses[one.status]],
    ...[one.owner, one.followUpOn, one.offeredArea, one.declineReason],
  ]);
  downloadCsv(m.fileName, [head, ...rows]);
}

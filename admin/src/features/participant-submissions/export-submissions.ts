import { ADMIN_SUBMISSIONS_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import { INBOX_FIELD_MESSAGES as fields } from '@fuar/shared/messages/admin/inbox-fields';
import { INBOX_FILTER_MESSAGES as fm } from '@fuar/shared/messages/admin/inbox-filters';
import { INBOX_WORK_MESSAGES, ADMIN_WORK_MESSAGES as wm } from '@fuar/shared/messages/admin/inbox-work';
import { REQUEST_FIELD_MESSAGES as rm } from '@fuar/shared/messages/admin/request-fields';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { formatPhone } from '@fuar/shared/text/format-phone';
import { downloadCsv } from '../../lib/csv.ts';
import { formatTime } from '../../lib/format-time.ts';

export function exportSubmissions(submissions: readonly ParticipantSubmission[]): void {
  const head = [
    ...[rm.requestDate, m.fair, rm.companyName, rm.phone, rm.website, rm.address],
    ...[rm.fullName, rm.email, rm.mobile, rm.contactTitle],
    ...[rm.area, rm.standType, rm.notes, rm.consent, rm.isRead],
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
    one.standType === 'special' ? rm.special : rm.standard,
    one.notes,
    one.kvkkConsent ? rm.yes : rm.no,
    one.isRead ? rm.yes : rm.no,
    ...[one.number, fields.sources[one.source], INBOX_WORK_MESSAGES.statuses[one.status]],
    ...[one.owner, one.followUpOn, one.offeredArea, one.declineReason],
  ]);
  downloadCsv(rm.fileName, [head, ...rows]);
}

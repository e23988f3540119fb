import { ADMIN_CONTACT_MESSAGES as m } from '@fuar/shared/messages/admin/contact';
import { INBOX_MESSAGES } from '@fuar/shared/messages/admin/inbox';
import { INBOX_FIELD_MESSAGES as fields } from '@fuar/shared/messages/admin/inbox-fields';
import { INBOX_FILTER_MESSAGES as fm } from '@fuar/shared/messages/admin/inbox-filters';
import { INBOX_WORK_MESSAGES, ADMIN_WORK_MESSAGES as wm } from '@fuar/shared/messages/admin/inbox-work';
import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import { downloadCsv } from '../../lib/csv.ts';
import { formatTime } from '../../lib/format-time.ts';

export function exportMessages(messages: readonly ContactMessage[]): void {
  const head = [INBOX_MESSAGES.columnDate, m.sender, m.email, m.subject, m.message, m.isRead];
  const workHead = [fm.stage, wm.owner, fields.followUpOn];
  const rows = messages.map(
    ({ createdAt, name, email, subject, message, isRead, status, owner, followUpOn }) => [
      formatTime(createdAt),
      name,
      email,
      subject,
      message,
      isRead ? m.yes : m.no,
      ...[INBOX_WORK_MESSAGES.statuses[status], owner, followUpOn],
    ],
  );
  downloadCsv(m.fileName, [[...head, ...workHead], ...rows]);
}

import { ADMIN_CONTACT_MESSAGES as m } from '@fuar/shared/messages/admin/contact';
import { INBOX_MESSAGES } from '@fuar/shared/messages/admin/inbox';
import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import { Details, Message, toMailLink } from '../../components/inbox/row-details.tsx';
import { formatTime } from '../../lib/format-time.ts';

export function MessageDetails({ id, name, email, subject, message, createdAt }: ContactMessage) {
  return (
    <>
      <Message title={subject}>{message}</Message>
      <Details
        entries={[
          [m.sender, name],
          [m.email, email, toMailLink(email)],
          [m.number, String(id)],
          [INBOX_MESSAGES.columnDate, formatTime(createdAt)],
        ]}
      />
    </>
  );
}

import { ADMIN_CONTACT_MESSAGES as m } from '@fuar/shared/messages/admin/contact';
import { INBOX_MESSAGES } from '@fuar/shared/messages/admin/inbox';
import { INBOX_PANEL_MESSAGES as pm } from '@fuar/shared/messages/admin/inbox-panel';
import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import { Details, Message, toMailLink } from '../../components/inbox/row-details.tsx';
import type { PanelWork } from '../../components/inbox/work/types.ts';
import { WorkPanel, type WorkPanelProps } from '../../components/inbox/work/work-panel.tsx';
import { formatTime } from '../../lib/format-time.ts';

const PANEL: PanelWork<ContactMessage> = {
  arrivalOf: () => pm.received,
  subjectOf: ({ subject }) => pm.subjectOfMessage(subject),
  placeholdersOf: ({ name }) => ({ yetkili: name }),
  phonesOf: () => [],
  whatsAppTextOf: () => '',
};

export function MessagePanel(props: WorkPanelProps<ContactMessage>) {
  const { id, name, email, subject, message, createdAt } = props.item;
  return (
    <WorkPanel {...props} panel={PANEL}>
      <Message title={subject}>{message}</Message>
      <Details
        entries={[
          [m.sender, name],
          [m.email, email, toMailLink(email)],
          [m.number, String(id)],
          [INBOX_MESSAGES.columnDate, formatTime(createdAt)],
        ]}
      />
    </WorkPanel>
  );
}

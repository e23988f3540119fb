import { INBOX_MESSAGES, ADMIN_CONTACT_MESSAGES as m } from '@fuar/shared/messages/admin/inbox';
import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import { useQuery } from '@tanstack/react-query';
import s from '../../components/inbox/inbox.module.css';
import { Inbox, type InboxColumn } from '../../components/inbox/inbox.tsx';
import { Details, Message } from '../../components/inbox/inbox-table.tsx';
import t from '../../components/ui/table.module.css';
import { api } from '../../lib/api.ts';
import { downloadCsv } from '../../lib/csv.ts';
import { formatTime } from '../../lib/format-time.ts';
import { useInboxMutations } from '../../lib/use-inbox-mutations.ts';
import { contactQueries } from '../../queries/contact-messages.ts';

const COLUMNS: readonly InboxColumn<ContactMessage>[] = [
  { head: m.sender, cell: ({ name }) => name },
  { head: m.email, cell: ({ email }) => <span className={s.email}>{email}</span>, className: t.wide },
  { head: m.subject, cell: ({ subject }) => subject },
];

const searchTexts = ({ name, email, subject }: ContactMessage) => [name, email, subject];

export function ContactMessagesPage() {
  const query = useQuery(contactQueries.list());
  const texts = { ...m, statusFailed: INBOX_MESSAGES.statusFailed };
  const mutations = useInboxMutations(contactQueries.list().queryKey, api.contact, texts);
  return (
    <Inbox
      texts={m}
      query={query}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      emailOf={({ email }) => email}
      searchTexts={searchTexts}
      list="contact"
      onExport={exportMessages}
      renderDetails={({ name, email, subject, message, createdAt }) => (
        <>
          <Message title={subject}>{message}</Message>
          <Details
            entries={[
              [m.sender, name],
              [m.email, email, `mailto:${email}`],
              [INBOX_MESSAGES.columnDate, formatTime(createdAt)],
            ]}
          />
        </>
      )}
      {...mutations}
    />
  );
}

function exportMessages(messages: readonly ContactMessage[]): void {
  const head = [INBOX_MESSAGES.columnDate, m.sender, m.email, m.subject, m.message, m.isRead];
  const rows = messages.map(({ createdAt, name, email, subject, message, isRead }) => [
    formatTime(createdAt),
    name,
    email,
    subject,
    message,
    isRead ? m.yes : m.no,
  ]);
  downloadCsv(m.fileName, [head, ...rows]);
}

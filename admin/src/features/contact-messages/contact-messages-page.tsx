import { MESSAGE_STATUSES } from '@fuar/shared/content/inbox-statuses';
import { ADMIN_CONTACT_MESSAGES as m } from '@fuar/shared/messages/admin/contact';
import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import s from '../../components/inbox/inbox.module.css';
import { Inbox, type InboxColumn } from '../../components/inbox/inbox.tsx';
import type { Work } from '../../components/inbox/work/types.ts';
import t from '../../components/ui/table.module.css';
import { api } from '../../lib/api.ts';
import { useInboxMutations } from '../../lib/use-inbox-mutations.ts';
import { contactQueries } from '../../queries/contact-messages.ts';

/** Lazy: loads when the first row is opened. */
const MessagePanel = lazy(async () => ({ default: (await import('./message-panel.tsx')).MessagePanel }));

const COLUMNS: readonly InboxColumn<ContactMessage>[] = [
  { head: m.sender, cell: ({ name }) => name },
  { head: m.email, cell: ({ email }) => <span className={s.email}>{email}</span>, className: t.wide },
  { head: m.subject, cell: ({ subject }) => subject },
];

const searchTexts = ({ name, email, subject }: ContactMessage) => [name, email, subject];

/** The number that the contact form shows after sending. */
const exactOf = ({ id }: ContactMessage) => [String(id)];

const WORK: Work<ContactMessage> = {
  all: contactQueries.all,
  calls: api.contact,
  statuses: MESSAGE_STATUSES,
  hasOffer: false,
  emailOf: ({ email }) => email,
};

async function exportMessages(messages: readonly ContactMessage[]): Promise<void> {
  (await import('./export-messages.ts')).exportMessages(messages);
}

export function ContactMessagesPage() {
  const query = useQuery(contactQueries.list());
  const mutations = useInboxMutations(contactQueries.all, api.contact, m);
  return (
    <Inbox
      texts={m}
      query={query}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      searchTexts={searchTexts}
      exactOf={exactOf}
      list="contact"
      onExport={exportMessages}
      work={WORK}
      renderPanel={(panel) => <MessagePanel {...panel} />}
      {...mutations}
    />
  );
}

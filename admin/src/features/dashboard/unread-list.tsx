import { DASHBOARD_MESSAGES as m } from '@fuar/shared/messages/admin/dashboard';
import { PATHS } from '@fuar/shared/paths';
import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { Link } from 'react-router-dom';
import { formatShortDay } from '../../lib/format-time.ts';
import { Section } from './section.tsx';
import s from './unread-list.module.css';

const COUNT = 5;

type UnreadListProps = {
  messages: readonly ContactMessage[];
  submissions: readonly ParticipantSubmission[];
};

export function UnreadList({ messages, submissions }: UnreadListProps) {
  const unread = [...messages, ...submissions]
    .filter(({ isRead }) => !isRead)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, COUNT);

  return (
    <Section id="unread" title={m.unread}>
      {unread.length === 0 && <p className={s.none}>{m.noUnread}</p>}
      <ul className={s.list}>
        {unread.map((row) => {
          const { kind, to, title, text } = toEntry(row);
          return (
            <li key={`${to} ${row.id}`}>
              <Link className={s.entry} to={`${to}?filter=unread`}>
                <span className="note">{kind}</span>
                <span className={s.text}>
                  <strong>{title}</strong>
                  <span className="note">{text}</span>
                </span>
                <time className="note" dateTime={row.createdAt}>
                  {formatShortDay(row.createdAt)}
                </time>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const toEntry = (row: ContactMessage | ParticipantSubmission) =>
  'subject' in row
    ? { kind: m.message, to: PATHS.adminContact, title: row.name, text: row.subject }
    : { kind: m.request, to: PATHS.adminSubmissions, title: row.companyName, text: row.fairTitle };

import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
import { INBOX_WORK_MESSAGES } from '@fuar/shared/messages/admin/inbox-work';
import type { InboxEvent } from '@fuar/shared/schemas/inbox-work';
import { formatShortTime } from '../../../lib/format-time.ts';
import { Button } from '../../ui/button.tsx';
import type { Status } from './types.ts';
import s from './work.module.css';

type TimelineProps = {
  events: readonly InboxEvent[] | undefined;
  arrival: string;
  onRetry: (event: InboxEvent) => void;
};

export function Timeline({ events, arrival, onRetry }: TimelineProps) {
  return (
    <div className={s.block}>
      <h3 className={s.title}>{m.timeline}</h3>
      {events ? (
        <ol className={s.timeline} aria-label={m.timeline}>
          {events.map((event) => (
            <li key={event.id} className={s.event}>
              <p className={s.head}>
                {event.by && <strong>{event.by}</strong>}
                <time dateTime={event.at}>{formatShortTime(event.at)}</time>
              </p>
              <p>
                {sentenceOf(event, arrival)} {event.mail && <MailState event={event} onRetry={onRetry} />}
              </p>
              {event.text && hasOwnText(event) && <p className={s.text}>{event.text}</p>}
            </li>
          ))}
        </ol>
      ) : (
        <p className={s.waiting}>{m.loadingWork}</p>
      )}
    </div>
  );
}

function MailState({ event, onRetry }: { event: InboxEvent; onRetry: (event: InboxEvent) => void }) {
  const state = event.mail?.state ?? 'queued';
  return (
    <>
      <span className={`${s.mail} ${s[state]}`}>
        {event.mail?.isUnsure ? m.mailUnsure : m.mailStates[state]}
      </span>
      {state === 'failed' && <Button onClick={() => onRetry(event)}>{m.retry}</Button>}
      {event.mail?.isUnsure && <span className={s.hint}>{m.mailUnsureHint}</span>}
    </>
  );
}

/** True for events that show text written by a person. All other events show only a generated sentence. */
const hasOwnText = ({ type }: InboxEvent) => type === 'note' || type === 'call' || type === 'mail';

function sentenceOf({ type, text, from = '', to = '', mail }: InboxEvent, arrival: string): string {
  const labels: Partial<Record<string, string>> = INBOX_WORK_MESSAGES.statuses satisfies Record<
    Status,
    string
  >;
  switch (type) {
    case 'received':
      return arrival;
    case 'status':
      return m.statusChanged(labels[from] ?? from, labels[to] ?? to);
    case 'owner':
      return to ? m.ownerChanged(to) : m.ownerRemoved;
    case 'followUp':
      return text ?? '';
    case 'note':
      return m.noted;
    case 'call':
      return m.called;
    case 'mail':
      return m.mailed(mail?.subject ?? '');
  }
}

import { INBOX_FIELD_MESSAGES as fields } from '@fuar/shared/messages/admin/inbox-fields';
import { INBOX_FILTER_MESSAGES as fm } from '@fuar/shared/messages/admin/inbox-filters';
import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
import { INBOX_WORK_MESSAGES, ADMIN_WORK_MESSAGES as lm } from '@fuar/shared/messages/admin/inbox-work';
import type { EarlierRequest, InboxEvent } from '@fuar/shared/schemas/inbox-work';
import { formatNumber } from '@fuar/shared/text/format-number';
import { searchKey } from '@fuar/shared/text/search-key';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../../ui/states.tsx';
import { NoteBox } from './note-box.tsx';
import { PhoneLinks } from './phone-links.tsx';
import { ReplyBox } from './reply-box.tsx';
import { Timeline } from './timeline.tsx';
import type { Box, PanelWork, Work, WorkItem } from './types.ts';
import type { RowWork } from './use-work.ts';
import s from './work.module.css';
import { WorkField } from './work-field.tsx';

const MAIL_POLL_MS = 5_000;

export type WorkPanelProps<T extends WorkItem> = {
  item: T;
  work: Work<T>;
  rowWork: RowWork<T>;
  /** False in an opened card of the board, where no shortcut key works. */
  hasKeys: boolean;
  /** The text box that a key press should focus. `count` rises with each press. */
  focus: { box: Box; count: number } | undefined;
};

type Props<T extends WorkItem> = WorkPanelProps<T> & {
  panel: PanelWork<T>;
  /** Shows the values that the visitor sent. */
  children: ReactNode;
};

/** The stage and the person responsible come first, because the visitor's text fills the screen of a phone. */
export function WorkPanel<T extends WorkItem>(props: Props<T>) {
  const { item, work, rowWork, hasKeys, focus, panel, children } = props;
  const { id, status, ownerId, owner } = item;
  const queryClient = useQueryClient();
  const queryKey = [...work.all, 'row', id];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => work.calls.get(id, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.events.some(({ mail }) => mail?.state === 'queued') ? MAIL_POLL_MS : false,
  });
  const [again, setAgain] = useState<{ subject: string; body: string; count: number }>();
  const [call, setCall] = useState<{ text: string; count: number }>();
  const keptAt = rowWork.keptAt(id);
  const keyIfAny = (key: string) => (hasKeys ? key : undefined);

  const handleAdded = (event: InboxEvent) => {
    queryClient.setQueryData<T & { events: InboxEvent[] }>(queryKey, (row) =>
      row ? { ...row, events: [...row.events, event] } : row,
    );
    void queryClient.invalidateQueries({ queryKey });
  };

  return (
    <section className={s.panel} aria-label={m.work}>
      <div className={s.top}>
        <fieldset className={s.statuses}>
          <legend>{fm.stage}</legend>
          {work.statuses.map((option, index) => (
            <button
              key={option}
              type="button"
              tabIndex={0}
              className={s.status}
              aria-pressed={option === status}
              aria-keyshortcuts={keyIfAny(String(index + 1))}
              onClick={() => rowWork.setStatus(item, option)}
            >
              {INBOX_WORK_MESSAGES.statuses[option]}
            </button>
          ))}
        </fieldset>
        <div className={s.owner}>
          <span className={s.label}>{lm.owner}</span>
          <strong>{owner ?? m.noOwner}</strong>
          {ownerId === undefined || ownerId !== rowWork.ownId ? (
            <Button
              aria-keyshortcuts={keyIfAny('U')}
              disabled={rowWork.ownId === undefined}
              onClick={() => rowWork.claim(item)}
            >
              {m.claim}
            </Button>
          ) : (
            <Button variant="quiet" onClick={() => rowWork.release(item)}>
              {m.release}
            </Button>
          )}
          <Button icon="mail" onClick={({ currentTarget }) => findReply(currentTarget)?.focus()}>
            {m.writeReply}
          </Button>
        </div>
      </div>
      <div>{children}</div>
      <div className={s.work}>
        <div className={s.fields}>
          <WorkField
            label={fields.followUpOn}
            type="date"
            stored={item.followUpOn ?? ''}
            onCommit={(followUpOn) => rowWork.setField(item, { followUpOn })}
            name="followUpOn"
          />
          {work.hasOffer && (
            <WorkField
              label={fields.offeredArea}
              stored={item.offeredArea === undefined ? '' : formatNumber(item.offeredArea)}
              onCommit={(offeredArea) => rowWork.setField(item, { offeredArea })}
              name="offeredArea"
              inputMode="decimal"
            />
          )}
          {work.hasOffer && (status === 'declined' || item.declineReason) && (
            <WorkField
              label={fields.declineReason}
              stored={item.declineReason ?? ''}
              onCommit={(declineReason) => rowWork.setField(item, { declineReason })}
              name="declineReason"
              maxLength={500}
            />
          )}
        </div>
        <PhoneLinks
          phones={panel.phonesOf(item)}
          text={panel.whatsAppTextOf(item)}
          onLog={(text) => setCall({ text, count: (call?.count ?? 0) + 1 })}
        />
        <EarlierRequests requests={query.data?.earlier ?? []} companyName={panel.companyOf?.(item)} />
        {query.isLoadingError ? (
          <LoadError text={m.loadFailed} query={query} />
        ) : (
          <Timeline
            events={query.data?.events}
            arrival={panel.arrivalOf(item)}
            onRetry={({ text = '', mail }) =>
              setAgain({ subject: mail?.subject ?? '', body: text, count: (again?.count ?? 0) + 1 })
            }
          />
        )}
        <NoteBox
          keptAt={keptAt}
          call={call}
          shortcut={keyIfAny('N')}
          focusCount={focus?.box === 'note' ? focus.count : 0}
          onSend={(note) => work.calls.addNote(id, note)}
          onAdded={handleAdded}
        />
        <ReplyBox
          keptAt={keptAt}
          subject={panel.subjectOf(item)}
          placeholders={panel.placeholdersOf(item)}
          again={again}
          shortcut={keyIfAny('R')}
          focusCount={focus?.box === 'reply' ? focus.count : 0}
          onSend={(reply, idempotencyKey) => work.calls.reply(id, reply, { idempotencyKey })}
          onAdded={handleAdded}
        />
      </div>
    </section>
  );
}

const findReply = (button: Element) => button.closest('section')?.querySelector<HTMLElement>('[name=reply]');

type EarlierProps = { requests: readonly EarlierRequest[]; companyName: string | undefined };

/**
 * Lists the earlier requests of the same company. Each of these requests is also a row of the inbox. Names the company of a
 * request if the name differs, because several firms may share a mail domain or a phone.
 */
function EarlierRequests({ requests, companyName = '' }: EarlierProps) {
  if (requests.length === 0) return null;
  return (
    <div className={s.earlier}>
      <h3 className={s.label}>{m.earlier}</h3>
      <ul aria-label={m.earlier}>
        {requests.map(({ id, year, area, status, fairTitle, number, ...one }) => (
          <li key={id}>
            <strong>{m.earlierOne(year, formatNumber(area), m.earlierStatuses[status])}</strong>{' '}
            <span>{fairTitle}</span> <span>{number}</span>{' '}
            {searchKey(one.companyName) !== searchKey(companyName) && (
              <span>{m.earlierAs(one.companyName)}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

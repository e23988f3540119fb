import { countedArea } from '@fuar/shared/content/counted-area';
import { INBOX_MESSAGES } from '@fuar/shared/messages/admin/inbox';
import { INBOX_PANEL_MESSAGES as pm } from '@fuar/shared/messages/admin/inbox-panel';
import { INBOX_WORK_MESSAGES, ADMIN_WORK_MESSAGES as wm } from '@fuar/shared/messages/admin/inbox-work';
import { REQUEST_BOARD_MESSAGES as m } from '@fuar/shared/messages/admin/request-board';
import type { RequestStatus } from '@fuar/shared/schemas/inbox-work';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { formatNumber } from '@fuar/shared/text/format-number';
import { memo, type ReactNode, useId, useRef, useState } from 'react';
import { isOverdue } from '../../../components/inbox/filter-work.ts';
import { OwnerName } from '../../../components/inbox/owner-name.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { restoreFocus } from '../../../components/ui/restore-focus.ts';
import { formatShortDay } from '../../../lib/format-time.ts';
import s from './board.module.css';

const CARDS_AT_ONCE = 50;

type ColumnProps = {
  status: RequestStatus;
  requests: readonly ParticipantSubmission[];
  today: string;
  currentId: number | undefined;
  draggedId: number | undefined;
  isOver: boolean;
  renderBelow: (request: ParticipantSubmission) => ReactNode;
};

export function Column({ status, requests, isOver, currentId, draggedId, today, renderBelow }: ColumnProps) {
  const titleId = useId();
  const [count, setCount] = useState(CARDS_AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const area = requests.reduce((sum, request) => sum + countedArea(request), 0);
  const shown = requests.slice(0, count);
  const tabStop = shown.some(({ id }) => id === currentId) ? currentId : shown[0]?.id;

  const showMore = () => {
    const next = count + CARDS_AT_ONCE;
    setCount(next);
    // The pressed button disappears when all cards are shown, so focus the first new card.
    if (next >= requests.length) restoreFocus(() => cardIn(list.current?.children[count]));
  };

  return (
    <section
      className={s.column}
      data-column={status}
      data-over={isOver ? '' : undefined}
      aria-labelledby={titleId}
    >
      <h2 id={titleId} className={s.title} data-status={status}>
        {INBOX_WORK_MESSAGES.statuses[status]}
      </h2>
      <p className={s.sums}>{m.sums(formatNumber(requests.length), formatNumber(round(area)))}</p>
      {requests.length === 0 && <p className={s.empty}>{m.empty}</p>}
      <ul ref={list} className={s.cards}>
        {shown.map((request) => (
          <li key={request.id}>
            <Card
              request={request}
              today={today}
              isTabStop={request.id === tabStop}
              isDragged={request.id === draggedId}
            />
            {renderBelow(request)}
          </li>
        ))}
      </ul>
      {requests.length > count && <Button onClick={showMore}>{INBOX_MESSAGES.more}</Button>}
    </section>
  );
}

/** Rounds, because the last digits of a floating-point sum depend on the order of the areas. */
const round = (area: number) => Math.round(area * 10_000) / 10_000;

export const cardIn = (item: Element | null | undefined) => item?.querySelector<HTMLElement>('[data-card]');

type CardProps = {
  request: ParticipantSubmission;
  today: string;
  /** True for the one card of each column that the Tab key reaches. */
  isTabStop: boolean;
  isDragged: boolean;
};

/** Memoised, because a drag changes few cards. */
const Card = memo(function Card({ request, today, isTabStop, isDragged }: CardProps) {
  const { id, companyName, number, owner, followUpOn, isRead, status, declineReason } = request;
  const overdue = isOverdue(request, today);
  return (
    <button
      type="button"
      className={isRead ? s.card : `${s.card} ${s.unread}`}
      data-card={id}
      data-dragged={isDragged ? '' : undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      <span className={s.company}>{companyName}</span>
      <span className={s.handle} data-handle="" aria-hidden="true">
        <Icon name="drag" />
      </span>
      <span className={s.facts}>
        <strong>{m.area(formatNumber(countedArea(request)))}</strong> <span>{number}</span>{' '}
        <span>{owner ? <OwnerName owner={owner} /> : pm.noOwner}</span>{' '}
        {followUpOn && (
          <span className={overdue ? s.overdue : undefined}>
            {(overdue ? wm.overdue : m.followUp)(formatShortDay(followUpOn))}
          </span>
        )}{' '}
        {status === 'declined' && declineReason && <span>{declineReason}</span>}
      </span>
    </button>
  );
});

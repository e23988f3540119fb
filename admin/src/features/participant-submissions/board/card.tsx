import { countedArea } from '@fuar/shared/content/counted-area';
import { INBOX_PANEL_MESSAGES as pm } from '@fuar/shared/messages/admin/inbox-panel';
import { ADMIN_WORK_MESSAGES as wm } from '@fuar/shared/messages/admin/inbox-work';
import { REQUEST_BOARD_MESSAGES as m } from '@fuar/shared/messages/admin/request-board';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { formatNumber } from '@fuar/shared/text/format-number';
import { memo } from 'react';
import { isOverdue } from '../../../components/inbox/filter-work.ts';
import { OwnerName } from '../../../components/inbox/owner-name.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { formatShortDay } from '../../../lib/format-time.ts';
import s from './board.module.css';

type CardProps = {
  request: ParticipantSubmission;
  today: string;
  /** True for the one card of each column that the Tab key reaches. */
  isTabStop: boolean;
  isDragged: boolean;
};

/** Memoised, because a drag changes few cards. */
export const Card = memo(function Card({ request, today, isTabStop, isDragged }: CardProps) {
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

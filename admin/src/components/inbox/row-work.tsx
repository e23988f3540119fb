import { INBOX_WORK_MESSAGES, ADMIN_WORK_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-work';
import { formatShortDay } from '../../lib/format-time.ts';
import { isOverdue } from './filter-work.ts';
import { OwnerName } from './owner-name.tsx';
import s from './row-work.module.css';
import type { Work, WorkItem } from './work/types.ts';

type RowWorkLineProps<T> = { item: T; work: Work<T>; today: string };

export function RowWorkLine<T extends WorkItem>({ item, work, today }: RowWorkLineProps<T>) {
  const number = work.numberOf?.(item);
  const { status, owner } = item;
  return (
    <span className={s.line}>
      <span className={s.status} data-status={status}>
        {INBOX_WORK_MESSAGES.statuses[status]}
      </span>
      {item.followUpOn && isOverdue(item, today) && (
        <span className={s.overdue}>{m.overdue(formatShortDay(item.followUpOn))}</span>
      )}
      {number && <span className={s.number}>{number}</span>}
      {owner && (
        <span>
          <span className="visually-hidden">{`${m.owner}: `}</span>
          <OwnerName owner={owner} />
        </span>
      )}
    </span>
  );
}

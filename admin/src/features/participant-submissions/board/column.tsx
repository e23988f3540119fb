import { countedArea } from '@fuar/shared/content/counted-area';
import { INBOX_MESSAGES } from '@fuar/shared/messages/admin/inbox';
import { INBOX_WORK_MESSAGES } from '@fuar/shared/messages/admin/inbox-work';
import { REQUEST_BOARD_MESSAGES as m } from '@fuar/shared/messages/admin/request-board';
import type { RequestStatus } from '@fuar/shared/schemas/inbox-work';
import type { ParticipantSubmission } from '@fuar/shared/schemas/participant-submission';
import { formatNumber } from '@fuar/shared/text/format-number';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import s from './board.module.css';
import { Card } from './card.tsx';

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
  const area = requests.reduce((sum, request) => sum + countedArea(request), 0);
  const shown = requests.slice(0, count);
  const tabStop = shown.some(({ id }) => id === currentId) ? currentId : shown[0]?.id;
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
      <ul className={s.cards}>
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
      {requests.length > count && (
        <Button onClick={() => setCount(count + CARDS_AT_ONCE)}>{INBOX_MESSAGES.more}</Button>
      )}
    </section>
  );
}

/** Rounds, because the last digits of a floating-point sum depend on the order of the areas. */
const round = (area: number) => Math.round(area * 10_000) / 10_000;

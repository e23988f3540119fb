import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
import type { EarlierRequest } from '@fuar/shared/schemas/inbox-work';
import { formatNumber } from '@fuar/shared/text/format-number';
import s from './work.module.css';

/** Lists the earlier requests of the same company. Each of them still has its own row in the inbox. */
export function Earlier({ requests }: { requests: readonly EarlierRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <div className={s.earlier}>
      <h3 className={s.label}>{m.earlier}</h3>
      <ul aria-label={m.earlier}>
        {requests.map(({ id, year, area, status, fairTitle, number }) => (
          <li key={id}>
            <strong>{m.earlierOne(year, formatNumber(area), m.earlierStatuses[status])}</strong>{' '}
            <span>{fairTitle}</span> <span>{number}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

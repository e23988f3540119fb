import { INBOX_PANEL_MESSAGES as m } from '@fuar/shared/messages/admin/inbox-panel';
import type { EarlierRequest } from '@fuar/shared/schemas/inbox-work';
import { formatNumber } from '@fuar/shared/text/format-number';
import { searchKey } from '@fuar/shared/text/search-key';
import s from './work.module.css';

type EarlierProps = { requests: readonly EarlierRequest[]; companyName: string | undefined };

/**
 * Lists the earlier requests of the same company. Each of them still has its own row in the inbox. A mail domain or a phone
 * may belong to several firms, so another name is shown.
 */
export function EarlierRequests({ requests, companyName = '' }: EarlierProps) {
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

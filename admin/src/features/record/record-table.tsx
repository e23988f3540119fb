import { RECORD_SCREEN_MESSAGES as m, RECORD_MESSAGES } from '@fuar/shared/messages/admin/record';
import type { RecordEntry } from '@fuar/shared/schemas/people';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/ui/badge.tsx';
import t from '../../components/ui/table.module.css';
import { formatTime } from '../../lib/format-time.ts';
import s from './record-page.module.css';
import { screenOf } from './screen-of.ts';

type RecordTableProps = {
  entries: readonly RecordEntry[];
  /** An entry names an account by its id. */
  emailsById: ReadonlyMap<string, string>;
};

export function RecordTable({ entries, emailsById }: RecordTableProps) {
  return (
    <table className={`${t.table} ${s.table}`}>
      <Head />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className={t.row}>
            <td className={s.time}>{formatTime(entry.at)}</td>
            <td className={s.who}>{entry.by || (entry.kind === 'signInFailed' ? m.nobody : m.program)}</td>
            <td>
              <Badge tone={entry.kind === 'signInFailed' ? 'warning' : 'completed'}>
                {RECORD_MESSAGES.kinds[entry.kind]}
              </Badge>
            </td>
            <td className={s.what}>
              <EntryText entry={entry} account={emailsById.get(entry.rowId ?? '')} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EntryText({ entry, account }: { entry: RecordEntry; account: string | undefined }) {
  const isOfAccount = entry.kind === 'user' && account !== undefined && account !== entry.by;
  const text = isOfAccount ? `${entry.what}: ${account}` : entry.what;
  const screen = screenOf(entry);
  return screen ? (
    <Link className={s.link} to={screen}>
      {text}
    </Link>
  ) : (
    text
  );
}

const SKELETONS = [1, 2, 3, 4, 5, 6];

export function RecordSkeleton() {
  return (
    <table className={`${t.table} ${s.table}`}>
      <Head />
      <tbody>
        {SKELETONS.map((row) => (
          <tr key={row} data-skeleton="">
            <td>
              <span className={t.bar} />
            </td>
            <td>
              <span className={t.bar} />
            </td>
            <td>
              <span className={t.bar} />
            </td>
            <td className={s.what}>
              <span className={t.bar} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col">{m.columnTime}</th>
        <th scope="col">{m.person}</th>
        <th scope="col">{m.kind}</th>
        <th scope="col" className={s.what}>
          {m.columnWhat}
        </th>
      </tr>
    </thead>
  );
}

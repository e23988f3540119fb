import { RECORD_SCREEN_MESSAGES as m, RECORD_MESSAGES } from '@fuar/shared/messages/admin/record';
import type { RecordEntry } from '@fuar/shared/schemas/people';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/ui/badge.tsx';
import t from '../../components/ui/table.module.css';
import { TableHead, TableSkeleton } from '../../components/ui/table-parts.tsx';
import { formatTime } from '../../lib/format-time.ts';
import s from './record-page.module.css';
import { screenOf } from './screen-of.ts';

type RecordTableProps = {
  entries: readonly RecordEntry[];
  /** E-mail addresses by account id. An entry about an account has only the id. */
  emailsById: ReadonlyMap<string, string>;
};

export function RecordTable({ entries, emailsById }: RecordTableProps) {
  return (
    <table className={`${t.table} ${s.table}`} aria-label={m.title}>
      <TableHead columns={COLUMNS} />
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} className={t.row} tabIndex={-1}>
            <td className={s.time}>{formatTime(entry.at)}</td>
            <td className={s.who}>{entry.by || (isByVisitor(entry) ? m.nobody : m.program)}</td>
            <td className={s.kind}>
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

/** True for a failed sign-in and a forgotten password. Such entries name nobody, because anybody can type any e-mail address. */
function isByVisitor({ kind, what }: RecordEntry): boolean {
  return kind === 'signInFailed' || what === RECORD_MESSAGES.accounts.passwordAsked;
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

const COLUMNS = [
  { label: m.columnTime, bars: 1 },
  { label: m.person, bars: 1 },
  { label: m.kind, bars: 1 },
  { label: m.columnWhat, bars: 1, className: s.what },
];

export function RecordSkeleton() {
  return <TableSkeleton columns={COLUMNS} count={6} className={s.table} />;
}

import { USER_MESSAGES as m } from '@fuar/shared/messages/admin/users';
import type { User } from '@fuar/shared/schemas/people';
import { type ReactNode, useState } from 'react';
import inbox from '../../components/inbox/inbox.module.css';
import { Badge } from '../../components/ui/badge.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { onRowClick } from '../../components/ui/row-click.ts';
import t from '../../components/ui/table.module.css';
import { TableHead, TableSkeleton } from '../../components/ui/table-parts.tsx';
import { formatTime } from '../../lib/format-time.ts';
import s from './users-page.module.css';

type UserTableProps = {
  users: readonly User[];
  ownEmail: string;
  renderActions: (user: User) => ReactNode;
};

export function UserTable({ users, ownEmail, renderActions }: UserTableProps) {
  const [openId, setOpenId] = useState<number>();
  return (
    <table className={t.table} aria-label={m.list}>
      <TableHead columns={COLUMNS} />
      <tbody>
        {users.map((user) => (
          <Row
            key={user.id}
            user={user}
            isOwn={user.email === ownEmail}
            isOpen={user.id === openId}
            onToggle={() => setOpenId(user.id === openId ? undefined : user.id)}
            actions={renderActions}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  user: User;
  isOwn: boolean;
  isOpen: boolean;
  onToggle: () => void;
  actions: (user: User) => ReactNode;
};

function Row({ user, isOwn, isOpen, onToggle, actions }: RowProps) {
  const { email, name, role, isDisabled, isInvited, secondFactor, lastSignInAt, createdAt } = user;
  const lastSignIn = lastSignInAt ? formatTime(lastSignInAt) : m.neverSignedIn;
  const facts = [
    [m.email, email],
    [m.secondFactor, m.secondFactors[secondFactor]],
    [m.lastSignIn, lastSignIn],
    [m.createdAt, formatTime(createdAt)],
  ] as const;
  return (
    <>
      <tr className={inbox.row} data-disabled={isDisabled ? '' : undefined} onClick={onRowClick(onToggle)}>
        <td>
          <span className={`${t.main} ${s.person}`}>{name ?? email}</span>
          {name && <span className={s.email}>{email}</span>}
          <span className={s.badges}>
            {isOwn && <Badge tone="upcoming">{m.you}</Badge>}
            {isInvited && <Badge tone="warning">{m.invited}</Badge>}
            {isDisabled && <Badge tone="completed">{m.disabled}</Badge>}
          </span>
        </td>
        <td>{m.roles[role]}</td>
        <td className={t.wider}>{m.secondFactors[secondFactor]}</td>
        <td className={t.wider}>{lastSignIn}</td>
        <td>
          <button
            type="button"
            className={inbox.toggle}
            aria-expanded={isOpen}
            aria-label={isOpen ? m.close(email) : m.open(email)}
            onClick={onToggle}
          >
            <Icon name="chevron" />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={5} className={inbox.details}>
            <dl className={`${inbox.facts} ${s.facts}`}>
              {facts.map(([label, value]) => (
                <div key={label} className={inbox.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p className={s.rights}>{m.rights[role]}</p>
            {actions(user)}
          </td>
        </tr>
      )}
    </>
  );
}

const COLUMNS = [
  { label: m.columnPerson, bars: 2 },
  { label: m.role, bars: 1 },
  { label: m.secondFactor, bars: 1, className: t.wider },
  { label: m.lastSignIn, bars: 1, className: t.wider },
  { label: m.columnOpen, isLabelHidden: true, bars: 0 },
];

export function UserTableSkeleton() {
  return <TableSkeleton columns={COLUMNS} count={3} />;
}

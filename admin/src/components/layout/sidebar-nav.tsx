import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useUnread } from '../../queries/use-unread.ts';
import { useKnownUser } from '../../queries/use-user.ts';
import { Icon } from '../ui/icon.tsx';
import { type NavGroup, navigationOf } from './navigation.ts';
import s from './sidebar.module.css';

export function SidebarNav({ onChoose }: { onChoose?: () => void }) {
  const user = useKnownUser();
  return (
    <nav className={s.nav} aria-label={m.mainMenu}>
      <ul>
        {navigationOf(user).map((entry) => (
          <li key={entry.label}>
            {'children' in entry ? (
              <Group group={entry} onChoose={onChoose} />
            ) : (
              <NavLink
                className={`${s.entry}`}
                to={entry.path}
                end={entry.path === PATHS.admin}
                onClick={() => onChoose?.()}
              >
                <Icon name={entry.icon} />
                <span className={s.label}>{entry.label}</span>
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group, onChoose }: { group: NavGroup; onChoose: (() => void) | undefined }) {
  const { pathname } = useLocation();
  const isActive = group.children.some(({ path }) => pathname.startsWith(path));
  const [isOpen, setIsOpen] = useState(isActive);
  const listId = useId();
  const unread = useUnread();
  const total = group.children.reduce((sum, child) => sum + (child.unread ? unread[child.unread] : 0), 0);

  // Open the group when its route becomes active. The user may close it afterwards.
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        className={isActive ? `${s.entry} ${s.activeGroup}` : s.entry}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={group.icon} />
        <span className={s.label}>{group.label}</span>
        {!isOpen && <UnreadBadge count={total} />}
        <span className={s.chevron}>
          <Icon name="chevron" />
        </span>
      </button>
      <ul id={listId} className={s.children} hidden={!isOpen}>
        {group.children.map(({ label, path, unread: kind }) => (
          <li key={path}>
            <NavLink className={`${s.entry} ${s.child}`} to={path} onClick={() => onChoose?.()}>
              <span className={s.label}>{label}</span>
              {kind && <UnreadBadge count={unread[kind]} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={s.unread}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{m.unread(count)}</span>
    </span>
  );
}

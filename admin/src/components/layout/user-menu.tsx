import { ACCESS_MESSAGES as auth } from '@fuar/shared/messages/admin/access';
import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { listen } from '../../lib/listen.ts';
import { useStore } from '../../lib/store.ts';
import { themeStore, toggleTheme } from '../../lib/theme.ts';
import { Icon } from '../ui/icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useSignOut } from './use-sign-out.ts';
import s from './user-menu.module.css';

const PasswordDialog = lazyComponent(async () => (await import('./password-dialog.tsx')).PasswordDialog);

const LINKS = [
  [PATHS.adminAccount, 'people', m.account],
  [PATHS.adminSessions, 'sidebar', m.sessions],
] as const;

export function UserMenu({ email }: { email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isChangingPassword, setIsChangingPassword] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const signOut = useSignOut();
  const isDark = useStore(themeStore) === 'dark';

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    const stopPointing = listen(['pointerdown', 'focusin'], closeOutside);
    const stopKeys = listen(['keydown'], closeOnEscape);
    return () => {
      stopPointing();
      stopKeys();
    };
  }, [isOpen]);

  return (
    <div className={s.root} ref={root}>
      <button
        ref={button}
        type="button"
        className={s.button}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={s.initial} aria-hidden="true">
          {email.charAt(0).toLocaleUpperCase('tr')}
        </span>
        <span className="visually-hidden">{m.userMenu}: </span>
        <span className={s.email}>{email}</span>
        <Icon name="chevron" />
      </button>
      <div id={menuId} className={s.menu} hidden={!isOpen}>
        <p className={s.menuEmail}>{email}</p>
        {LINKS.map(([to, icon, label]) => (
          <Link key={to} className={s.item} to={to} onClick={() => setIsOpen(false)}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        <button
          type="button"
          className={s.item}
          onClick={() => {
            setIsOpen(false);
            button.current?.focus();
            setIsChangingPassword(true);
          }}
        >
          <Icon name="key" />
          {auth.changePassword}
        </button>
        <button type="button" className={s.item} onClick={toggleTheme}>
          <Icon name={isDark ? 'sun' : 'moon'} />
          {isDark ? m.switchToLight : m.switchToDark}
        </button>
        <a className={s.item} href={PATHS.adminGuide} target="_blank" rel="noopener">
          <Icon name="info" />
          {m.guide}
        </a>
        <button type="button" className={s.item} onClick={signOut}>
          <Icon name="signOut" />
          {m.signOut}
        </button>
      </div>
      {isChangingPassword &&
        // Use a portal, because the dialog is not part of the page's header.
        createPortal(<PasswordDialog onClose={() => setIsChangingPassword(false)} />, document.body)}
    </div>
  );
}

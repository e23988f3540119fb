import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconButton } from '../ui/button.tsx';
import { closeModal, openModal } from '../ui/open-dialogs.ts';
import { Brand } from './brand.tsx';
import s from './sidebar.module.css';
import { SidebarNav } from './sidebar-nav.tsx';

export function Sidebar({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <aside aria-label={m.sidebar} className={isCollapsed ? `${s.sidebar} ${s.collapsed}` : s.sidebar}>
      <div className={s.panel}>
        <Link className={s.brand} to={PATHS.admin}>
          <Brand />
        </Link>
        <SidebarNav />
      </div>
    </aside>
  );
}

export function SidebarOverlay({ onClose }: { onClose: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    openModal(dialog);
    return () => closeModal(dialog);
  }, []);

  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [pathname, onClose]);

  return (
    <dialog
      ref={ref}
      className={s.overlay}
      aria-label={m.mainMenu}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={s.panel}>
        <div className={s.overlayTop}>
          <Brand />
          <IconButton icon="close" label={m.closeMenu} onClick={onClose} />
        </div>
        <SidebarNav onChoose={onClose} />
      </div>
    </dialog>
  );
}

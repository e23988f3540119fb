import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconButton } from '../ui/button.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';
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
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);

  useEffect(() => {
    if (pathname !== openedAt.current) onClose();
  }, [pathname, onClose]);

  return (
    <ModalFrame className={s.overlay} aria-label={m.mainMenu} onClose={onClose}>
      <div className={s.panel}>
        <div className={s.overlayTop}>
          <Brand />
          <IconButton icon="close" label={m.closeMenu} onClick={onClose} />
        </div>
        <SidebarNav onChoose={onClose} />
      </div>
    </ModalFrame>
  );
}

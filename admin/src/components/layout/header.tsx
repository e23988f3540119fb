import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import { toSiteUrl } from '../../lib/site-origin.ts';
import { useMay } from '../../queries/use-user.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import s from './header.module.css';
import { PublicationState } from './publication-state.tsx';
import { UserMenu } from './user-menu.tsx';

type HeaderProps = {
  email: string;
  isCollapsed: boolean;
  onToggleSidebar: () => void;
  onOpenMenu: () => void;
};

export function Header({ email, isCollapsed, onToggleSidebar, onOpenMenu }: HeaderProps) {
  return (
    <header className={s.header}>
      <IconButton className={s.onSmall} icon="menu" label={m.openMenu} onClick={onOpenMenu} />
      <IconButton
        className={s.onLarge}
        icon="sidebar"
        label={isCollapsed ? m.expandMenu : m.collapseMenu}
        onClick={onToggleSidebar}
      />
      <div className={s.end}>
        {useMay('content', 'read') && <PublicationState />}
        <a className={s.site} href={toSiteUrl(PATHS.home)} target="_blank" rel="noopener">
          <span className={s.siteLabel}>{m.viewSite}</span>
          <Icon name="external" />
        </a>
        <UserMenu email={email} />
      </div>
    </header>
  );
}

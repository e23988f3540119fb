import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { Draft } from '@fuar/shared/schemas/editing';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { mayOpen } from '../../lib/screen-rights.ts';
import { useStore } from '../../lib/store.ts';
import { unreadTotal } from '../../lib/unread.ts';
import { unsavedCount } from '../../lib/unsaved.ts';
import { draftQueries } from '../../queries/drafts.ts';
import { useUnread } from '../../queries/use-unread.ts';
import { GlobalLoader } from '../ui/global-loader.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { LeaveGuard } from '../ui/use-leave-guard.ts';
import s from './admin-layout.module.css';
import { Header } from './header.tsx';
import { Sidebar, SidebarOverlay } from './sidebar.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useNoStrayDrops } from './use-no-stray-drops.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';
import { useSignOutElsewhere } from './use-sign-out-elsewhere.ts';
import { useStoredTexts } from './use-stored-texts.ts';

const AccessDenied = lazyComponent(async () => (await import('./access-denied.tsx')).AccessDenied);

// A new deployment may have removed the file of this notice. Without the catch, an error would replace the whole screen and its
// forms.
const FailedDrafts = lazyComponent<{ failed: readonly Draft[] }>(() =>
  import('../drafts/failed-drafts.tsx').then(
    (module) => module.FailedDrafts,
    () => () => null,
  ),
);

const failedOf = (drafts: readonly Draft[]) => drafts.filter(({ state }) => state === 'failed');

const COLLAPSED_KEY = 'sidebar-collapsed';

export function AdminLayout({ user }: { user: SessionUser }) {
  const [isCollapsed, setIsCollapsed] = useState(localStorage.getItem(COLLAPSED_KEY) === '1');
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = useCallback(() => setIsMenuOpen(false), []);
  useScrollToTop();
  useNoStrayDrops();
  useStoredTexts();
  useSignOutElsewhere();

  const { pathname } = useLocation();
  const { data: failed = [] } = useQuery({
    ...draftQueries.list(),
    enabled: mayOpen(user, PATHS.adminDrafts),
    select: failedOf,
  });
  // A form with unsaved changes stays open when its user loses the right to the screen. A save says what is missing.
  const hasUnsaved = useStore(unsavedCount) > 0;
  const { messages, requests } = useUnread();
  useEffect(() => unreadTotal.set(messages + requests), [messages, requests]);
  // Reset the unread count, because /signin must not show it in its title.
  useEffect(() => () => unreadTotal.set(0), []);

  const toggleSidebar = () => {
    localStorage.setItem(COLLAPSED_KEY, isCollapsed ? '0' : '1');
    setIsCollapsed(!isCollapsed);
  };

  return (
    <div className={s.layout}>
      <a className={s.skip} href="#content">
        {m.skipToContent}
      </a>
      <GlobalLoader />
      <LeaveGuard />
      <SignInAgain email={user.email} />
      <Sidebar isCollapsed={isCollapsed} />
      {isMenuOpen && <SidebarOverlay onClose={closeMenu} />}
      <div className={s.column}>
        <Header
          email={user.email}
          isCollapsed={isCollapsed}
          onToggleSidebar={toggleSidebar}
          onOpenMenu={() => setIsMenuOpen(true)}
        />
        <main id="content" className={s.content} tabIndex={-1}>
          {failed.length > 0 && <FailedDrafts failed={failed} />}
          {mayOpen(user, pathname) || hasUnsaved ? <Outlet context={user} /> : <AccessDenied user={user} />}
        </main>
      </div>
    </div>
  );
}

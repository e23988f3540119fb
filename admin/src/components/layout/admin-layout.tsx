import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { Draft } from '@fuar/shared/schemas/editing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { listen } from '../../lib/listen.ts';
import { mayOpen } from '../../lib/screen-rights.ts';
import { scrollToTop } from '../../lib/scroll-to-top.ts';
import { signOutsElsewhere } from '../../lib/sign-outs.ts';
import { useStore } from '../../lib/store.ts';
import { storeLocally } from '../../lib/store-locally.ts';
import { unreadTotal } from '../../lib/unread.ts';
import { unsavedCount } from '../../lib/unsaved.ts';
import { draftQueries } from '../../queries/drafts.ts';
import { sessionQueries } from '../../queries/session.ts';
import { useUnread } from '../../queries/use-unread.ts';
import { GlobalLoader } from '../ui/global-loader.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { restoreFocus } from '../ui/restore-focus.ts';
import { LeaveGuard } from '../ui/use-leave-guard.ts';
import s from './admin-layout.module.css';
import { Header } from './header.tsx';
import { Sidebar, SidebarOverlay } from './sidebar.tsx';
import { SignInAgain } from './sign-in-again.tsx';
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
  // A form with unsaved changes stays open when its user loses the right to the screen. Saving it then shows an error.
  const hasUnsaved = useStore(unsavedCount) > 0;
  const { messages, requests } = useUnread();
  useEffect(() => unreadTotal.set(messages + requests), [messages, requests]);
  // Reset the unread count, because /signin must not show it in its title.
  useEffect(() => () => unreadTotal.set(0), []);

  const toggleSidebar = () => {
    storeLocally(COLLAPSED_KEY, isCollapsed ? '0' : '1');
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

/** Leaves the screen after a sign-out in another tab. A form with unsaved changes stays open; saving it asks for the password. */
function useSignOutElsewhere(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      signOutsElsewhere.subscribe(() => {
        if (unsavedCount.get() > 0) return;
        queryClient.setQueryData(sessionQueries.current().queryKey, { user: null, hasLeft: true });
      }),
    [queryClient],
  );
}

/** Scrolls up after the route has changed. If the clicked link has disappeared, focuses the heading of the new screen. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    scrollToTop();
    if (shown.current !== pathname) restoreFocus();
    shown.current = pathname;
  }, [pathname]);
}

/** Ignores files dropped outside a drop zone. Otherwise the browser would open them, and unsaved work would be lost. */
function useNoStrayDrops(): void {
  useEffect(() => listen(['dragover', 'drop'], refuse), []);
}

function refuse(event: DragEvent): void {
  const isTaken = event.defaultPrevented || (event.target as Element).closest?.('input[type=file]');
  if (isTaken || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

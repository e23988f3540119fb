import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { DeferredFonts } from './components/layout/deferred-fonts.tsx';
import { InvitePage } from './features/auth/invite-page.tsx';
import { SignInPage } from './features/auth/sign-in-page.tsx';
import { rememberUser } from './lib/last-user.ts';
import { findSession, requestedPath } from './lib/session.ts';

/** Shows `/signin` or `/signin/davet` without the router and Query, which load while the user types. */
export async function startSignIn(root: Root): Promise<void> {
  const isByLink = location.pathname === PATHS.signInByLink;
  let isUnanswered = false;
  const user = isByLink
    ? null
    : await findSession().catch(() => {
        isUnanswered = true;
        return null;
      });
  if (user) return enter(root, user);
  const unansweredCheck = { refetch: () => location.reload(), isFetching: false };
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const handlers = { onTyping: () => void importApp(), onSignedIn: (user: SessionUser) => enter(root, user) };
  root.render(
    <StrictMode>
      {isByLink ? (
        <InvitePage token={token} {...handlers} />
      ) : (
        <SignInPage {...handlers} unansweredCheck={isUnanswered ? unansweredCheck : undefined} />
      )}
      <DeferredFonts />
    </StrictMode>,
  );
}

const importApp = async () => {
  const [{ createAppClient }, { renderApp }, { loadScreen, prefetchScreen }] = await Promise.all([
    import('./app-client.ts'),
    import('./app.tsx'),
    import('./screens.ts'),
  ]);
  await loadScreen(PATHS.admin);
  return { createAppClient, renderApp, prefetchScreen };
};

/** Loads the app and the code of its first screen. The content of that screen is fetched while the app renders. */
async function enter(root: Root, user: SessionUser): Promise<void> {
  rememberUser(user);
  const { createAppClient, renderApp, prefetchScreen } = await importApp();
  // Change the URL before the router starts, because a redirect from the sign-in would render twice.
  const path = requestedPath(history.state?.usr);
  history.replaceState(null, '', path);
  const queryClient = createAppClient(user);
  void prefetchScreen(queryClient, location.pathname, user);
  await renderApp(root, queryClient);
}

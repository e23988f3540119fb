import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { DeferredFonts } from './components/layout/deferred-fonts.tsx';
import { InvitePage } from './features/auth/invite-page.tsx';
import { SignInPage } from './features/auth/sign-in-page.tsx';
import { rememberUser } from './lib/last-user.ts';
import { findSession } from './lib/session.ts';

/** Shows `/signin` or `/signin/davet` without the router and Query, which load while the user types. */
export async function startSignIn(root: Root): Promise<void> {
  const isByLink = location.pathname === PATHS.signInByLink;
  const user = isByLink ? null : await findSession().catch(() => null);
  if (user) return enter(root, user);
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const handlers = { onTyping: () => void importApp(), onSignedIn: (user: SessionUser) => enter(root, user) };
  root.render(
    <StrictMode>
      {isByLink ? <InvitePage token={token} {...handlers} /> : <SignInPage {...handlers} />}
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
  history.replaceState(null, '', PATHS.admin);
  const queryClient = createAppClient(user);
  void prefetchScreen(queryClient, PATHS.admin, user);
  await renderApp(root, queryClient);
}

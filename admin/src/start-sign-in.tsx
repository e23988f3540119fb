import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { LaterFonts } from './components/layout/later-fonts.tsx';
import { InvitePage } from './features/auth/invite-page.tsx';
import { SignInPage } from './features/auth/sign-in-page.tsx';
import { findSession, readNewSession } from './lib/session.ts';

/** Shows `/signin` or `/signin/davet` without the router and Query, which load while the user types. */
export async function startSignIn(root: Root): Promise<void> {
  const isByLink = location.pathname === PATHS.signInByLink;
  const user = isByLink ? null : await findSession().catch(() => null);
  if (user) return enter(root, user);
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const handlers = { onTyping: () => void importApp(), onSignedIn: () => enter(root, readNewSession()) };
  root.render(
    <StrictMode>
      {isByLink ? <InvitePage token={token} {...handlers} /> : <SignInPage {...handlers} />}
      <LaterFonts />
    </StrictMode>,
  );
}

const importApp = () => Promise.all([import('./app-client.ts'), import('./app.tsx'), import('./screens.ts')]);

/** Loads the app, its first screen and the session in parallel. */
async function enter(root: Root, session: SessionUser | Promise<SessionUser>): Promise<void> {
  const app = importApp();
  const firstScreen = app.then(([, , { loadScreen }]) => loadScreen(PATHS.admin));
  const [[{ createAppClient }, { renderApp }], user] = await Promise.all([app, session, firstScreen]);
  // The router would take the link's address for an unknown page.
  history.replaceState(null, '', PATHS.signIn);
  await renderApp(root, createAppClient(user));
}

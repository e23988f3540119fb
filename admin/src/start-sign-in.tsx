import type { SessionUser } from '@fuar/shared/schemas/auth';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { LaterFonts } from './components/layout/later-fonts.tsx';
import { SignInPage } from './features/auth/sign-in-page.tsx';
import { findSession } from './lib/session.ts';

/** Shows `/signin` without the router and Query, which load while the user types. */
export async function startSignIn(root: Root): Promise<void> {
  const user = await findSession().catch(() => null);
  if (user) return enter(root, user);
  root.render(
    <StrictMode>
      <SignInPage onTyping={() => void importApp()} onSignedIn={(signedIn) => void enter(root, signedIn)} />
      <LaterFonts />
    </StrictMode>,
  );
}

const importApp = () => Promise.all([import('./app-client.ts'), import('./app.tsx')]);

async function enter(root: Root, user: SessionUser): Promise<void> {
  const [{ createAppClient }, { renderApp }] = await importApp();
  await renderApp(root, createAppClient(user));
}

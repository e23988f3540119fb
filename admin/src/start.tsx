import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { FullScreenMessage } from './components/layout/full-screen-message.tsx';
import { SignInPage } from './features/auth/sign-in-page.tsx';
import { checkSession, findSession } from './lib/session.ts';
import { SCREENS } from './screens.ts';

/**
 * Renders what the address asks for. `/signin` is a page that loads alone: router and Query would be more than half of
 * its weight, and are fetched while somebody types. The session is asked for before the code that needs the answer.
 */
export async function start(root: Root, pathname: string): Promise<void> {
  const path = pathname.replace(/\/$/, '');
  const isSignIn = path === PATHS.signIn;
  const session = isSignIn ? findSession() : checkSession();
  session.catch(() => undefined); // whoever awaits it handles it
  root.render(<FullScreenMessage text={m.checkingSession} />);

  if (!isSignIn) {
    // Together with the router, not after it; whoever shows the screen says what went wrong.
    SCREENS[path]?.().catch(() => undefined);
    return startApp(root, session);
  }

  const user = await session.catch(() => null);
  if (user) return startApp(root, session);
  root.render(
    <StrictMode>
      <SignInPage
        onTyping={() => void importApp()}
        onSignedIn={(signedIn) => void startApp(root, Promise.resolve(signedIn))}
      />
    </StrictMode>,
  );
}

const importApp = () => Promise.all([import('./router.tsx'), import('./app.tsx')]);

async function startApp(root: Root, session: Promise<SessionUser | null>): Promise<void> {
  const [{ createRouter }, { createApp }] = await importApp();
  root.render(<StrictMode>{createApp(createRouter(), session)}</StrictMode>);
}

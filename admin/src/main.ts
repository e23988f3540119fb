import '@fuar/shared/fonts.css';
import '@fuar/shared/tokens.css';
import './styles/base.css';
import './styles/print.css';
import { ACCESS_MESSAGES } from '@fuar/shared/messages/admin/access';
import { PATHS } from '@fuar/shared/paths';
import { watchChunkLoadErrors } from './lib/chunk-load-errors.ts';
import { keepFieldsOnBack } from './lib/keep-fields-on-back.ts';
import { watchSignOuts } from './lib/sign-outs.ts';
import { followThemeOfOtherTabs } from './lib/theme.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');

// Without cookies nobody can sign in, and the browser blocks `localStorage` too.
if (navigator.cookieEnabled) await startPage(element);
else element.querySelector('p')?.replaceChildren(ACCESS_MESSAGES.noCookies);

async function startPage(element: HTMLElement): Promise<void> {
  watchChunkLoadErrors();
  followThemeOfOtherTabs();
  watchSignOuts();
  keepFieldsOnBack();
  // The sign-in loads without the code of the screens.
  const signInPaths: string[] = [PATHS.signIn, PATHS.signInByLink];
  if (signInPaths.includes(location.pathname)) {
    const { startSignIn } = await import('./start-sign-in.tsx');
    const { createRoot } = await import('react-dom/client');
    await startSignIn(createRoot(element));
  } else {
    document.head.append(document.querySelector('template')?.content ?? '');
    const { start } = await import('./start.ts');
    await start(element, location.pathname);
  }
}

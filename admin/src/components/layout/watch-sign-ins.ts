import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import type { QueryClient } from '@tanstack/react-query';
import { SIGN_IN_KEY } from '../../lib/announce-sign-in.ts';
import { listen } from '../../lib/listen.ts';
import { sessionQueries } from '../../queries/session.ts';
import { showToast } from '../ui/toast-store.ts';

/**
 * Shows the e-mail address of a user who signs in in another tab. All tabs share one session cookie, so the server records the
 * saves of this tab under that user. Returns a stop function.
 */
export function watchSignIns(queryClient: QueryClient): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === SIGN_IN_KEY) void showUser(queryClient);
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}

async function showUser(queryClient: QueryClient): Promise<void> {
  // In a hidden tab the toast would disappear before anybody sees it.
  if (document.hidden) await visibility();
  const emailOf = () => queryClient.getQueryData(sessionQueries.current().queryKey)?.user?.email;
  const before = emailOf();
  // On /signin nobody is signed in, so no save can be recorded under another user.
  if (!before) return;
  await queryClient.invalidateQueries();
  const email = emailOf();
  if (email && email !== before) showToast('warning', m.otherUser(email));
}

function visibility(): Promise<void> {
  return new Promise((resolve) => {
    const stop = listen(['visibilitychange'], () => {
      stop();
      resolve();
    });
  });
}

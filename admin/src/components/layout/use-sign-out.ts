import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { announceSignOut } from '../../lib/sign-outs.ts';
import { unsavedCount } from '../../lib/unsaved.ts';
import { sessionQueries } from '../../queries/session.ts';
import { saveOrConfirmLeave } from '../ui/use-leave-guard.ts';

export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    if (unsavedCount.get() > 0 && !(await saveOrConfirmLeave())) return;
    try {
      await api.auth.logout();
    } catch (error) {
      // Sign out locally even if the call fails, because the computer may be shared.
      console.error('Sign-out failed on the server', error);
    }
    queryClient.setQueryData(sessionQueries.current().queryKey, { user: null, hasLeft: true });
    // Clear the unsent replies and notes in all tabs, because they contain personal data.
    announceSignOut();
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sessionQueries } from '../../queries/session.ts';

export function useSignOut(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    try {
      await api.auth.logout();
    } catch (error) {
      // Whoever leaves a shared computer must see that they are out, whatever the server says.
      console.error('Sign-out failed on the server', error);
    }
    queryClient.setQueryData(sessionQueries.current().queryKey, { user: null, hasLeft: true });
  };
}

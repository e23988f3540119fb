import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { QueryClient } from '@tanstack/react-query';
import { showToast } from './components/ui/toast-store.ts';
import { createQueryClient } from './lib/query-client.ts';
import { publicationQueries } from './queries/publication.ts';
import { sessionQueries } from './queries/session.ts';

/** The calls of the back-office, with what follows from their outcome. Whoever is known to be signed in is not asked for. */
export function createAppClient(user?: SessionUser): QueryClient {
  const { queryKey } = sessionQueries.current();
  const queryClient = createQueryClient({
    showToast,
    onUnauthorized: () => {
      const session = queryClient.getQueryData(queryKey);
      // The check under way will say so.
      if (!session) return;
      if (session.user) showToast('warning', m.sessionEnded);
      queryClient.setQueryData(queryKey, { user: null });
    },
    onChanged: () => void queryClient.invalidateQueries(publicationQueries.current()),
  });
  if (user) queryClient.setQueryData(queryKey, { user });
  return queryClient;
}

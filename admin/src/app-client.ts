import { ACCESS_MESSAGES as m } from '@fuar/shared/messages/admin/access';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import type { QueryClient } from '@tanstack/react-query';
import { showToast } from './components/ui/toast-store.ts';
import { createQueryClient } from './lib/query-client.ts';
import { publicationQueries } from './queries/publication.ts';
import { sessionQueries } from './queries/session.ts';

/** Creates the query client of the back-office. If `user` is given, the client does not fetch the session when it starts. */
export function createAppClient(user?: SessionUser): QueryClient {
  const { queryKey } = sessionQueries.current();
  const queryClient = createQueryClient({
    showToast,
    onUnauthorized: () => {
      const session = queryClient.getQueryData(queryKey);
      // Do nothing during the first session check, because that check also gets a 401 and handles it.
      if (!session) return;
      if (session.user) showToast('warning', m.sessionEnded);
      queryClient.setQueryData(queryKey, { user: null });
    },
    onForbidden: () => void queryClient.invalidateQueries({ queryKey }),
    onChanged: () => void queryClient.invalidateQueries(publicationQueries.current()),
  });
  if (user) queryClient.setQueryData(queryKey, { user });
  return queryClient;
}

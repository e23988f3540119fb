import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import { PATHS } from '@fuar/shared/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { FullScreenMessage } from '../../components/layout/full-screen-message.tsx';
import { readNewSession } from '../../lib/session.ts';
import { sessionQueries } from '../../queries/session.ts';
import { SignInPage } from './sign-in-page.tsx';

export function SignInRoute() {
  const session = useQuery(sessionQueries.current());
  const queryClient = useQueryClient();
  const { state } = useLocation();

  if (session.isPending) return <FullScreenMessage text={m.checkingSession} />;
  if (session.data?.user) return <Navigate to={requestedPath(state)} replace />;

  const handleSignedIn = async () => {
    const user = await readNewSession();
    const { queryKey } = sessionQueries.current();
    // Clear the cache, because the next user must not see the previous user's data.
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    queryClient.setQueryData(queryKey, { user });
  };
  return <SignInPage onSignedIn={handleSignedIn} />;
}

/** The page that the guard refused, or the dashboard. */
function requestedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : PATHS.admin;
}

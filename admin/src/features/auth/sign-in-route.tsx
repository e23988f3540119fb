import type { SessionUser } from '@fuar/shared/schemas/auth';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { CheckingSession } from '../../components/layout/checking-session.tsx';
import { lazyComponent } from '../../components/ui/lazy-component.tsx';
import { rememberUser } from '../../lib/last-user.ts';
import { requestedPath } from '../../lib/session.ts';
import { sessionQueries } from '../../queries/session.ts';

// Load the page lazily, because most users who open the back-office have a session and never see the sign-in.
const SignInPage = lazyComponent(
  async () => (await import('./sign-in-page.tsx')).SignInPage,
  <CheckingSession />,
);

export function SignInRoute() {
  // The guard has just made the failed check, so do not repeat it at once.
  const session = useQuery({ ...sessionQueries.current(), retryOnMount: false });
  const isUnanswered = !session.data && session.errorUpdateCount > 0;
  const queryClient = useQueryClient();
  const { state } = useLocation();

  if (session.isPending && !isUnanswered) return <CheckingSession />;
  if (session.data?.user) return <Navigate to={requestedPath(state)} replace />;

  const handleSignedIn = async (user: SessionUser) => {
    rememberUser(user);
    const { queryKey } = sessionQueries.current();
    // Clear the cache, because the next user must not see the previous user's data.
    queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
    queryClient.setQueryData(queryKey, { user });
  };
  return <SignInPage onSignedIn={handleSignedIn} unansweredCheck={isUnanswered ? session : undefined} />;
}

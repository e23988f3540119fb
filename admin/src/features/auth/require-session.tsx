import { ACCESS_MESSAGES as m } from '@fuar/shared/messages/admin/access';
import { ADMIN_SHELL_MESSAGES as shell } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { AdminLayout } from '../../components/layout/admin-layout.tsx';
import { FullScreenMessage } from '../../components/layout/full-screen-message.tsx';
import { Button } from '../../components/ui/button.tsx';
import { sessionQueries } from '../../queries/session.ts';

export function RequireSession() {
  const session = useQuery(sessionQueries.current());
  const { pathname, search } = useLocation();

  // A check that fails later must not close the open forms.
  if (!session.data) {
    if (session.isFetching) return <FullScreenMessage text={m.checkingSession} />;
    // The server did not answer, so the user may still be signed in. Do not ask for the password.
    return (
      <FullScreenMessage text={m.unreachable}>
        <Button onClick={() => session.refetch()}>{shell.tryAgain}</Button>
      </FullScreenMessage>
    );
  }
  const { user, hasLeft } = session.data;
  if (user) return <AdminLayout user={user} />;
  return <Navigate to={PATHS.signIn} replace state={hasLeft ? null : { from: pathname + search }} />;
}

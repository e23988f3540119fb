import { PATHS } from '@fuar/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { AdminLayout } from '../../components/layout/admin-layout.tsx';
import { CheckingSession } from '../../components/layout/checking-session.tsx';
import { sessionQueries } from '../../queries/session.ts';

export function RequireSession() {
  const { data, isFetching } = useQuery(sessionQueries.current());
  const { pathname, search } = useLocation();

  // Show this only without data: a check that fails later must not close the open forms.
  if (data?.user) return <AdminLayout user={data.user} />;
  if (!data && isFetching) return <CheckingSession />;
  // Without an answer the user may still be signed in, so the sign-in offers to repeat the check.
  return <Navigate to={PATHS.signIn} replace state={data?.hasLeft ? null : { from: pathname + search }} />;
}

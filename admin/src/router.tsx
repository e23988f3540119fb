import { PATHS } from '@fuar/shared/paths';
import { useQuery } from '@tanstack/react-query';
import { createBrowserRouter, Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { AdminLayout } from './components/layout/admin-layout.tsx';
import { CheckingSession } from './components/layout/checking-session.tsx';
import { NotFound } from './components/layout/not-found.tsx';
import { RouteError } from './components/layout/route-error.tsx';
import { sessionQueries } from './queries/session.ts';
import { SCREENS } from './screens.ts';

const hydrateFallbackElement = <CheckingSession />;

/** Absolute paths, because `/signin` is not below `/admin`. */
export const routes: RouteObject[] = [
  {
    path: PATHS.signIn,
    lazy: async () => ({ Component: (await import('./features/auth/sign-in-route.tsx')).SignInRoute }),
    errorElement: <RouteError />,
    hydrateFallbackElement,
  },
  {
    path: PATHS.admin,
    element: <RequireSession />,
    errorElement: <RouteError />,
    hydrateFallbackElement,
    children: [
      {
        // The error element is below the layout, so that the menu stays usable if a screen fails.
        errorElement: <RouteError />,
        children: [
          ...Object.entries(SCREENS).map(([path, screen]) => ({
            ...(path === PATHS.admin ? { index: true } : { path }),
            lazy: async () => ({ Component: await screen.load() }),
          })),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
  { path: '*', element: <NotFound /> },
];

export function createRouter() {
  return createBrowserRouter(routes);
}

function RequireSession() {
  const { data, isFetching } = useQuery(sessionQueries.current());
  const { pathname, search } = useLocation();

  // Show this only without data: a check that fails later must not close the open forms.
  if (data?.user) return <AdminLayout user={data.user} />;
  if (!data && isFetching) return <CheckingSession />;
  // Without an answer the user may still be signed in, so the sign-in offers to repeat the check.
  return <Navigate to={PATHS.signIn} replace state={data?.hasLeft ? null : { from: pathname + search }} />;
}

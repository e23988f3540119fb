import { PATHS } from '@fuar/shared/paths';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { CheckingSession } from './components/layout/checking-session.tsx';
import { NotFound } from './components/layout/not-found.tsx';
import { RouteError } from './components/layout/route-error.tsx';
import { RequireSession } from './features/auth/require-session.tsx';
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

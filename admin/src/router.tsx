import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import { PATHS } from '@fuar/shared/paths';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { FullScreenMessage } from './components/layout/full-screen-message.tsx';
import { NotFound } from './components/layout/not-found.tsx';
import { RouteError } from './components/layout/route-error.tsx';
import { RequireSession } from './features/auth/require-session.tsx';
import { SignInRoute } from './features/auth/sign-in-route.tsx';
import { wantedPath } from './lib/reload-once.ts';
import { SCREENS } from './screens.ts';

const hydrateFallbackElement = <FullScreenMessage text={m.checkingSession} />;

/** Absolute paths, because `/signin` is not below `/admin`. */
export const routes: RouteObject[] = [
  { path: PATHS.signIn, element: <SignInRoute />, errorElement: <RouteError />, hydrateFallbackElement },
  {
    path: PATHS.admin,
    element: <RequireSession />,
    errorElement: <RouteError />,
    hydrateFallbackElement,
    children: [
      {
        // Below the layout, so that the menu survives a broken screen.
        errorElement: <RouteError />,
        children: [
          ...Object.entries(SCREENS).map(([path, { load }]) => ({
            ...(path === PATHS.admin ? { index: true } : { path }),
            lazy: async () => ({ Component: await load() }),
          })),
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
  { path: '*', element: <NotFound /> },
];

export function createRouter() {
  const router = createBrowserRouter(routes);
  router.subscribe(({ navigation: { location } }) =>
    wantedPath.set(location && location.pathname + location.search),
  );
  return router;
}

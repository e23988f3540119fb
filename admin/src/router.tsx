import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import { PATHS } from '@fuar/shared/paths';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { FullScreenMessage } from './components/layout/full-screen-message.tsx';
import { NotFound } from './components/layout/not-found.tsx';
import { RouteError } from './components/layout/route-error.tsx';
import { RequireSession } from './features/auth/require-session.tsx';
import { SignInRoute } from './features/auth/sign-in-route.tsx';
import { wantedPath } from './lib/reload-once.ts';

const hydrateFallbackElement = <FullScreenMessage text={m.checkingSession} />;

/** Whole paths, without a base: `/signin` stands beside `/admin`. Every screen is a chunk of its own. */
export const routes: RouteObject[] = [
  { path: PATHS.signIn, element: <SignInRoute />, errorElement: <RouteError />, hydrateFallbackElement },
  {
    path: PATHS.admin,
    element: <RequireSession />,
    errorElement: <RouteError />,
    hydrateFallbackElement,
    children: [
      {
        // Below the layout, so that a screen that breaks leaves the menu standing.
        errorElement: <RouteError />,
        children: [
          {
            index: true,
            lazy: async () => ({
              Component: (await import('./features/dashboard/dashboard-page.tsx')).DashboardPage,
            }),
          },
          {
            path: PATHS.adminFairs,
            lazy: async () => ({ Component: (await import('./features/fairs/fairs-page.tsx')).FairsPage }),
          },
          {
            path: PATHS.adminPress,
            lazy: async () => ({
              Component: (await import('./features/press-items/press-items-page.tsx')).PressItemsPage,
            }),
          },
          {
            path: PATHS.adminGallery,
            lazy: async () => ({
              Component: (await import('./features/gallery/gallery-page.tsx')).GalleryPage,
            }),
          },
          {
            path: PATHS.adminContact,
            lazy: async () => ({
              Component: (await import('./features/contact-messages/contact-messages-page.tsx'))
                .ContactMessagesPage,
            }),
          },
          {
            path: PATHS.adminSubmissions,
            lazy: async () => ({
              Component: (await import('./features/participant-submissions/participant-submissions-page.tsx'))
                .ParticipantSubmissionsPage,
            }),
          },
          {
            path: PATHS.adminSponsors,
            lazy: async () => ({
              Component: (await import('./features/sponsors/sponsors-page.tsx')).SponsorsPage,
            }),
          },
          {
            path: PATHS.adminPages,
            lazy: async () => ({
              Component: (await import('./features/page-contents/page-contents-page.tsx')).PageContentsPage,
            }),
          },
          {
            path: PATHS.adminSettings,
            lazy: async () => ({
              Component: (await import('./features/site-settings/settings-page.tsx')).SettingsPage,
            }),
          },
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

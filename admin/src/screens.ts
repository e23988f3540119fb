import { PATHS } from '@fuar/shared/paths';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { contactQueries } from './queries/contact-messages.ts';
import { dashboardQueries } from './queries/dashboard.ts';
import { fairQueries } from './queries/fairs.ts';
import { galleryQueries } from './queries/gallery.ts';
import { pageContentQueries } from './queries/page-contents.ts';
import { submissionQueries } from './queries/participant-submissions.ts';
import { pressQueries } from './queries/press-items.ts';
import { publicationQueries } from './queries/publication.ts';
import { sessionQueries } from './queries/session.ts';
import { settingsQueries } from './queries/settings.ts';

type Screen = {
  /** Loads the screen's own chunk. */
  load: () => Promise<ComponentType>;
  /** Prefetches the first content. */
  prefetch?: (queryClient: QueryClient) => Promise<unknown>;
};

/** The screens by path. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  [PATHS.admin]: {
    load: async () => (await import('./features/dashboard/dashboard-page.tsx')).DashboardPage,
    prefetch: (queryClient) =>
      Promise.all([
        queryClient.prefetchQuery(dashboardQueries.fairs()),
        queryClient.prefetchQuery(dashboardQueries.press()),
        queryClient.prefetchQuery(dashboardQueries.albums()),
      ]),
  },
  [PATHS.adminFairs]: {
    load: async () => (await import('./features/fairs/fairs-page.tsx')).FairsPage,
    prefetch: (queryClient) => queryClient.prefetchQuery(fairQueries.list()),
  },
  [PATHS.adminPress]: {
    load: async () => (await import('./features/press-items/press-items-page.tsx')).PressItemsPage,
    prefetch: (queryClient) => queryClient.prefetchQuery(pressQueries.list()),
  },
  [PATHS.adminGallery]: {
    load: async () => (await import('./features/gallery/gallery-page.tsx')).GalleryPage,
    prefetch: (queryClient) => queryClient.prefetchQuery(galleryQueries.albums()),
  },
  [PATHS.adminContact]: {
    load: async () =>
      (await import('./features/contact-messages/contact-messages-page.tsx')).ContactMessagesPage,
  },
  [PATHS.adminSubmissions]: {
    load: async () =>
      (await import('./features/participant-submissions/participant-submissions-page.tsx'))
        .ParticipantSubmissionsPage,
  },
  [PATHS.adminSponsors]: {
    load: async () => (await import('./features/sponsors/sponsors-page.tsx')).SponsorsPage,
  },
  [PATHS.adminPages]: {
    load: async () => (await import('./features/page-contents/page-contents-page.tsx')).PageContentsPage,
    prefetch: (queryClient) => queryClient.prefetchQuery(pageContentQueries.list()),
  },
  [PATHS.adminSettings]: {
    load: async () => (await import('./features/site-settings/settings-page.tsx')).SettingsPage,
    prefetch: (queryClient) => queryClient.prefetchQuery(settingsQueries.current()),
  },
};

/** Prefetches the session, the shell's data, the screen's code and its content before React has loaded. */
export async function prefetchScreen(queryClient: QueryClient, pathname: string): Promise<void> {
  void queryClient.prefetchQuery(sessionQueries.current());
  const screen = SCREENS[pathname.replace(/\/$/, '')];
  if (!screen) return;
  // The router reports the failure.
  screen.load().catch(() => undefined);
  await Promise.all([
    screen.prefetch?.(queryClient),
    queryClient.prefetchQuery(contactQueries.list()),
    queryClient.prefetchQuery(submissionQueries.list()),
    queryClient.prefetchQuery(publicationQueries.current()),
  ]);
}

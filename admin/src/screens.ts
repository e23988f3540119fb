import { PATHS } from '@fuar/shared/paths';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { loadSignInAgain } from './components/layout/sign-in-again.tsx';
import { readLastUser } from './lib/last-user.ts';
import { mayOpen, mayUse } from './lib/screen-rights.ts';
import { contactQueries } from './queries/contact-messages.ts';
import { dashboardQueries } from './queries/dashboard.ts';
import { draftQueries } from './queries/drafts.ts';
import { fairQueries } from './queries/fairs.ts';
import { galleryQueries } from './queries/gallery.ts';
import { ownIdQuery } from './queries/own-id.ts';
import { pageContentQueries } from './queries/page-contents.ts';
import { submissionQueries } from './queries/participant-submissions.ts';
import { pressQueries } from './queries/press-items.ts';
import { publicationQueries } from './queries/publication.ts';
import { sessionQueries } from './queries/session.ts';
import { settingsQueries } from './queries/settings.ts';

type Screen = {
  load: () => Promise<ComponentType>;
  prefetch?: (get: QueryClient['prefetchQuery']) => Promise<void>[];
};

/**
 * The rarely opened screens are imported through another file. If this file imported them, every page load would load the names
 * of their chunks.
 */
const importRare = () => import('./rare-screens.ts');

export const SCREENS: Readonly<Record<string, Screen>> = {
  [PATHS.admin]: {
    load: async () => (await import('./features/dashboard/dashboard-page.tsx')).DashboardPage,
    prefetch: (get) => [
      get(dashboardQueries.fairs()),
      get(dashboardQueries.press()),
      get(dashboardQueries.albums()),
      get(draftQueries.list()),
      get(ownIdQuery()),
    ],
  },
  [PATHS.adminFairs]: {
    load: async () => (await import('./features/fairs/fairs-page.tsx')).FairsPage,
    prefetch: (get) => [get(fairQueries.list()), get(draftQueries.list('fair'))],
  },
  [PATHS.adminPress]: {
    load: async () => (await import('./features/press-items/press-items-page.tsx')).PressItemsPage,
    prefetch: (get) => [get(pressQueries.list()), get(draftQueries.list('press'))],
  },
  [PATHS.adminGallery]: {
    load: async () => (await import('./features/gallery/gallery-page.tsx')).GalleryPage,
    prefetch: (get) => [get(galleryQueries.albums())],
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
    prefetch: (get) => [get(pageContentQueries.list()), get(draftQueries.list('page'))],
  },
  [PATHS.adminDrafts]: {
    load: async () => (await import('./features/drafts/drafts-page.tsx')).DraftsPage,
    prefetch: (get) => [get(draftQueries.list())],
  },
  [PATHS.adminSettings]: {
    load: async () => (await import('./features/site-settings/settings-page.tsx')).SettingsPage,
    prefetch: (get) => [get(settingsQueries.current())],
  },
  // These screens are opened rarely. Their queries and messages load with them, so that the first load stays small.
  [`${PATHS.adminFairs}/:id/exhibitors`]: { load: async () => (await importRare()).loadExhibitorsPage() },
  [PATHS.adminUsers]: { load: async () => (await importRare()).loadUsersPage() },
  [PATHS.adminAccount]: { load: async () => (await importRare()).loadAccountPage() },
  [PATHS.adminSessions]: { load: async () => (await importRare()).loadSessionsPage() },
  [PATHS.adminRecord]: { load: async () => (await importRare()).loadRecordPage() },
};

/** Loads a screen's code. The router reports a failure. */
export async function loadScreen(path: string): Promise<void> {
  await SCREENS[path]?.load().catch(() => undefined);
}

/**
 * Prefetches the session, the shell's data, the screen's code and its content before the first rendering. Sends only calls
 * that the user may make. Before the session is known, the rights of the last user decide.
 */
export async function prefetchScreen(
  queryClient: QueryClient,
  pathname: string,
  user = readLastUser(),
): Promise<void> {
  const get: QueryClient['prefetchQuery'] = (options) => queryClient.prefetchQuery(options);
  void get(sessionQueries.current());
  const path = pathname.replace(/\/$/, '');
  const screen = SCREENS[path];
  if (!screen || !mayOpen(user, path)) return;
  void loadScreen(path);
  await Promise.all([
    ...(screen.prefetch?.(get) ?? []),
    ...(mayUse(user, 'inbox', 'read') ? [get(contactQueries.list()), get(submissionQueries.list())] : []),
    ...(mayUse(user, 'content', 'read') ? [get(publicationQueries.current())] : []),
  ]);
}

/**
 * The delay before the code of the other screens is loaded, so that it does not slow down the first screen and its pictures.
 */
const LATER_MS = 5_000;
const BETWEEN_MS = 100;

/**
 * Loads the code of all screens one file at a time, beginning five seconds after the start, so that they open even without a
 * network connection. Also starts to watch sign-ins in other tabs. Returns a stop function.
 */
export function loadScreensWhenIdle(queryClient: QueryClient): () => void {
  const watchSignIns = async () => (await loadSignInAgain()).watchSignIns(queryClient);
  const waiting = [{ load: watchSignIns }, ...Object.values(SCREENS)];
  // Load one file at a time, so that a click waits for one other file at most. Stop after a failure, because the browser is
  // probably offline.
  const loadNext = () => {
    timer = setTimeout(
      () =>
        void waiting
          .shift()
          ?.load()
          .then(loadNext, () => undefined),
      BETWEEN_MS,
    );
  };
  let timer = setTimeout(loadNext, LATER_MS);
  return () => {
    waiting.length = 0;
    clearTimeout(timer);
  };
}

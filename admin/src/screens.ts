import { PATHS } from '@fuar/shared/paths';
import type { ComponentType } from 'react';

/** The screens by their addresses, each a chunk of its own. */
export const SCREENS: Readonly<Record<string, () => Promise<ComponentType>>> = {
  [PATHS.admin]: async () => (await import('./features/dashboard/dashboard-page.tsx')).DashboardPage,
  [PATHS.adminFairs]: async () => (await import('./features/fairs/fairs-page.tsx')).FairsPage,
  [PATHS.adminPress]: async () =>
    (await import('./features/press-items/press-items-page.tsx')).PressItemsPage,
  [PATHS.adminGallery]: async () => (await import('./features/gallery/gallery-page.tsx')).GalleryPage,
  [PATHS.adminContact]: async () =>
    (await import('./features/contact-messages/contact-messages-page.tsx')).ContactMessagesPage,
  [PATHS.adminSubmissions]: async () =>
    (await import('./features/participant-submissions/participant-submissions-page.tsx'))
      .ParticipantSubmissionsPage,
  [PATHS.adminSponsors]: async () => (await import('./features/sponsors/sponsors-page.tsx')).SponsorsPage,
  [PATHS.adminPages]: async () =>
    (await import('./features/page-contents/page-contents-page.tsx')).PageContentsPage,
  [PATHS.adminSettings]: async () =>
    (await import('./features/site-settings/settings-page.tsx')).SettingsPage,
};

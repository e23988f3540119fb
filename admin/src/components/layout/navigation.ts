import { ADMIN_SHELL_MESSAGES as m } from '@fuar/shared/messages/admin/shell';
import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { mayOpen } from '../../lib/screen-rights.ts';
import type { IconName } from '../ui/icon.tsx';

type NavLinkEntry = { label: string; icon: IconName; path: string };
export type NavGroup = {
  label: string;
  icon: IconName;
  children: readonly { label: string; path: string; unread?: 'messages' | 'requests' }[];
};

/** The sidebar's menu. A new screen adds its entry here. */
const NAVIGATION: readonly (NavLinkEntry | NavGroup)[] = [
  { label: m.overview, icon: 'overview', path: PATHS.admin },
  {
    label: m.siteManagement,
    icon: 'site',
    children: [
      { label: m.fairs, path: PATHS.adminFairs },
      { label: m.press, path: PATHS.adminPress },
      { label: m.gallery, path: PATHS.adminGallery },
      { label: m.sponsors, path: PATHS.adminSponsors },
    ],
  },
  { label: m.pageContents, icon: 'pages', path: PATHS.adminPages },
  { label: m.drafts, icon: 'drafts', path: PATHS.adminDrafts },
  {
    label: m.inbox,
    icon: 'inbox',
    children: [
      { label: m.contactMessages, path: PATHS.adminContact, unread: 'messages' },
      { label: m.participantRequests, path: PATHS.adminSubmissions, unread: 'requests' },
    ],
  },
  { label: m.settings, icon: 'settings', path: PATHS.adminSettings },
  {
    label: m.accounts,
    icon: 'people',
    children: [
      { label: m.users, path: PATHS.adminUsers },
      { label: m.account, path: PATHS.adminAccount },
      { label: m.sessions, path: PATHS.adminSessions },
      { label: m.record, path: PATHS.adminRecord },
    ],
  },
];

export function navigationOf(user: SessionUser | null | undefined): (NavLinkEntry | NavGroup)[] {
  if (!user) return [];
  return NAVIGATION.flatMap((entry): (NavLinkEntry | NavGroup)[] => {
    if (!('children' in entry)) return mayOpen(user, entry.path) ? [entry] : [];
    const children = entry.children.filter(({ path }) => mayOpen(user, path));
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}

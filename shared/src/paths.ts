import { PAGES } from './pages.ts';

type PagePaths = { [name in keyof typeof PAGES]: (typeof PAGES)[name]['path'] };

export const PATHS = {
  ...(Object.fromEntries(Object.entries(PAGES).map(([name, { path }]) => [name, path])) as PagePaths),
  fair: (id: number) => `/fuarlar/${id}`,
  fairExhibitors: (id: number) => `/fuarlar/${id}/katilimcilar`,
  fairShareImage: (id: number) => `/fuarlar/${id}.jpg`,
  fairCalendar: (id: number) => `/fuarlar/${id}.ics`,
  calendar: '/takvim.ics',
  pressItem: (id: number) => `/basin/${id}`,
  pressFeed: '/basin/rss.xml',
  searchFor: (query: string) => `/ara?q=${encodeURIComponent(query)}`,
  searchIndex: '/arama.json',
  participateIn: (fairId: number) => `/katilimci-ol?fairId=${fairId}`,
  preview: (token: string) => `/api/admin/preview/${token}`,
  signIn: '/signin',
  invite: (token: string) => `/signin/davet?token=${encodeURIComponent(token)}`,
  signInByLink: '/signin/davet',
  admin: '/admin',
  adminFairs: '/admin/fairs',
  adminExhibitors: (fairId: number) => `/admin/fairs/${fairId}/exhibitors`,
  adminPress: '/admin/press',
  adminGallery: '/admin/gallery',
  adminSponsors: '/admin/sponsors',
  adminPages: '/admin/pages',
  adminDrafts: '/admin/drafts',
  adminContact: '/admin/contact',
  adminSubmissions: '/admin/participant-submissions',
  adminSettings: '/admin/settings',
  adminUsers: '/admin/users',
  adminAccount: '/admin/account',
  adminSessions: '/admin/sessions',
  adminRecord: '/admin/record',
  adminGuide: '/admin/kilavuz',
} as const;

/** The id in the last segment of an address such as `/fuarlar/12`; undefined unless it is a positive integer. */
export function idFromPath(pathname: string): number | undefined {
  const segment = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const id = /^[1-9]\d{0,15}$/.test(segment) ? Number(segment) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The 1200×630 version of a stored picture, for link previews: '/media/1f2e.png' → '/media/1f2e-share.jpg'. */
export function shareImage(path: string): string {
  return path.replace(/\.[a-z\d]+$/i, '-share.jpg');
}

/** Prefixes a root-relative `/media/…` with the base of a media host; absolute addresses stay as they are. */
export function mediaUrl(path: string, base = ''): string {
  return path.startsWith('/') && !path.startsWith('//') ? `${base.replace(/\/+$/, '')}${path}` : path;
}

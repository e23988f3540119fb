import { PATHS } from '@fuar/shared/paths';
import { calendarFairs, type SiteContent } from './site-content.ts';

const STATIC_PAGES = [
  '/index.html',
  ...[
    PATHS.about,
    PATHS.supporters,
    PATHS.privacy,
    PATHS.safety,
    PATHS.humanResources,
    PATHS.fairs,
    PATHS.press,
    PATHS.gallery,
    PATHS.contact,
    PATHS.participate,
    PATHS.search,
    PATHS.fairArchive,
    '/fuar-canli',
    '/haber-canli',
    '/404',
  ].map((path) => `${path}.html`),
];

const ENDPOINTS = [
  '/_redirects',
  '/release.json',
  '/iletisim.json',
  '/robots.txt',
  '/sitemap.xml',
  PATHS.calendar,
  PATHS.pressFeed,
  PATHS.searchIndex,
];

/** Those that every release has. */
export const FIXED_FILES: ReadonlySet<string> = new Set([...STATIC_PAGES, ...ENDPOINTS]);

/** The files that a release of this content consists of, as `astro build` writes them. */
export function pageFiles(content: SiteContent): string[] {
  const entities = [
    ...[...content.fairs.keys()].map(PATHS.fair),
    ...[...content.press.keys()].map(PATHS.pressItem),
  ];
  const calendars = calendarFairs(content).map(({ id }) => PATHS.fairCalendar(id));
  return [...FIXED_FILES, ...entities.map((path) => `${path}.html`), ...calendars];
}

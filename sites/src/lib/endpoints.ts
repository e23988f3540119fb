import { PATHS } from '@fuar/shared/paths';

/** Files with a fixed address that are no pages: one for each `.ts` file without parameters in `sites/src/pages`. */
export const ENDPOINTS: readonly string[] = [
  '/release.json',
  '/iletisim.json',
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  PATHS.calendar,
  PATHS.pressFeed,
  PATHS.searchIndex,
];

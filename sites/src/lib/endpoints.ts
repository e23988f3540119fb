import { PATHS } from '@fuar/shared/paths';

/** The URLs of files that are not pages: one for each `.ts` file without parameters in `sites/src/pages`. */
export const ENDPOINTS: readonly string[] = [
  '/release.json',
  '/iletisim.json',
  '/robots.txt',
  '/sitemap.xml',
  PATHS.calendar,
  PATHS.pressFeed,
  PATHS.searchIndex,
];

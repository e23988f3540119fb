import { pagePaths } from '@fuar/shared/pages';
import { PATHS } from '@fuar/shared/paths';
import { ENDPOINTS } from './endpoints.ts';
import { calendarFairs, exhibitedFairIds, type SiteContent, sharedIds } from './site-content.ts';

export const FIXED_FILES: ReadonlySet<string> = new Set([
  ...pagePaths('all').map(fileOf),
  ...ENDPOINTS,
  '/_redirects',
]);

export function pageFiles(content: SiteContent): string[] {
  const entities = [
    ...[...content.fairs.keys()].map(PATHS.fair),
    ...exhibitedFairIds(content).map(PATHS.fairExhibitors),
    ...[...content.press.keys()].map(PATHS.pressItem),
  ];
  const calendars = calendarFairs(content).map(({ id }) => PATHS.fairCalendar(id));
  const pictures = sharedIds(content).map(PATHS.fairShareImage);
  return [...FIXED_FILES, ...entities.map(fileOf), ...calendars, ...pictures];
}

/** '/kvkk' → '/kvkk.html' */
export function fileOf(path: string): string {
  return path === PATHS.home ? '/index.html' : `${path}.html`;
}

import { EXHIBITORS_MESSAGES } from '@fuar/shared/messages/public/exhibitors';
import { FAIRS_MESSAGES } from '@fuar/shared/messages/public/fairs';
import { PRESS_MESSAGES } from '@fuar/shared/messages/public/press';
import { SEARCH_MESSAGES } from '@fuar/shared/messages/public/search';
import { SHELL_MESSAGES } from '@fuar/shared/messages/public/shell';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import type { PAGES } from '@fuar/shared/pages';
import { idFromPath, PATHS } from '@fuar/shared/paths';
import { FIXED_PAGES, type FixedPath } from './search-entries.ts';
import type { SiteContent } from './site-content.ts';

type Path = (typeof PAGES)[keyof typeof PAGES]['path'];
type Titles = Record<Exclude<Path, FixedPath>, (content: SiteContent) => string>;

const TITLES: Titles = {
  [PATHS.home]: () => SHELL_MESSAGES.breadcrumbHome,
  [PATHS.fairs]: () => FAIRS_MESSAGES.title,
  [PATHS.fairArchive]: () => FAIRS_MESSAGES.archive,
  [PATHS.press]: () => PRESS_MESSAGES.title,
  [PATHS.privacy]: ({ pages }) => pages.kvkk.title,
  [PATHS.safety]: ({ pages }) => pages['isg-politikasi'].title,
  [PATHS.humanResources]: ({ pages }) => pages['insan-kaynaklari'].title,
  [PATHS.search]: () => SEARCH_MESSAGES.title,
  [PATHS.notFound]: () => SHELL_MESSAGES.notFound,
  [PATHS.newFair]: () => STATE_MESSAGES.beingPrepared,
  [PATHS.newPressItem]: () => STATE_MESSAGES.beingPrepared,
};

/** The name of a page, as lists show it: the heading of the page ('Fuarlar'), 'Anasayfa', or the page's title in the search. */
export function pageTitle(content: SiteContent, path: string): string {
  const id = idFromPath(path) ?? 0;
  if (path === PATHS.fair(id)) return content.fairs.get(id)?.title ?? '';
  const fair = content.fairs.get(idFromPath(path.replace(/\/[^/]*$/, '')) ?? 0);
  if (fair && path === PATHS.fairExhibitors(fair.id)) return EXHIBITORS_MESSAGES.heading(fair.title);
  if (path === PATHS.pressItem(id)) return content.press.get(id)?.title ?? '';
  const fixed = FIXED_PAGES.find((page) => page.path === path);
  return fixed?.title ?? TITLES[path as keyof Titles](content);
}

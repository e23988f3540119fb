import { ABOUT_MESSAGES } from '@fuar/shared/messages/public/about';
import { CONTACT_MESSAGES } from '@fuar/shared/messages/public/contact';
import { EXHIBITORS_MESSAGES } from '@fuar/shared/messages/public/exhibitors';
import { FAIRS_MESSAGES } from '@fuar/shared/messages/public/fairs';
import { GALLERY_MESSAGES } from '@fuar/shared/messages/public/gallery';
import { PARTICIPATE_MESSAGES } from '@fuar/shared/messages/public/participate';
import { PRESS_MESSAGES } from '@fuar/shared/messages/public/press';
import { SEARCH_MESSAGES } from '@fuar/shared/messages/public/search';
import { SHELL_MESSAGES } from '@fuar/shared/messages/public/shell';
import { STATE_MESSAGES } from '@fuar/shared/messages/public/states';
import { SUPPORTERS_MESSAGES } from '@fuar/shared/messages/public/supporters';
import type { PAGES } from '@fuar/shared/pages';
import { idFromPath, PATHS } from '@fuar/shared/paths';
import type { SiteContent } from './site-content.ts';

type Titles = Record<(typeof PAGES)[keyof typeof PAGES]['path'], (content: SiteContent) => string>;

const TITLES: Titles = {
  [PATHS.home]: () => SHELL_MESSAGES.breadcrumbHome,
  [PATHS.fairs]: () => FAIRS_MESSAGES.title,
  [PATHS.fairArchive]: () => FAIRS_MESSAGES.archive,
  [PATHS.press]: () => PRESS_MESSAGES.title,
  [PATHS.gallery]: () => GALLERY_MESSAGES.title,
  [PATHS.participate]: () => PARTICIPATE_MESSAGES.title,
  [PATHS.contact]: () => CONTACT_MESSAGES.title,
  [PATHS.about]: () => ABOUT_MESSAGES.title,
  [PATHS.supporters]: () => SUPPORTERS_MESSAGES.title,
  [PATHS.privacy]: ({ pages }) => pages.kvkk.title,
  [PATHS.safety]: ({ pages }) => pages['isg-politikasi'].title,
  [PATHS.humanResources]: ({ pages }) => pages['insan-kaynaklari'].title,
  [PATHS.search]: () => SEARCH_MESSAGES.title,
  [PATHS.notFound]: () => SHELL_MESSAGES.notFound,
  [PATHS.newFair]: () => STATE_MESSAGES.beingPrepared,
  [PATHS.newPressItem]: () => STATE_MESSAGES.beingPrepared,
};

/** The heading of the page at this path, such as 'Fuarlar'. The home page has no such heading, so its result is 'Anasayfa'. */
export function pageTitle(content: SiteContent, path: string): string {
  const id = idFromPath(path) ?? 0;
  if (path === PATHS.fair(id)) return content.fairs.get(id)?.title ?? '';
  const fair = content.fairs.get(idFromPath(path.replace(/\/[^/]*$/, '')) ?? 0);
  if (fair && path === PATHS.fairExhibitors(fair.id)) return EXHIBITORS_MESSAGES.heading(fair.title);
  if (path === PATHS.pressItem(id)) return content.press.get(id)?.title ?? '';
  return TITLES[path as keyof Titles](content);
}

import { type MenuLink, menuLinks, PAGES } from '@fuar/shared/pages';

/** The home link is separate, because the main menu has a group between the home link and the other links. */
export const HOME_LINK: MenuLink = { label: PAGES.home.menus.main, path: PAGES.home.path };
export const MAIN_LINKS = menuLinks('main').filter(({ path }) => path !== HOME_LINK.path);

export const CORPORATE_LINKS = menuLinks('corporate');

export const USEFUL_LINKS = menuLinks('useful');

/** True if a menu entry links to this page or to its list page. */
export function isCurrent(entry: string, path: string): boolean {
  return entry === HOME_LINK.path ? path === entry : path === entry || path.startsWith(`${entry}/`);
}

import { type MenuLink, menuLinks, PAGES } from '@fuar/shared/pages';

/** The main menu puts its one group between home and the other links. */
export const HOME_LINK: MenuLink = { label: PAGES.home.menus.main, path: PAGES.home.path };
export const MAIN_LINKS = menuLinks('main').filter(({ path }) => path !== HOME_LINK.path);

export const CORPORATE_LINKS = menuLinks('corporate');

export const USEFUL_LINKS = menuLinks('useful');

/** True if a menu entry leads to the page itself or to the list it belongs to. */
export function isCurrent(entry: string, path: string): boolean {
  return entry === HOME_LINK.path ? path === entry : path === entry || path.startsWith(`${entry}/`);
}

import { SHELL_MESSAGES as m } from '@fuar/shared/messages/public/shell';
import { PATHS } from '@fuar/shared/paths';

export type MenuLink = { label: string; path: string };

export const CORPORATE_LINKS: MenuLink[] = [
  { label: m.about, path: PATHS.about },
  { label: m.supporters, path: PATHS.supporters },
  { label: m.privacy, path: PATHS.privacy },
  { label: m.safety, path: PATHS.safety },
  { label: m.humanResources, path: PATHS.humanResources },
];

/** The main menu around its one group, which stands second. */
export const HOME_LINK: MenuLink = { label: m.home, path: PATHS.home };

export const MAIN_LINKS: MenuLink[] = [
  { label: m.fairs, path: PATHS.fairs },
  { label: m.press, path: PATHS.press },
  { label: m.gallery, path: PATHS.gallery },
  { label: m.participate, path: PATHS.participate },
  { label: m.contact, path: PATHS.contact },
];

export const USEFUL_LINKS: MenuLink[] = [
  { label: m.allFairs, path: PATHS.fairs },
  { label: m.galleryLink, path: PATHS.gallery },
  { label: m.privacy, path: PATHS.privacy },
  { label: m.safety, path: PATHS.safety },
];

/** Whether a menu entry leads to the page itself or to the list it belongs to. */
export function isCurrent(entry: string, path: string): boolean {
  return entry === PATHS.home ? path === entry : path === entry || path.startsWith(`${entry}/`);
}

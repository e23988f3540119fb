import { PAGES, pagePaths } from '@fuar/shared/pages';
import { PATHS } from '@fuar/shared/paths';

/** On these pages a script acts on the address or fills a form, so a browser may prefetch but not prerender them. */
const ONLY_FETCHED: string[] = [PAGES.participate.path, PAGES.contact.path, PAGES.search.path];
const PRERENDERED = [
  ...pagePaths('indexed').filter((path) => !ONLY_FETCHED.includes(path)),
  `${PATHS.fairs}/*`,
  `${PATHS.press}/*`,
];
/** Files that open in other programs, so prerendering them is useless. */
const FILES = ['/*.ics', PATHS.pressFeed];
const THIS_PAGE = '[aria-current=page], [href^="#"]';

/**
 * Lets browsers prerender a page of the site when the pointer rests on a link to that page or presses the link. Chrome for
 * Android also does so for a large link that stays in view after scrolling. The lists name the allowed addresses, not the
 * forbidden ones, because an address that is added later may have side effects.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: PRERENDERED },
          { not: { href_matches: FILES } },
          { not: { selector_matches: THIS_PAGE } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { href_matches: ONLY_FETCHED }, eagerness: 'moderate' }],
});

import { PAGES, pagePaths } from '@fuar/shared/pages';
import { PATHS } from '@fuar/shared/paths';

/** Pages where a script acts on the address or fills a form, so a browser may fetch them but not run them in advance. */
const ONLY_FETCHED: string[] = [PAGES.participate.path, PAGES.contact.path, PAGES.search.path];
const PRERENDERED = [
  ...pagePaths('indexed').filter((path) => !ONLY_FETCHED.includes(path)),
  `${PATHS.fairs}/*`,
  `${PATHS.press}/*`,
];
/** These files open in other programs. */
const FILES = ['/*.ics', PATHS.pressFeed];
const THIS_PAGE = '[aria-current=page], [href^="#"]';

/**
 * Lets browsers render a page of the site when the pointer rests on a link to it or presses it. The lists name what is
 * allowed, so that a new address with side effects is not called in advance.
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

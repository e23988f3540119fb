import { NOT_PAGES } from '@fuar/shared/not-pages';
import { PATHS } from '@fuar/shared/paths';

/** These files open in other programs, so prefetching them is useless. */
const FILES = ['/*.ics', PATHS.pressFeed];
const NOT_PREFETCHED = [...Object.values(NOT_PAGES).flatMap((prefixes) => prefixes.map(below)), ...FILES];

/** Lets browsers prefetch a page of the site shortly before the visitor follows a link to it. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_PREFETCHED } }] },
      eagerness: 'moderate',
    },
  ],
});

/** '/admin' → '/admin{/*}?', a URL pattern that matches '/admin' and '/admin/fairs' */
function below(prefix: string): string {
  return `${prefix}{/*}?`;
}

import { NOT_PAGES } from '@fuar/shared/not-pages';
import { PATHS } from '@fuar/shared/paths';

/** Links to these files open another program. */
const FILES = ['/*.ics', PATHS.pressFeed];
const NOT_PREFETCHED = [...Object.values(NOT_PAGES).flatMap((prefixes) => prefixes.map(below)), ...FILES];

/** Browsers fetch a page of the site shortly before a visitor follows a link to it. */
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

import { ownerOf } from '@fuar/shared/non-page-prefixes';

const HEAD = '<meta charset="utf-8">';
const NOINDEX = '<meta name="robots" content="noindex">';

/** Matches the elements whose script reads `data-today`. */
const COUNTING = /<(?:fair-state|current-year)\b/g;

/** Matches a link within the site, from `<a` to the end of its URL. `isPage` then excludes files such as `/takvim.ics`. */
const LINK = /(<a\b[^>]*? href=")(\/(?!\/)[^"]*)(?=")/g;

/**
 * Marks the HTML of a page as a preview. Links to pages stay below `base`, such as `/api/admin/preview/x`. Forms are inert.
 * Search engines must not list the page. Elements that count from today count from `day`, if it is given. Nothing else differs
 * from the published page.
 */
export function markPreview(html: string, base: string, day?: string): string {
  return html
    .replace(HEAD, HEAD + NOINDEX)
    .replaceAll('<form', '<form inert')
    .replace(COUNTING, (tag) => (day ? `${tag} data-today="${day}"` : tag))
    .replace(LINK, (link, start: string, path: string) => (isPage(path) ? `${start}${base}${path}` : link));
}

function isPage(address: string): boolean {
  return ownerOf(address) === undefined && !/^[^?#]*\.[^/?#]*(?:[?#]|$)/.test(address);
}

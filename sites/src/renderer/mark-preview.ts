import { ownerOf } from '@fuar/shared/not-pages';

const HEAD = '<meta charset="utf-8">';
const NOINDEX = '<meta name="robots" content="noindex">';

/** Matches a link within the site, from `<a` to the end of its URL. `isPage` then excludes files such as `/takvim.ics`. */
const LINK = /(<a\b[^>]*? href=")(\/(?!\/)[^"]*)(?=")/g;

/**
 * Marks the HTML of a page as a preview. Links to pages stay below `base`, such as `/api/admin/preview/x`. Forms are inert.
 * Search engines must not list the page. Nothing else differs from the published page.
 */
export function markPreview(html: string, base: string): string {
  return html
    .replace(HEAD, HEAD + NOINDEX)
    .replaceAll('<form', '<form inert')
    .replace(LINK, (link, start: string, path: string) => (isPage(path) ? `${start}${base}${path}` : link));
}

function isPage(address: string): boolean {
  return ownerOf(address) === undefined && !/^[^?#]*\.[^/?#]*(?:[?#]|$)/.test(address);
}

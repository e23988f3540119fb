import { decodeComponent } from '@fuar/shared/http/decode-component';
import { ownerOf } from '@fuar/shared/non-page-prefixes';

/** Finds broken internal links. They only cause a warning, because staff may have typed them. */
export function brokenLinks(html: string, files: ReadonlySet<string>): string[] {
  const broken = new Set<string>();
  for (const [, quoted = ''] of html.matchAll(INTERNAL_LINK)) {
    // Nearly every link is the path of a page. Check for its file first, because that is faster than decoding the link.
    if (files.has(`${quoted}.html`)) continue;
    const path = decodeComponent(quoted.replaceAll('&amp;', '&').replace(/[?#].*$/, ''));
    const owner = ownerOf(path);
    const isOfRelease = owner === undefined || owner === 'assets';
    const hasTarget = path === '/' || files.has(path) || files.has(`${path}.html`);
    if (isOfRelease && !hasTarget) broken.add(path);
  }
  return [...broken];
}

/** A root-relative URL in `href` or `src`. */
const INTERNAL_LINK = /\s(?:href|src)="(\/(?!\/)[^"]*)"/g;

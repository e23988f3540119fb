import { decodeComponent } from '@fuar/shared/http/decode-component';
import { ownerOf } from '@fuar/shared/non-page-prefixes';

/** Finds broken internal links. They only cause a warning, because staff may have typed them. */
export function brokenLinks(html: string, files: ReadonlySet<string>): string[] {
  const verdicts = verdictsOf(files);
  const broken = new Set<string>();
  for (const [, quoted = ''] of html.matchAll(INTERNAL_LINK)) {
    let verdict = verdicts.get(quoted);
    if (verdict === undefined) {
      // Nearly every link is the path of a page. Check for its file first, because parsing a URL takes five times as long.
      verdict = files.has(`${quoted}.html`) ? '' : verdictOn(quoted, files);
      verdicts.set(quoted, verdict);
    }
    if (verdict) broken.add(verdict);
  }
  return [...broken];
}

function verdictOn(quoted: string, files: ReadonlySet<string>): string {
  const path = toPath(quoted);
  const owner = ownerOf(path);
  const isOfRelease = owner === undefined || owner === 'assets';
  return !isOfRelease || hasTarget(path, files) ? '' : path;
}

/** A root-relative URL in `href` or `src`. */
const INTERNAL_LINK = /\s(?:href|src)="(\/(?!\/)[^"]*)"/g;

/** Caches the broken path of each link, or '' if the link works, because most links are on every page. */
const verdictsByFiles = new WeakMap<ReadonlySet<string>, Map<string, string>>();

function verdictsOf(files: ReadonlySet<string>): Map<string, string> {
  const verdicts = verdictsByFiles.get(files) ?? new Map<string, string>();
  verdictsByFiles.set(files, verdicts);
  return verdicts;
}

function hasTarget(path: string, files: ReadonlySet<string>): boolean {
  return path === '/' || files.has(path) || files.has(`${path}.html`);
}

function toPath(quoted: string): string {
  return decodeComponent(quoted.replaceAll('&amp;', '&').replace(/[?#].*$/, ''));
}

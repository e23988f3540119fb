import { decodeComponent } from '@fuar/shared/http/decode-component';
import { ownerOf } from '@fuar/shared/not-pages';

/** Internal links of a page that lead nowhere. Staff may have typed them: worth a warning, not a standstill. */
export function brokenLinks(html: string, files: ReadonlySet<string>): string[] {
  const verdicts = verdictsOf(files);
  const broken = new Set<string>();
  for (const [, quoted = ''] of html.matchAll(INTERNAL_LINK)) {
    let verdict = verdicts.get(quoted);
    if (verdict === undefined) {
      // Nearly every link names its file as written; parsing it as a URL takes five times as long.
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
  return !isOfRelease || leadsSomewhere(path, files) ? '' : path;
}

/** A root-relative address in `href` or `src`. */
const INTERNAL_LINK = /\s(?:href|src)="(\/(?!\/)[^"]*)"/g;

/** Most links stand on every page: for each as it is written, the path that leads nowhere, or ''. */
const known = new WeakMap<ReadonlySet<string>, Map<string, string>>();

function verdictsOf(files: ReadonlySet<string>): Map<string, string> {
  const verdicts = known.get(files) ?? new Map<string, string>();
  known.set(files, verdicts);
  return verdicts;
}

function leadsSomewhere(path: string, files: ReadonlySet<string>): boolean {
  return files.has(path) || files.has(`${path}.html`) || files.has(`${path.replace(/\/$/, '')}/index.html`);
}

/** Without query and fragment. */
function toPath(quoted: string): string {
  return decodeComponent(quoted.replaceAll('&amp;', '&').replace(/[?#].*$/, ''));
}

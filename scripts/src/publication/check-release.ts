import { PATHS } from '@fuar/shared/paths';

/** Answered by the CMS or the back-office, not by a file of the release. */
const NOT_OURS = /^\/(?:api|media|console|rest|admin|signin)(?:[/?#]|$)/;

const REQUIRED = [
  ...Object.values(PATHS).filter((path) => typeof path === 'string' && !NOT_OURS.test(path)),
  '/404.html',
  '/fuar-canli.html',
  '/haber-canli.html',
  '/release.json',
] as string[];

/** Addresses that every site has, and this one, with these files, has not: it is not fit to go online. */
export function missingPages(files: ReadonlySet<string>): string[] {
  return REQUIRED.filter((path) => !leadsSomewhere(path, files));
}

/** Internal links of a page that lead nowhere. Staff may have typed them: worth a warning, not a standstill. */
export function brokenLinks(html: string, files: ReadonlySet<string>): string[] {
  return internalLinks(html).filter((path) => !leadsSomewhere(path, files));
}

function leadsSomewhere(path: string, files: ReadonlySet<string>): boolean {
  return files.has(path) || files.has(`${path}.html`) || files.has(`${path.replace(/\/$/, '')}/index.html`);
}

/** Root-relative addresses in `href` and `src`, without query and fragment, once each. */
function internalLinks(html: string): string[] {
  const links = new Set<string>();
  for (const [, quoted = ''] of html.matchAll(/\s(?:href|src)="(\/(?!\/)[^"]*)"/g)) {
    const path = readPath(quoted.replaceAll('&amp;', '&').replace(/[?#].*$/, ''));
    if (!NOT_OURS.test(path)) links.add(path);
  }
  return [...links];
}

function readPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

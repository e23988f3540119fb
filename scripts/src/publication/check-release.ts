import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PATHS } from '@fuar/shared/paths';
import { filesBelow } from './releases.ts';

/** Answered by the CMS or the back-office, not by a file of the release. */
const NOT_OURS = /^\/(?:api|media|console|rest|admin|signin)(?:[/?#]|$)/;

const REQUIRED = [
  ...Object.values(PATHS).filter((path) => typeof path === 'string' && !NOT_OURS.test(path)),
  '/404.html',
  '/fuar-canli.html',
  '/haber-canli.html',
  '/release.json',
  '/_headers',
] as string[];

export type Findings = {
  /** Pages every site has and this one has not: not fit to go online. */
  missing: string[];
  /** Links that lead nowhere, as sentences. Staff may have typed them: worth a warning, not a standstill. */
  broken: string[];
};

/** Looks through the files of a release as a visitor would, before it goes online. */
export async function checkRelease(folder: string): Promise<Findings> {
  const files = await filesBelow(folder);
  const known = new Set(files.map((name) => `/${name}`));
  const exists = (path: string) =>
    known.has(path) || known.has(`${path}.html`) || known.has(`${path.replace(/\/$/, '')}/index.html`);

  const broken = await Promise.all(
    files
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const links = internalLinks(await readFile(join(folder, name), 'utf8'));
        return links.filter((link) => !exists(link)).map((link) => `/${name} links to ${link}`);
      }),
  );
  return { missing: REQUIRED.filter((path) => !exists(path)), broken: broken.flat() };
}

/** Root-relative addresses in `href` and `src`, without query and fragment, once each. */
export function internalLinks(html: string): string[] {
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

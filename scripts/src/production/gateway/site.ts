import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorCode } from '@fuar/shared/error-code';
import { filesBelow } from '../publication/releases.ts';
import type { Answers } from './answers.ts';
import type { Packer } from './packer.ts';
import { type Redirect, type Rules, readRules } from './rules.ts';
import { identityOf, openSiteFile, type SiteFile } from './site-file.ts';

type HeaderList = [name: string, value: string][];

export type Found =
  | { kind: 'file'; status: number; file: SiteFile; headers: HeaderList }
  /** To an address that is percent-encoded. */
  | { kind: 'redirect'; status: number; location: string };

/** Everything visitors get without the CMS: one release, the back-office, the hashed assets of kept releases. */
export type Site = {
  files: Map<string, SiteFile>;
  /** Those of `files` that are the release's own. */
  release: Map<string, SiteFile>;
  rules: Rules;
  find: (pathname: string) => Found | undefined;
  /** Whole answers that were given once, by address as it was asked for: a new site begins without any. */
  answers: Map<string, Answers>;
};

export type SiteFolders = { release?: string; older: string[]; admin: string; netlifyToml: string };

/** So many files are looked at before waiting requests are answered. */
const FILES_A_TURN = 500;

/**
 * Finds the files of a site; what `before` holds of them already is taken from there, not read again. Where `changed`
 * names the files that are not as they are in the release of `before`, only those are looked at.
 */
export async function loadSite(folders: SiteFolders, before?: Site, changed?: string[]): Promise<Site> {
  const files = new Map<string, SiteFile>();
  const add = async (folder: string, prefix: string) => {
    for (const name of await filesBelow(folder)) {
      const path = `${prefix}/${name}`;
      if (isForHost(path) || files.has(path)) continue;
      files.set(path, openOrKeep(join(folder, name), before?.files.get(path)));
      if (files.size % FILES_A_TURN === 0) await nextTurn();
    }
  };
  if (folders.release && before && changed) {
    followChanges(files, folders.release, before.release, changed);
    const release = new Map(files);
    const others = [...before.files].filter(([path]) => !before.release.has(path));
    // Releases of one code have the same assets: to look for older ones costs more than all the rest.
    if (others.every(([path]) => path.startsWith('/admin/'))) {
      for (const [path, file] of others) files.set(path, file);
      const rules = changed.some(isForHost)
        ? await readRules(folders.netlifyToml, folders.release)
        : before.rules;
      return toSite(files, release, rules);
    }
  } else if (folders.release) {
    await add(folders.release, '');
  }
  const release = new Map(files);

  if (existsSync(folders.admin)) await add(folders.admin, '/admin');
  for (const folder of folders.older) {
    // The publisher may be removing it.
    await add(join(folder, '_astro'), '/_astro').catch(passOverMissing);
  }
  // A build of the back-office replaces its files in place: what is shown until it is done must be in memory.
  for (const [path, file] of files) if (path.startsWith('/admin/')) await file.content('');

  const rules = await readRules(folders.netlifyToml, folders.release);
  // A release that was only a step to the next goes by itself: half read it has no headers, and no policy.
  if (folders.release && !existsSync(folders.release)) {
    throw new Error(`${folders.release} went while it was read`);
  }
  return toSite(files, release, rules);
}

function toSite(files: Site['files'], release: Site['release'], rules: Rules): Site {
  return { files, release, rules, find: (pathname) => find(files, rules, pathname), answers: new Map() };
}

/** The files of a release made from another one, without a look at each of ten thousand. */
function followChanges(files: Site['files'], folder: string, from: Site['release'], changed: string[]): void {
  for (const [path, file] of from) {
    file.path = folder + path;
    files.set(path, file);
  }
  for (const path of changed) {
    if (isForHost(path)) continue;
    const stats = statSync(folder + path, { throwIfNoEntry: false });
    if (stats) files.set(path, openSiteFile(folder + path, stats));
    else files.delete(path);
  }
}

/** Rules that are obeyed, not shown. */
function isForHost(path: string): boolean {
  return path === '/_headers' || path === '/_redirects';
}

/** How packing is done without being in the way. */
export type PackingOptions = {
  packer: Packer;
  signal: AbortSignal;
  /** Resolves when nobody needs the processor more: both cores make a release twice as fast as one. */
  whenIdle: () => Promise<void>;
  /** Resolves when nothing was published for a while: a page that has just changed often changes again. */
  whenQuiet: () => Promise<void>;
};

/**
 * Compresses everything that is not compressed yet, one file after the other, until the signal comes; then scripts,
 * styles and pages again, as small as can be: first the few that every visitor needs, and that stay.
 */
export async function packSite({ files, answers }: Site, options: PackingOptions): Promise<void> {
  const { packer, signal, whenIdle, whenQuiet } = options;
  for (const file of files.values()) {
    if (file.isPacked()) continue;
    await whenIdle();
    if (signal.aborted) return;
    await file.pack(packer);
  }
  await whenQuiet();
  const named = (ending: RegExp) => [...files].filter(([path]) => ending.test(path));
  for (const [path, file] of [...named(/\.(?:js|css)$/), ...named(/\.html$/)]) {
    await whenIdle();
    if (signal.aborted) return;
    if (!(await file.shrink(packer))) continue;
    // An answer that was put together holds the larger form.
    answers.delete(path === '/index.html' ? '/' : path.replace(/\.html$/, ''));
  }
}

function openOrKeep(path: string, before: SiteFile | undefined): SiteFile {
  const stats = statSync(path);
  if (before?.identity !== identityOf(stats)) return openSiteFile(path, stats);
  before.path = path;
  return before;
}

function passOverMissing(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error;
}

function find(files: Map<string, SiteFile>, rules: Rules, pathname: string): Found | undefined {
  const headers = rules.headers(pathname);
  const redirect = rules.redirect(pathname);
  if (redirect?.force && redirect.status !== 404) return follow(files, redirect, headers);

  const exact = files.get(pathname);
  if (exact && !pathname.endsWith('.html')) return found(exact, 200, headers);
  const page = files.get(pathname === '/' ? '/index.html' : `${pathname}.html`);
  if (page && !pathname.endsWith('/index')) return found(page, 200, headers);

  // One address a page: neither a slash at its end nor the name of its file.
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  if (bare !== pathname && !bare.startsWith('//') && (files.has(`${bare}.html`) || bare === '/')) {
    return { kind: 'redirect', status: 301, location: encodeURI(bare) };
  }
  if (redirect) return follow(files, redirect, headers);
  const missing = files.get('/404.html');
  return missing && found(missing, 404, headers);
}

function follow(
  files: Map<string, SiteFile>,
  { to, status }: Redirect,
  headers: HeaderList,
): Found | undefined {
  if (status >= 300 && status < 400) return { kind: 'redirect', status, location: to };
  const file = files.get(to) ?? files.get(`${to}.html`);
  return file && found(file, status, headers);
}

/** The policy names every inline script of the site: a kilobyte and a half that only documents have a use for. */
function found(file: SiteFile, status: number, headers: HeaderList): Found {
  const isDocument = /html|xml/.test(file.type);
  return {
    kind: 'file',
    status,
    file,
    headers: isDocument ? headers : headers.filter(([name]) => name !== 'content-security-policy'),
  };
}

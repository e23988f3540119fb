import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorCode } from '@fuar/shared/error-code';
import { filesBelow } from '../publication/releases.ts';
import type { Answers } from './answers.ts';
import type { FileCompressor } from './file-compressor.ts';
import { type Redirect, type Rules, readRules } from './rules.ts';
import { identityOf, openSiteFile, type SiteFile } from './site-file.ts';

type HeaderList = [name: string, value: string][];

export type Found =
  | { kind: 'file'; status: number; file: SiteFile; headers: HeaderList }
  /** `location` is percent-encoded. */
  | { kind: 'redirect'; status: number; location: string };

/**
 * Everything that visitors get without the CMS: one release, the back-office, and the hashed assets of older releases on
 * disk.
 */
export type Site = {
  files: Map<string, SiteFile>;
  /** The files of the current release, without the back-office and older assets. */
  release: Map<string, SiteFile>;
  rules: Rules;
  find: (pathname: string) => Found | undefined;
  /** Cached responses by request path. A new site starts with an empty cache. */
  answers: Map<string, Answers>;
};

export type SiteFolders = { release?: string; older: string[]; admin: string; netlifyToml: string };

/** After this many files the event loop gets a turn, so that waiting requests are answered. */
const FILES_A_TURN = 500;

/**
 * Finds the files of a site and reuses unchanged files of `before`. If `changed` is given, it lists all files that differ
 * from the release of `before`, so only those files are checked.
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
    applyChanges(files, folders.release, before.release, changed);
    const release = new Map(files);
    const others = [...before.files].filter(([path]) => !before.release.has(path));
    // A release that lists its changes has the same assets as the release before it. If `before` served no older assets, skip
    // the slow search for them.
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
    // Ignore missing files, because the publisher may be removing this release.
    await add(join(folder, '_astro'), '/_astro').catch(ignoreMissing);
  }
  // A build overwrites the files of the back-office in place, so read them into memory now.
  for (const [path, file] of files) if (path.startsWith('/admin/')) await file.content('');

  const rules = await readRules(folders.netlifyToml, folders.release);
  // If the publisher removed this release while it was read, `rules` lacks the redirects and the policy of the release.
  if (folders.release && !existsSync(folders.release)) {
    throw new Error(`${folders.release} was removed while it was read`);
  }
  return toSite(files, release, rules);
}

function toSite(files: Site['files'], release: Site['release'], rules: Rules): Site {
  return { files, release, rules, find: (pathname) => find(files, rules, pathname), answers: new Map() };
}

/** Adds the files of a release. Takes them from the release `from`, and checks only the files that differ (`changed`). */
function applyChanges(files: Site['files'], folder: string, from: Site['release'], changed: string[]): void {
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

/** These files hold rules for the host and are not served. */
function isForHost(path: string): boolean {
  return path === '/_headers' || path === '/_redirects';
}

export type CompressionOptions = {
  compressor: FileCompressor;
  signal: AbortSignal;
  /** Resolves when no release is being made, because compression would slow a release down. */
  whenIdle: () => Promise<void>;
  /** Resolves when nothing was published for a while. Before that, the same pages may change again. */
  whenQuiet: () => Promise<void>;
};

/**
 * Compresses all files one after the other. Then compresses scripts and styles, and after them pages, with the best quality.
 * Scripts and styles come first, because every visitor needs them and they rarely change. Stops when the signal aborts.
 */
export async function compressSite({ files, answers }: Site, options: CompressionOptions): Promise<void> {
  const { compressor, signal, whenIdle, whenQuiet } = options;
  for (const file of files.values()) {
    if (file.isCompressed()) continue;
    await whenIdle();
    if (signal.aborted) return;
    // The publisher may have removed the older release that this file belongs to.
    await file.compress(compressor).catch(ignoreMissing);
  }
  await whenQuiet();
  const named = (ending: RegExp) => [...files].filter(([path]) => ending.test(path));
  for (const [path, file] of [...named(/\.(?:js|css)$/), ...named(/\.html$/)]) {
    await whenIdle();
    if (signal.aborted) return;
    if (!(await file.recompress(compressor).catch(ignoreMissing))) continue;
    // Drop the cached response, because its body is larger than the new one.
    answers.delete(path === '/index.html' ? '/' : path.replace(/\.html$/, ''));
  }
}

function openOrKeep(path: string, before: SiteFile | undefined): SiteFile {
  const stats = statSync(path);
  if (before?.identity !== identityOf(stats)) return openSiteFile(path, stats);
  before.path = path;
  return before;
}

function ignoreMissing(error: unknown): void {
  if (errorCode(error) !== 'ENOENT') throw error;
}

function find(files: Map<string, SiteFile>, rules: Rules, pathname: string): Found | undefined {
  const headers = rules.headers(pathname);
  const redirect = rules.redirect(pathname);
  const exact = files.get(pathname);
  if (exact && !pathname.endsWith('.html')) return found(exact, 200, headers);
  const page = files.get(pathname === '/' ? '/index.html' : `${pathname}.html`);
  if (page && !pathname.endsWith('/index')) return found(page, pathname === '/404' ? 404 : 200, headers);

  // Each page has one URL, without a trailing slash and without `.html`. Redirect its other spellings to that URL.
  // The lookbehind is for speed: without it, a path with ten thousand slashes in the middle would take 50 ms.
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<!\/)\/+$/, '') || '/';
  if (bare !== pathname && (files.has(`${bare}.html`) || bare === '/')) {
    return { kind: 'redirect', status: 301, location: encodeURI(bare) };
  }
  if (redirect) return follow(files, redirect, headers);
  // Use the header rules of /404. The requested path may match no header rule, for example if a client sends a whole URL.
  const missing = files.get('/404.html');
  return missing && found(missing, 404, rules.headers('/404'));
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

/** Sends the Content-Security-Policy with documents only, because it takes 1.5 kB. */
function found(file: SiteFile, status: number, headers: HeaderList): Found {
  const isDocument = /html|xml/.test(file.type);
  return {
    kind: 'file',
    status,
    file,
    headers: isDocument ? headers : headers.filter(([name]) => name !== 'content-security-policy'),
  };
}

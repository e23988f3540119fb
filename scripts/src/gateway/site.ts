import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../publication/releases.ts';
import { type Redirect, type Rules, readRules } from './rules.ts';

export type Encoding = 'br' | 'gzip';

export type SiteFile = {
  /** Device, inode, size and time: the same file of another release need not be read again. */
  identity: string;
  body: Buffer;
  etag: string;
  type: string;
  /** Compressed once, when first asked for; undefined for what compression does not help. */
  encode?: (encoding: Encoding) => Promise<Buffer>;
};

export type Found =
  | { kind: 'file'; status: number; file: SiteFile; headers: [string, string][] }
  | { kind: 'redirect'; status: number; location: string };

/** Everything visitors get without the CMS: one release, the back-office, the hashed assets of kept releases. */
export type Site = { files: Map<string, SiteFile>; find: (pathname: string) => Found | undefined };

export type SiteFolders = { release?: string; older: string[]; admin: string; netlifyToml: string };

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest)|image\/(?:svg|x-icon))/;

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** Reads a site into memory; files that `before` holds already are taken from there. */
export async function loadSite(folders: SiteFolders, before?: Site): Promise<Site> {
  const files = new Map<string, SiteFile>();
  const known = new Map([...(before?.files.values() ?? [])].map((file) => [file.identity, file]));
  const add = async (folder: string, prefix = '', accept = (_: string) => true) => {
    for (const name of await filesBelow(folder).catch(() => [])) {
      const path = `${prefix}/${name}`;
      if (accept(path) && !files.has(path)) files.set(path, readSiteFile(join(folder, name), known));
    }
  };
  if (folders.release) await add(folders.release, '', (path) => !/^\/_(?:headers|redirects)$/.test(path));
  await add(folders.admin, '/admin');
  for (const folder of folders.older) await add(folder, '', (path) => path.startsWith('/_astro/'));

  const rules = await readRules(folders.netlifyToml, folders.release);
  return { files, find: (pathname) => find(files, rules, pathname) };
}

function readSiteFile(path: string, known: Map<string, SiteFile>): SiteFile {
  const { dev, ino, size, mtimeMs } = statSync(path);
  const identity = `${dev}:${ino}:${size}:${mtimeMs}`;
  const unchanged = known.get(identity);
  if (unchanged) return unchanged;

  const body = readFileSync(path);
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const file: SiteFile = { identity, body, etag, type };
  if (COMPRESSIBLE.test(type) && body.length > 256) {
    const encoded: Partial<Record<Encoding, Promise<Buffer>>> = {};
    file.encode = (encoding) => (encoded[encoding] ??= encoders[encoding](body));
  }
  return file;
}

function find(files: Map<string, SiteFile>, rules: Rules, pathname: string): Found | undefined {
  const headers = rules.headers(pathname);
  const redirect = rules.redirect(pathname);
  if (redirect?.force && redirect.status !== 404) return follow(files, redirect, headers);

  const exact = files.get(pathname);
  if (exact && !pathname.endsWith('.html')) return { kind: 'file', status: 200, file: exact, headers };
  const page = files.get(pathname === '/' ? '/index.html' : `${pathname}.html`);
  if (page && !pathname.endsWith('/index')) return { kind: 'file', status: 200, file: page, headers };

  // One address a page: neither a slash at its end nor the name of its file.
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  if (bare !== pathname && !bare.startsWith('//') && (files.has(`${bare}.html`) || bare === '/')) {
    return { kind: 'redirect', status: 301, location: bare };
  }
  if (redirect) return follow(files, redirect, headers);
  const missing = files.get('/404.html');
  return missing && { kind: 'file', status: 404, file: missing, headers };
}

function follow(
  files: Map<string, SiteFile>,
  { to, status }: Redirect,
  headers: [string, string][],
): Found | undefined {
  if (status >= 300 && status < 400) return { kind: 'redirect', status, location: to };
  const file = files.get(to) ?? files.get(`${to}.html`);
  return file && { kind: 'file', status, file, headers };
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { repoPath } from '../../repo.ts';
import { temporaryFolder } from '../../testing/product.ts';
import { serve } from '../../testing/serve.ts';
import { serveSite } from './serve.ts';
import { loadSite, type Site } from './site.ts';

const root = temporaryFolder();

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const HEADERS = `/*
  Content-Security-Policy: default-src 'none'; script-src 'self' ${hashOf('a()')} ${hashOf('b()')}; style-src 'self' ${hashOf('p{}')}
`;
const REDIRECTS = `/fuar/tar%C4%B1m /fuarlar#ileri 301
/eski%20sayfa /fuarlar?ad=%C4%B1 301
/uzak https://ornek.example/x 301
`;

describe('serveSite', () => {
  let origin: string;
  let site: Site;
  const page = `<h1>${'Fuarlar '.repeat(100)}</h1>`;

  beforeAll(async () => {
    mkdirSync(join(root, 'release/_astro'), { recursive: true });
    writeFileSync(join(root, 'release/fuarlar.html'), page);
    writeFileSync(join(root, 'release/404.html'), page);
    writeFileSync(join(root, 'release/_redirects'), REDIRECTS);
    writeFileSync(join(root, 'release/_headers'), HEADERS);
    writeFileSync(
      join(root, 'release/b.html'),
      '<script>b()</script><style>q{}</style><p title="<script>a()</script>">',
    );
    writeFileSync(join(root, 'release/_astro/a.js'), 'a');
    mkdirSync(join(root, 'admin'));
    writeFileSync(join(root, 'admin/index.html'), page);
    site = await loadSite({
      release: join(root, 'release'),
      older: [],
      admin: join(root, 'admin'),
      netlifyToml: repoPath('netlify.toml'),
    });
    origin = await serve((request, response) => void serveSite(site, request, response));
  });

  // fetch decompresses bodies by itself, so only the headers show the encoding.
  test('compresses for clients that accept an encoding, and sets Vary', async () => {
    const plain = await fetch(`${origin}/fuarlar`, { headers: { 'accept-encoding': 'identity' } });
    const brotli = await fetch(`${origin}/fuarlar`, { headers: { 'accept-encoding': 'gzip, br' } });
    const gzipOnly = await fetch(`${origin}/fuarlar`, { headers: { 'accept-encoding': 'gzip;q=1, br;q=0' } });
    expect([plain, brotli, gzipOnly].map(({ headers }) => headers.get('content-encoding'))).toEqual([
      null,
      'br',
      'gzip',
    ]);
    expect(brotli.headers.get('vary')).toBe('accept-encoding');
    expect(await brotli.text()).toBe(page);
    expect(await gzipOnly.text()).toBe(page);
  });

  test('answers 304 for a matching ETag and 200 for another one', async () => {
    const { headers } = await fetch(`${origin}/fuarlar`);
    const etag = headers.get('etag') ?? '';
    const again = await fetch(`${origin}/fuarlar`, { headers: { 'if-none-match': `"x", ${etag}` } });
    expect(again.status).toBe(304);
    // A 304 updates the stored headers of the page (RFC 9111, 3.2).
    const policy = 'content-security-policy';
    expect(again.headers.get(policy)).toBe(headers.get(policy));
    expect(again.headers.get('content-type')).toBeNull();
    const other = await fetch(`${origin}/fuarlar`, { headers: { 'if-none-match': '"x"' } });
    expect(other.status).toBe(200);
    expect(other.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const missing = await fetch(`${origin}/yok`);
    const condition = missing.headers.get('etag') ?? '';
    expect((await fetch(`${origin}/yok`, { headers: { 'if-none-match': condition } })).status).toBe(404);
  });

  test('lets browsers cache hashed assets for a year, and missing pages never', async () => {
    const asset = await fetch(`${origin}/_astro/a.js`);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    for (const path of ['/yok', '/_astro/yok.js', '/admin/assets/yok.js']) {
      const missing = await fetch(origin + path);
      expect([path, missing.status, missing.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
  });

  test('allows a page only those inline scripts and styles of the release that the page itself has', async () => {
    for (const encoding of ['identity', 'br']) {
      const answer = await fetch(`${origin}/b`, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('content-security-policy')).toBe(
        `default-src 'none'; script-src 'self' ${hashOf('b()')}; style-src 'self'`,
      );
    }
    const missing = await fetch(`${origin}/yok`);
    expect(missing.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
  });

  test.each(['/a%0D%0Ab', '/galeri/a%0Ab', 'http://baska.test/fuarlar', '//baska.test/'])(
    'sends the security headers with the missing page %s',
    async (path) => {
      // Use `request`, because fetch cannot send a whole URL in the request line.
      const sent = request(origin, { path }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      response.resume();
      expect([response.statusCode, response.headers['x-content-type-options']]).toEqual([404, 'nosniff']);
      expect(response.headers['cross-origin-resource-policy']).toBe('same-site');
    },
  );

  test('caches the answer of a page only under its own path, so that visitors cannot fill the memory', async () => {
    site.answers.clear();
    for (const path of ['/fuarlar', '/%66uarlar', '/fuarlar?a=1', '/admin/1', '/admin/2', '/signin']) {
      expect((await fetch(origin + path)).status).toBe(200);
    }
    expect((await fetch(`${origin}/yok`)).status).toBe(404);
    await fetch(`${origin}/fuarlar`, { headers: { 'accept-encoding': 'identity' } });
    const kept = [...site.answers].map(([path, answers]) => [path, ...Object.keys(answers)]);
    expect(kept).toEqual([['/fuarlar', 'gzip']]);
  });

  test('HEAD has the headers of GET and no body; other methods are refused', async () => {
    const head = await fetch(`${origin}/fuarlar`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(page)));
    expect(await head.text()).toBe('');
    const post = await fetch(`${origin}/fuarlar`, { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('redirects a trailing slash to the page and keeps the query', async () => {
    const response = await fetch(`${origin}/fuarlar/?a=1`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/fuarlar?a=1']);
  });

  test.each([
    ['/fuar/tar%C4%B1m', '/fuarlar#ileri'],
    ['/fuar/tar%c4%b1m/?a=1', '/fuarlar?a=1#ileri'],
    ['/eski%20sayfa?a=1', '/fuarlar?ad=%C4%B1'],
    ['/uzak?a=%2F', 'https://ornek.example/x?a=%2F'],
  ])('redirects %s to %s and makes browsers revalidate the redirect', async (path, location) => {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, location]);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('shows that the site is being prepared if there is no release', async () => {
    const empty = await serve((request, response) => void serveSite(undefined, request, response));
    const response = await fetch(empty);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('Site hazırlanıyor');
  });
});

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import { beforeAll, describe, expect, test } from 'vitest';
import { repoPath } from '../../repo.ts';
import { temporaryFolder } from '../../testing/product.ts';
import { serve } from '../../testing/serve.ts';
import { createCmsProxy } from './proxy.ts';
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
    const other = await fetch(`${origin}/fuarlar`, { headers: { 'if-none-match': '"x"' } });
    expect(other.status).toBe(200);
    expect(other.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('lets hashed assets be cached for a year and missing pages not at all', async () => {
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
      expect(response.headers['cross-origin-opener-policy']).toBe('same-origin');
    },
  );

  test('keeps the answer of a page under its one address only, so that visitors cannot fill the memory', async () => {
    site.answers.clear();
    for (const path of ['/fuarlar', '/%66uarlar', '/fuarlar?a=1', '/admin/1', '/admin/2', '/signin']) {
      expect((await fetch(origin + path)).status).toBe(200);
    }
    expect([...site.answers.keys()].filter((path) => !path.startsWith('/_astro/'))).toEqual(['/fuarlar']);
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

  test('says that the site is being prepared if there is no release', async () => {
    const empty = await serve((request, response) => void serveSite(undefined, request, response));
    const response = await fetch(empty);
    expect(response.status).toBe(503);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('Site hazırlanıyor');
  });
});

describe('the proxy to the CMS', () => {
  test('forwards body and host, and appends the visitor’s IP address to X-Forwarded-For', async () => {
    const cms = await serve(async (request, response) => {
      const { host, ...headers } = request.headers;
      response.end(
        JSON.stringify({
          host,
          forwarded: headers['x-forwarded-for'],
          forwardedHost: headers['x-forwarded-host'],
        }),
      );
    });
    const proxy = createCmsProxy(cms, 1, () => undefined);
    const origin = await serve((request, response) => void proxy(request, response));
    const response = await fetch(`${origin}/api/fairs`, {
      headers: { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example' },
    });
    const host = new URL(origin).host;
    expect(await response.json()).toEqual({ host, forwarded: '6.6.6.6, 127.0.0.1', forwardedHost: host });
  });

  test('compresses long responses for clients that accept it, and nothing else', async () => {
    const long = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, title: 'Gıda Fuarı' })));
    const cms = await serve((request, response) => {
      const isPicture = request.url === '/media/a.webp';
      response.setHeader('content-type', isPicture ? 'image/webp' : 'application/json');
      response.setHeader('etag', '"a"');
      response.end(request.url === '/api/short' ? '[]' : long);
    });
    const proxy = createCmsProxy(cms, 1, () => undefined);
    const origin = await serve((request, response) => void proxy(request, response));
    const encodingOf = async (path: string, accepted: string) => {
      const response = await fetch(origin + path, { headers: { 'accept-encoding': accepted } });
      const text = await response.text();
      expect(text).toBe(path === '/api/short' ? '[]' : long);
      return response.headers.get('content-encoding');
    };
    expect(await encodingOf('/api/fairs', 'gzip, br')).toBe('br');
    expect(await encodingOf('/api/fairs', 'gzip')).toBe('gzip');
    expect(await encodingOf('/api/fairs', 'identity')).toBeNull();
    expect(await encodingOf('/api/short', 'gzip, br')).toBeNull();
    expect(await encodingOf('/media/a.webp', 'gzip, br')).toBeNull();
  });

  test('the CMS gets a keep-alive connection without the visitor’s connection headers, and at most one transfer encoding', async () => {
    const cms = await serve((request, response) => {
      const { connection, upgrade, expect: expected, 'transfer-encoding': encoding } = request.headers;
      request.resume().on('end', () => {
        response.setHeader('connection', 'close');
        response.end(JSON.stringify({ connection, upgrade, expected, encoding }));
      });
    });
    const proxy = createCmsProxy(cms, 1, () => undefined);
    const origin = await serve((request, response) => void proxy(request, response));
    const ask = (headers: OutgoingHttpHeaders) =>
      new Promise<{ seen: unknown; connection: string | undefined }>((resolve, reject) => {
        const sent = request(`${origin}/api/contact`, { method: 'POST', headers }, async (response) => {
          const { connection } = response.headers;
          resolve({ seen: JSON.parse(await text(response)), connection });
        });
        sent.on('error', reject).end('{}');
      });
    const seen = { connection: 'keep-alive' };
    const chunked = { ...seen, encoding: 'chunked' };
    expect(await ask({ connection: 'close', 'content-length': 2 })).toEqual({ seen, connection: 'close' });
    expect(await ask({ connection: 'keep-alive', 'transfer-encoding': 'Chunked' })).toEqual({
      seen: chunked,
      connection: 'keep-alive',
    });
    expect(await ask({ connection: 'Upgrade', upgrade: 'h2c', expect: '100-continue' })).toEqual({
      seen: chunked,
      connection: 'keep-alive',
    });
  });

  test('a CMS crash during an upload does not block later requests of the connection', async () => {
    const cms = await serve((request) => request.once('data', () => request.socket.resetAndDestroy()));
    const proxy = createCmsProxy(cms, 1, () => undefined);
    const origin = await serve((request, response) => {
      if (request.url === '/page') response.end('page');
      else void proxy(request, response);
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (path: string, body?: Buffer) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { agent, method: body ? 'POST' : 'GET' };
        const sent = request(origin + path, options, (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        });
        sent.on('error', reject).end(body);
      });
    const answers = await Promise.all([send('/api/upload', Buffer.alloc(8_000_000)), send('/page')]);
    agent.destroy();
    expect(answers).toEqual([503, 200]);
  });

  test('says in Turkish that the CMS is down, and gives contact details', async () => {
    mkdirSync(join(root, 'contact'), { recursive: true });
    writeFileSync(
      join(root, 'contact/iletisim.json'),
      '{"phone":"0412 000 21 00","email":"bilgi@bazaltfuar.example"}',
    );
    const site = await loadSite({
      release: join(root, 'contact'),
      older: [],
      admin: join(root, 'none'),
      netlifyToml: repoPath('netlify.toml'),
    });
    const proxy = createCmsProxy('http://127.0.0.1:1', 1, () => site);
    const origin = await serve((request, response) => void proxy(request, response));
    const post = await fetch(`${origin}/api/contact`, { method: 'POST', body: '{}' });
    expect(post.status).toBe(503);
    const { message } = (await post.json()) as { message: string };
    expect(message).toContain('kullanılamıyor');
    expect(message).toContain('0412 000 21 00 numaralı telefondan veya bilgi@bazaltfuar.example adresinden');
    expect(await (await fetch(`${origin}/api/fairs`)).json()).toEqual({
      message: ERROR_MESSAGES.unavailable,
    });
  });
});

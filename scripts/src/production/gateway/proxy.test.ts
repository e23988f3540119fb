import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import { expect, test, vi } from 'vitest';
import { repoPath } from '../../repo.ts';
import { temporaryFolder } from '../../testing/product.ts';
import { serve } from '../../testing/serve.ts';
import { createCompressor } from './compress.ts';
import { createCmsProxy } from './proxy.ts';
import { loadSite } from './site.ts';

vi.mock('./compress.ts', { spy: true });

async function listenInFront(cms: RequestListener, trustedProxies = 1): Promise<string> {
  const proxy = createCmsProxy(await serve(cms), trustedProxies, () => undefined);
  return serve((request, response) => void proxy(request, response));
}

const LONG = JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ id, title: 'Gıda Fuarı' })));

function aList(headers: Record<string, string> = {}) {
  const list = { body: LONG, version: '1', conditions: [] as (string | undefined)[] };
  const answer: RequestListener = ({ headers: { 'if-none-match': condition } }, response) => {
    const etag = `"${list.version}"`;
    list.conditions.push(condition);
    const fresh = { etag, 'cache-control': 'public, max-age=0', 'x-content-version': list.version };
    if (condition === etag) return void response.writeHead(304, fresh).end();
    const ofBody = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(list.body) };
    response.writeHead(200, { ...fresh, ...ofBody, 'x-frame': 'own', ...headers }).end(list.body);
  };
  return { list, answer };
}

test('sends its own copy of a public list after the CMS has confirmed it, compressed as the client accepts', async () => {
  const { list, answer } = aList();
  const origin = await listenInFront(answer);
  for (const accepted of ['identity', 'br', 'gzip', 'br', 'identity']) {
    const response = await fetch(`${origin}/api/fairs`, { headers: { 'accept-encoding': accepted } });
    const { headers } = response;
    expect(await response.text()).toBe(LONG);
    expect(headers.get('content-encoding') ?? 'identity').toBe(accepted);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect([headers.get('etag'), headers.get('x-frame')]).toEqual(['"1"', 'own']);
    expect(headers.get('content-type')).toBe('application/json');
  }
  expect(list.conditions).toEqual([undefined, '"1"', '"1"', '"1"', '"1"']);
});

test('compresses an answer once, also for conditional requests and unknown parameters', async () => {
  const { answer } = aList();
  const origin = await listenInFront(answer);
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers: { 'accept-encoding': 'br', ...headers } });
    const kept = ['content-encoding', 'etag', 'vary', 'x-frame'].map((name) => response.headers.get(name));
    return [response.status, await response.text(), ...kept];
  };
  const expected = [200, LONG, 'br', '"1"', 'Accept-Encoding', 'own'];
  expect(await ask('/api/fairs')).toEqual(expected);
  vi.mocked(createCompressor).mockClear();
  expect(await ask('/api/fairs', { 'if-none-match': '"x"' })).toEqual(expected);
  expect(await ask('/api/fairs', { range: 'bytes=0-5' })).toEqual(expected);
  for (const n of [1, 2, 3]) expect(await ask(`/api/fairs?x=${n}`)).toEqual(expected);
  expect(createCompressor).not.toHaveBeenCalled();
});

test('concurrent requests share a confirmation that begins after they arrived', async () => {
  const { list, answer } = aList();
  const arrived = Promise.withResolvers<void>();
  const cms = await serve(async (request, response) => {
    if (list.conditions.length === 1) await arrived.promise;
    answer(request, response);
  });
  const proxy = createCmsProxy(cms, 1, () => undefined);
  let requests = 0;
  const origin = await serve((request, response) => {
    void proxy(request, response);
    requests += 1;
    if (requests === 10) arrived.resolve();
  });
  const ask = async () => (await fetch(`${origin}/api/fairs`)).text();
  await ask();
  expect(await Promise.all(Array.from({ length: 9 }, ask))).toEqual(Array.from({ length: 9 }, () => LONG));
  // One call fetches the list. The other nine calls need at most two confirmations: one for the calls of the first event-loop
  // turn, and one for all later calls.
  expect(list.conditions.length).toBeLessThanOrEqual(3);
});

test('a confirmation carries no headers of a visitor', async () => {
  const { answer } = aList();
  const seen: string[][] = [];
  const origin = await listenInFront((request, response) => {
    seen.push(Object.keys(request.headers).toSorted());
    answer(request, response);
  });
  for (let n = 0; n < 2; n += 1) {
    await (await fetch(`${origin}/api/fairs`, { headers: { cookie: 'session=1' } })).text();
  }
  expect(seen[1]).toEqual(['connection', 'host', 'if-none-match']);
});

test('sends changed content at once, with the content version from the CMS', async () => {
  const { list, answer } = aList();
  const origin = await listenInFront(answer);
  await (await fetch(`${origin}/api/fairs`)).text();
  Object.assign(list, { version: '2', body: '["changed"]' });
  for (let n = 0; n < 2; n += 1) {
    const response = await fetch(`${origin}/api/fairs`);
    expect([await response.text(), response.headers.get('x-content-version')]).toEqual(['["changed"]', '2']);
  }
});

test('sends no cached list after it was removed, or while the CMS is down', async () => {
  const { answer } = aList();
  let cms = answer;
  const origin = await listenInFront((request, response) => cms(request, response));
  const ask = async () => (await fetch(`${origin}/api/fairs/7`)).status;
  expect(await ask()).toBe(200);
  cms = (_, response) => void response.writeHead(404).end();
  expect(await ask()).toBe(404);
  cms = (request) => void request.socket.destroy();
  expect(await ask()).toBe(503);
});

test('caches at most 4 MB, and drops the answers that were not used for the longest time', async () => {
  const { list, answer } = aList();
  list.body = JSON.stringify('x'.repeat(500_000));
  const origin = await listenInFront(answer);
  const conditionOf = async (n: number) => {
    await (await fetch(`${origin}/api/fairs?n=${n}`)).text();
    return list.conditions.at(-1);
  };
  for (const n of [0, 1, 2, 3, 4, 5, 6, 7]) await conditionOf(n);
  expect(await conditionOf(0)).toBe('"1"');
  expect(await conditionOf(8)).toBeUndefined();
  expect([await conditionOf(0), await conditionOf(1)]).toEqual(['"1"', undefined]);
  list.body = JSON.stringify('x'.repeat(600_000));
  expect([await conditionOf(9), await conditionOf(9)]).toEqual([undefined, undefined]);
});

test('keeps no body of a list that has changed', async () => {
  const { list, answer } = aList();
  const origin = await listenInFront(answer);
  const ask = async (headers = {}) => (await fetch(`${origin}/api/fairs`, { headers })).text();
  await ask();
  list.version = '2';
  await ask();
  list.version = '1';
  vi.mocked(createCompressor).mockClear();
  await ask({ 'if-none-match': '"x"' });
  expect(createCompressor).toHaveBeenCalledOnce();
});

test('uses its connections to the CMS again', async () => {
  const { answer } = aList();
  const connections = new Set<unknown>();
  const origin = await listenInFront((request, response) => {
    connections.add(request.socket);
    answer(request, response);
  });
  for (let n = 0; n < 20; n += 1) {
    await (await fetch(`${origin}/api/fairs`)).text();
    await (await fetch(`${origin}/api/fairs`, { headers: { 'if-none-match': '"x"' } })).text();
  }
  expect(connections.size).toBeLessThan(10);
});

test("forwards a browser's conditional request to the CMS", async () => {
  const { list, answer } = aList();
  const origin = await listenInFront(answer);
  await (await fetch(`${origin}/api/fairs`)).text();
  const ask = (condition: string) =>
    fetch(`${origin}/api/fairs`, { headers: { 'if-none-match': condition } });
  const { status, headers } = await ask('"1"');
  // A 304 has the `Vary` of its 200 (RFC 9110, 15.4.5).
  expect([status, headers.get('vary')]).toEqual([304, 'Accept-Encoding']);
  expect(await (await ask('"old"')).text()).toBe(LONG);
  expect(list.conditions).toEqual([undefined, '"1"', '"old"']);
});

test.each([
  ['private', { 'cache-control': 'private, no-cache' }],
  ['dependent on the caller', { vary: 'origin' }],
  ['setting a cookie', { 'set-cookie': 'a=1' }],
  ['a picture', { 'content-type': 'image/webp' }],
])('caches no answer that is %s', async (_, headers) => {
  const { list, answer } = aList(headers);
  const origin = await listenInFront(answer);
  for (let n = 0; n < 2; n += 1) expect(await (await fetch(`${origin}/api/fairs`)).text()).toBe(LONG);
  expect(list.conditions).toEqual([undefined, undefined]);
});

test('passes every cookie, and compresses an answer of unknown length', async () => {
  const origin = await listenInFront((_, response) => {
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.setHeader('content-type', 'text/csv');
    response.write('Şirket;');
    response.end('Diyarbakır');
  });
  const response = await fetch(`${origin}/api/admin/export`, { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.text()).toBe('Şirket;Diyarbakır');
});

test('a HEAD request gets the headers of GET, and an answer without a body is not compressed', async () => {
  const { answer } = aList();
  const origin = await listenInFront((request, response) =>
    request.method === 'DELETE' ? void response.writeHead(204).end() : answer(request, response),
  );
  const head = await fetch(`${origin}/api/fairs`, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(LONG)));
  expect(await (await fetch(`${origin}/api/fairs`)).text()).toBe(LONG);
  const removed = await fetch(`${origin}/api/admin/fairs/1`, { method: 'DELETE' });
  expect([removed.status, removed.headers.get('content-encoding')]).toEqual([204, null]);
});

test('an upload that the CMS refuses gets the refusal before its last byte is sent', async () => {
  const origin = await listenInFront((upload, response) => {
    response.once('finish', () => upload.resume());
    response.writeHead(413).end('too large');
  });
  const sent = request(`${origin}/api/admin/media`, { method: 'POST' });
  sent.write(Buffer.alloc(2_000_000));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([413, 'too large']);
  sent.end();
});

test('ends the request to the CMS when the visitor leaves', async () => {
  const { promise: isEnded, resolve } = Promise.withResolvers<void>();
  const origin = await listenInFront((_, response) => {
    response.once('close', resolve);
    response.write('the first bytes');
  });
  const sent = request(`${origin}/media/film.mp4`).end();
  sent.on('error', () => {});
  await once(sent, 'response');
  sent.destroy();
  await isEnded;
});

test.each(['identity', 'br'])('aborts its response (%s) when the CMS aborts', async (accepted) => {
  const origin = await listenInFront((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000_000 });
    response.write(LONG, () => response.destroy());
  });
  const asked = fetch(`${origin}/api/fairs`, { headers: { 'accept-encoding': accepted } });
  await expect(asked.then((response) => response.text())).rejects.toThrow();
});

test('a visitor who keeps 256 connections to the CMS busy delays no other visitor', async () => {
  const busy: ServerResponse[] = [];
  const full = Promise.withResolvers<void>();
  const origin = await listenInFront((request, response) => {
    if (request.url === '/api/fairs') return void response.end('fairs');
    busy.push(response);
    if (busy.length === 256) full.resolve();
  }, 2);
  const ask = (visitor: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { 'x-forwarded-for': visitor };
      request(origin + path, { headers, agent: false }, (answer) => resolve(text(answer)))
        .on('error', reject)
        .end();
    });
  // The visitor forges the first address. The proxy in front of the gateway adds the second.
  const slow = Array.from({ length: 256 }, (_, n) => ask(`198.51.100.${n}, 192.0.2.1`, '/api/slow'));
  await full.promise;
  expect(await ask('192.0.2.2', '/api/fairs')).toBe('fairs');

  // A request that the visitor aborts while it waits occupies no connection afterwards.
  const aborted = request(`${origin}/api/fairs`, {
    headers: { 'x-forwarded-for': '192.0.2.1' },
    agent: false,
  });
  aborted.on('error', () => {}).end();
  await ask('192.0.2.2', '/api/fairs');
  aborted.destroy();

  // The next request of the busy visitor waits until one of the visitor's other requests ends.
  const waiting = ask('192.0.2.1', '/api/fairs');
  expect(await ask('192.0.2.2', '/api/fairs')).toBe('fairs');
  expect(await Promise.race([waiting, 'waits'])).toBe('waits');
  busy.shift()?.end();
  expect(await waiting).toBe('fairs');
  for (const response of busy) response.end();
  await Promise.all(slow);
  await Promise.all(slow.map(() => ask('192.0.2.1', '/api/fairs')));
});

test('forwards body and host, and appends the visitor’s IP address to X-Forwarded-For', async () => {
  const origin = await listenInFront(({ headers }, response) => {
    const names = ['host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];
    response.end(JSON.stringify(names.map((name) => headers[name])));
  });
  const response = await fetch(`${origin}/api/fairs`, {
    headers: {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    },
  });
  const host = new URL(origin).host;
  expect(await response.json()).toEqual([host, '6.6.6.6, 127.0.0.1', host, 'http']);
});

test('forwards a request without a host, which old clients and health checks send', async () => {
  const origin = await listenInFront(({ headers }, response) => void response.end(headers.host));
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write('GET /api/health HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK.*127\.0\.0\.1:\d+$/s);
});

test('takes host and scheme from a proxy in front of the gateway', async () => {
  const origin = await listenInFront(({ headers }, response) => {
    response.end([headers['x-forwarded-host'], headers['x-forwarded-proto']].join());
  }, 2);
  const headers = { 'x-forwarded-host': 'fuar.example', 'x-forwarded-proto': 'https' };
  expect(await (await fetch(`${origin}/api/fairs`, { headers })).text()).toBe('fuar.example,https');
});

test('compresses no answer that the CMS has compressed', async () => {
  const origin = await listenInFront((_, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' });
    response.end(gzipSync(LONG));
  });
  const response = await fetch(`${origin}/console/a.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['gzip', LONG]);
});

test('compresses neither a short answer nor a picture', async () => {
  const origin = await listenInFront(({ url }, response) => {
    response.setHeader('content-type', url === '/media/a.webp' ? 'image/webp' : 'application/json');
    response.end(url === '/api/short' ? '[]' : LONG);
  });
  for (const path of ['/api/short', '/media/a.webp']) {
    const { headers } = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(headers.get('content-encoding'), path).toBeNull();
  }
});

test('the CMS gets a keep-alive connection without the visitor’s connection headers, and at most one transfer encoding', async () => {
  const origin = await listenInFront((request, response) => {
    const { connection, upgrade, expect: expected, 'transfer-encoding': encoding } = request.headers;
    request.resume().on('end', () => {
      response.setHeader('connection', 'close');
      response.end(JSON.stringify({ connection, upgrade, expected, encoding }));
    });
  });
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

const refuseUnread: RequestListener = (request, response) => {
  request.pause();
  response.writeHead(413).end();
};
const crash: RequestListener = (request) => void request.socket.resetAndDestroy();
test.each([
  ['crashes during an upload', 503, crash],
  ['refuses an upload and does not read it', 413, refuseUnread],
])('a CMS that %s does not block later requests of the connection', async (_, status, react) => {
  const cms = await serve((request, response) => request.once('data', () => react(request, response)));
  const proxy = createCmsProxy(cms, 1, () => undefined);
  const origin = await serve((request, response) => {
    if (request.url === '/page') response.end('page');
    else void proxy(request, response);
  });
  // A client of node:http would close the connection after an early response, but a proxy in front of the gateway may go on.
  const { hostname, port } = new URL(origin);
  const client = connect(Number(port), hostname);
  client.write('POST /api/upload HTTP/1.1\r\nhost: fuar.test\r\ncontent-length: 8000000\r\n\r\n');
  client.write(Buffer.alloc(8_000_000));
  client.write('GET /page HTTP/1.1\r\nhost: fuar.test\r\nconnection: close\r\n\r\n');
  const answers = await text(client);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200']);
});

/** A gateway without a CMS. Its site has these contact details. */
async function listenAlone(contact: { phone?: string; email?: string }): Promise<string> {
  const release = temporaryFolder();
  writeFileSync(join(release, 'iletisim.json'), JSON.stringify(contact));
  const admin = join(release, 'none');
  const site = await loadSite({ release, older: [], admin, netlifyToml: repoPath('netlify.toml') });
  const proxy = createCmsProxy('http://127.0.0.1:1', 1, () => site);
  return serve((request, response) => void proxy(request, response));
}

const EMAIL = 'bilgi@bazaltfuar.example';
test.each([
  [{ phone: '0412 000 21 00', email: EMAIL }, `0412 000 21 00 numaralı telefondan veya ${EMAIL} adresinden`],
  [{ phone: '', email: EMAIL }, `${EMAIL} adresinden`],
])('reports in Turkish that the CMS is down, and gives the contact details %o', async (contact, ways) => {
  const origin = await listenAlone(contact);
  const post = await fetch(`${origin}/api/contact`, { method: 'POST', body: '{}' });
  expect(post.status).toBe(503);
  const message = `${ERROR_MESSAGES.unavailable} ${ERROR_MESSAGES.reachUs(ways)}`;
  expect(await post.json()).toEqual({ message });
});

test('reports that the CMS is down as a page only for an address that is not part of the API', async () => {
  const origin = await listenAlone({});
  const ask = async (path: string) => {
    const response = await fetch(origin + path, { headers: { accept: 'text/html' } });
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  expect(await ask('/console')).toEqual([
    503,
    'text/html; charset=utf-8',
    expect.stringContaining('<title>'),
  ]);
  const message = ERROR_MESSAGES.unavailable;
  expect(await ask('/api/fairs')).toEqual([
    503,
    'application/json; charset=utf-8',
    JSON.stringify({ message }),
  ]);
});

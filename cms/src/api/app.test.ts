import { readdirSync } from 'node:fs';
import { errorBodySchema } from '@fuar/shared/schemas/error';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkImageBytes } from '../media/check-image.ts';
import { storeImageBytes } from '../media/store-image.ts';
import { tempDirOf } from '../start/folders.ts';
import { aPicture } from '../testing/pictures.ts';
import { ADMIN, answerOf, openApi, serveApi } from '../testing/start-api.ts';

const api = serveApi('sqlite');
afterEach(() => expect(readdirSync(tempDirOf(api.env))).toEqual([]));

async function expectError(response: Response, status: number): Promise<void> {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { message } = errorBodySchema.strict().parse(await response.json());
  expect(message).toMatch(/^[A-ZÇĞİÖŞÜ“].*\.$/);
}

test('answers 401 to a call of staff without a session', async () => {
  await expectError(await api.call('GET', '/admin/fairs'), 401);
});

test.each(['/', '/nope', '/fairs/', '/fairs/1/x', '/Fairs', '/admin', '/admin/nope', '/../etc/passwd'])(
  '/api%s gives 404',
  async (path) => {
    await expectError(await api.ask('GET', path), 404);
  },
);

test('HEAD answers like GET, without the body', async () => {
  const response = await api.call('HEAD', '/fairs');
  expect(await answerOf(response)).toEqual([200, '']);
  expect(response.headers.get('etag')).toBeTruthy();
});

describe('JSON bodies', () => {
  const send = (body: BodyInit, type = 'application/json') =>
    api.call('POST', '/auth/login', { body, headers: { 'content-type': type } });

  test.each(['', '{', 'x', '{"a":}', '\u0000', '{"username":"a"} x'])(
    'rejects the malformed body %j',
    async (body) => {
      await expectError(await send(body), 400);
    },
  );
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'multipart/form-data; boundary=x',
  ])('rejects the content type %s', async (type) => {
    await expectError(await send('{}', type), 415);
  });
  test('rejects a body without a content type', async () => {
    await expectError(await api.call('POST', '/auth/login', { body: new Uint8Array([123, 125]) }), 415);
  });
  test('accepts a content type with a charset', async () => {
    expect((await send(JSON.stringify(ADMIN), 'Application/JSON; charset=utf-8')).status).toBe(200);
  });
  test('rejects more than 256 KiB, with and without a content-length', async () => {
    const body = JSON.stringify({ username: 'x'.repeat(256 * 1024), password: 'x' });
    await expectError(await send(body), 413);
    const stream = new Blob([body]).stream();
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    };
    await expectError(await api.request('/api/auth/login', init as RequestInit), 413);
  });
});

describe('multipart bodies', () => {
  const send = (body: string, type: string) =>
    api.ask('POST', '/admin/fairs', { body, headers: { 'content-type': type } });

  test('rejects a malformed body and another content type', async () => {
    await expectError(await send('x', 'multipart/form-data; boundary=sinir'), 400);
    await expectError(await send('{}', 'application/json'), 415);
  });
});

describe('the check of the origin', () => {
  const post = (headers: Record<string, string>) => api.call('POST', '/auth/logout', { headers });

  test.each([
    [{ host: 'fuar.test', origin: 'http://kotu.test' }],
    [{ host: 'fuar.test', origin: 'null' }],
    [{ host: 'fuar.test', origin: 'http://fuar.test:81' }],
    [{ host: 'fuar.test', origin: 'http://fuar.test.kotu.test' }],
    [{ host: 'fuar.test', 'x-forwarded-host': 'kotu.test', origin: 'http://kotu.test' }],
    [{ host: 'fuar.test', 'sec-fetch-site': 'cross-site' }],
    [{ host: 'fuar.test', 'sec-fetch-site': 'same-site' }],
  ])('rejects a state-changing request with %j', async (headers) => {
    await expectError(await post(headers), 403);
  });
  test.each([
    [{ host: 'fuar.test' }],
    [{ host: 'fuar.test', origin: 'http://fuar.test' }],
    [{ host: 'fuar.test:8080', origin: 'http://fuar.test:8080' }],
    [{ host: 'fuar.test', 'sec-fetch-site': 'same-origin' }],
  ])('accepts a state-changing request with %j', async (headers) => {
    expect((await post(headers)).status).toBe(204);
  });
  test('lets any site read public content', async () => {
    expect((await api.call('GET', '/fairs', { headers: { origin: 'http://kotu.test' } })).status).toBe(200);
  });
});

test('accepts only the public address and the back-office as origins, also behind a proxy', async () => {
  const own = await openApi('sqlite', {
    PUBLIC_SITE_URL: 'https://fuar.test/',
    ADMIN_ORIGIN: 'https://yonetim.test',
    TRUST_PROXY: '1',
  });
  const status = async (origin: string) =>
    (await own.call('POST', '/auth/logout', { headers: { origin, host: 'x', 'x-forwarded-host': 'x' } }))
      .status;
  expect(await status('https://fuar.test')).toBe(204);
  expect(await status('https://yonetim.test')).toBe(204);
  expect(await status('http://fuar.test')).toBe(403);
  expect(await status('http://x')).toBe(403);
  const headers = { origin: 'https://yonetim.test', 'access-control-request-method': 'PUT' };
  const preflight = await own.call('OPTIONS', '/admin/fairs/1', { headers });
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://yonetim.test');
  expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
});

test('answers an unexpected failure with an id only, and logs the details under it', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(api.payload, 'find').mockRejectedValue(new Error('SELECT * FROM gizli at /srv/app.js'));
  const response = await api.call('GET', '/fairs?page=77');
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  await expectError(response, 500);
  expect(String(log.mock.calls[0]?.[0])).toContain(id);
  expect(String(log.mock.calls[0]?.[0])).toContain('gizli');
});

test('healthz answers 503 when the database does not answer', async () => {
  expect(await (await api.call('GET', '/healthz')).json()).toEqual({ status: 'ok' });
  vi.spyOn(api.payload.db, 'findOne').mockRejectedValue(new Error('gone'));
  await expectError(await api.call('GET', '/healthz'), 503);
});

test('keeps sessions when the database does not answer', async () => {
  vi.spyOn(api.payload.db, 'findOne').mockRejectedValue(new Error('gone'));
  await expectError(await api.ask('GET', '/auth/verify'), 503);
  await expectError(await api.ask('GET', '/admin/fairs'), 503);
});

test('answers 503, not 415, for a picture when the database does not answer', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const picture = await aPicture('a');
  const image = await checkImageBytes('a.png', Buffer.from(await picture.arrayBuffer()));
  vi.spyOn(api.payload.db, 'findOne').mockRejectedValue(new Error('gone'));
  await expect(storeImageBytes(api.payload, 'a.png', image)).rejects.toMatchObject({ status: 503 });
});

test('serves openapi.json like any other public read', async () => {
  const first = await api.call('GET', '/openapi.json');
  const { 'cache-control': cacheControl, etag = '' } = Object.fromEntries(first.headers);
  expect(cacheControl).toBe((await api.call('GET', '/fairs')).headers.get('cache-control'));
  expect(await first.json()).toMatchObject({ openapi: '3.1.0' });
  const same = await api.call('GET', '/openapi.json', { headers: { 'if-none-match': etag } });
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
});

describe('a read of staff that another site causes', () => {
  const site = { PUBLIC_SITE_URL: 'https://fuar.test', ADMIN_ORIGIN: 'https://yonetim.test' };
  const foreign = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
  const status = async (own: Awaited<ReturnType<typeof openApi>>, path: string, headers: object) =>
    (await own.call('GET', path, { as: 'staff', headers: { ...foreign, ...headers } })).status;

  test('is refused if every site can make the browser send the cookie, and adds no entry to the record of actions', async () => {
    const own = await openApi('sqlite', { ...site, COOKIE_SAMESITE: 'none' });
    const entries = () => own.count('records');
    await own.call('GET', '/auth/verify', { as: 'staff' });
    const before = await entries();
    for (const headers of [
      {},
      { origin: 'https://kotu.test' },
      { origin: 'null' },
      { 'sec-fetch-dest': 'iframe' },
    ]) {
      expect(await status(own, '/admin/contact', headers)).toBe(403);
      expect(await status(own, '/auth/verify', headers)).toBe(403);
    }
    expect(await entries()).toBe(before);
    expect(await status(own, '/fairs', {})).toBe(200);
    expect(
      await status(own, '/auth/verify', { origin: 'https://yonetim.test', 'sec-fetch-dest': 'empty' }),
    ).toBe(200);
    expect(await status(own, '/auth/verify', { 'sec-fetch-site': 'same-origin' })).toBe(200);
    // A link, for example in a mail, opens as it does with SameSite=Lax.
    const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(await status(own, '/auth/verify', link)).toBe(200);
  });

  test('is not refused if the browser withholds the cookie from other sites', async () => {
    const own = await openApi('sqlite', site);
    expect(await status(own, '/auth/verify', {})).toBe(200);
  });
});

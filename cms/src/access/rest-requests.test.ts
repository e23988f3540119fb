import { describe, expect, test } from 'vitest';
import { aPicture } from '../testing/pictures.ts';
import { ADMIN, answerOf, serveApi } from '../testing/start-api.ts';

const MB = 1024 * 1024;
const api = serveApi('sqlite');

describe('a body in /rest', () => {
  const send = (method: string, path: string, body: BodyInit, more: Record<string, string> = {}) => {
    const headers = { 'content-type': 'application/json', ...more };
    return api.rest(method, path, { as: 'staff', headers, body, duplex: 'half' } as RequestInit);
  };
  const ofSize = (bytes: number) => `{"x":"${'a'.repeat(bytes - 8)}"}`;
  const inParts = (text: string) => new Response(text).body as ReadableStream;

  test.each([
    ['POST', '/fairs'],
    ['PATCH', '/fairs/1'],
    ['POST', '/globals/site-settings'],
    ['POST', '/media'],
  ])('of %s %s has 25 MB at most, with and without a stated length', async (method, path) => {
    for (const body of [ofSize(25 * MB + 1), inParts(ofSize(25 * MB + 1))]) {
      const answer = await send(method, path, body);
      expect(await answerOf(answer)).toEqual([413, { errors: [{ message: 'Gönderilen veri çok büyük.' }] }]);
    }
    expect((await send(method, path, inParts(ofSize(25 * MB)))).status).not.toBe(413);
  });

  test('gets 503 while ten bodies of 25 MB are in memory, unless it is short', async () => {
    const held: ReadableStreamDefaultController[] = [];
    const slow = () => new ReadableStream({ start: (controller) => void held.push(controller) });
    const waiting = Array.from({ length: 10 }, () => send('POST', '/payload-preferences/x', slow()));
    const long = () => send('POST', '/payload-preferences/x', inParts('{"value":1}'));
    const refused = await long();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await refused.text()).toMatch(/^{"errors":\[{"message":"Hizmet şu anda kullanılamıyor/);
    const short = await send('POST', '/payload-preferences/x', '{"value":1}', { 'content-length': '11' });
    expect(short.status).toBe(200);
    for (const controller of held) controller.close();
    await Promise.all(waiting);
    expect((await long()).status).toBe(200);
  });

  test.each(['{', ' ', 'where[id][exists]=true'])(
    'that holds the malformed query %j gets 400',
    async (body) => {
      for (const path of ['/fairs', '/users/me', '/globals/site-settings', '/payload-preferences/x']) {
        const answer = await send('POST', path, body, { 'x-payload-http-method-override': 'GET' });
        const errors = [{ message: 'Gönderilen veri okunamadı.' }];
        expect(await answerOf(answer), path).toEqual([400, { errors }]);
      }
    },
  );

  test('that holds a query is answered with the rows of the query', async () => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    };
    const answer = await send('POST', '/users', 'where[role][equals]=admin', headers);
    expect([answer.status, ((await answer.json()) as { totalDocs: number }).totalDocs]).toEqual([200, 1]);
  });
});

describe('an address that /rest does not have', () => {
  test.each([
    ['GET', '/yok'],
    ['GET', '/yok/1?a=b'],
    ['POST', '/yok'],
    ['DELETE', '/yok'],
    ['PUT', '/fairs/1'],
    ['POST', '/fairs/1'],
    ['GET', '/fairs/1/yok/2'],
    ['GET', '/globals/yok'],
    ['DELETE', '/globals/site-settings'],
    ['GET', '/payload-migrations/x/y/z'],
    ['POST', '/graphql'],
  ])('gets 404 in Turkish, as in /api: %s %s', async (method, path) => {
    const answer = await api.rest(method, path, { as: 'staff', ...(method === 'GET' ? {} : { json: {} }) });
    expect(await answerOf(answer)).toEqual([404, { message: 'Böyle bir adres yok.' }]);
  });
});

describe('caches', () => {
  const cacheControlOf = async (path: string) =>
    (await api.rest('GET', path, { as: 'staff' })).headers.get('cache-control');

  test('may keep the pictures of /rest, but not its rows', async () => {
    for (const path of ['/contact-messages', '/users/me', '/globals/site-settings', '/payload-preferences/x'])
      expect([path, await cacheControlOf(path)]).toEqual([path, 'no-store']);
    const form = { imageFile: await aPicture('salon.png') };
    const { url } = await api.staff<{ url: string }>('POST', '/admin/media', { form });
    expect(await cacheControlOf(url.replace('/media/', '/media/file/'))).toMatch(/^public, max-age=/);
  });

  test('keep no answer to a sign-in in /rest, because the answer contains the token', async () => {
    const body = JSON.stringify({ email: ADMIN.username, password: ADMIN.password });
    const headers = { 'content-type': 'application/json' };
    const answer = await api.request('/rest/users/login', { method: 'POST', headers, body });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

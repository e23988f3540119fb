import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaDirOf } from '../../start/folders.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

const BYTES = 'abcdefghij';
let api: Api;
beforeAll(async () => {
  api = await startApi('sqlite');
  writeFileSync(join(mediaDirOf(api.env), 'abc-480x320.webp'), BYTES);
  writeFileSync(join(mediaDirOf(api.env), 'kotu.html'), '<script>');
  writeFileSync(join(api.env.DATA_DIR, 'gizli.png'), 'x');
});
afterAll(() => api.close());

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  api.request('/media/abc-480x320.webp', { method, headers });

test('a picture may be kept for ever and can do nothing', async () => {
  const response = await get();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-length': '10',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag: '"abc-480x320.webp"',
  });
  expect([response.status, await response.text()]).toEqual([200, BYTES]);
});

test('who has it gets 304, by tag or by time', async () => {
  expect((await get({ 'if-none-match': 'W/"abc-480x320.webp"' })).status).toBe(304);
  expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  const modified = (await get()).headers.get('last-modified') ?? '';
  expect((await get({ 'if-modified-since': modified })).status).toBe(304);
  expect((await get({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).status).toBe(200);
});

test.each([
  ['bytes=0-3', 206, 'abcd', 'bytes 0-3/10'],
  ['bytes=7-', 206, 'hij', 'bytes 7-9/10'],
  ['bytes=-2', 206, 'ij', 'bytes 8-9/10'],
  ['bytes=5-99', 206, 'fghij', 'bytes 5-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=3-1', 200, BYTES, null],
  ['bytes=0-1,4-5', 200, BYTES, null],
  ['items=0-1', 200, BYTES, null],
])('the range %s', async (range, status, body, contentRange) => {
  const response = await get({ range });
  expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
    status,
    body,
    contentRange,
  ]);
});

test('a part is told what it is, and kept like the whole', async () => {
  const { headers } = await get({ range: 'bytes=0-3' });
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-length': '4',
    'x-content-type-options': 'nosniff',
    etag: '"abc-480x320.webp"',
  });
});

test('what cannot be satisfied is not kept for ever', async () => {
  const { headers } = await get({ range: 'bytes=10-' });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('a part of another file is the whole of this one', async () => {
  const range = 'bytes=0-3';
  const modified = (await get()).headers.get('last-modified') ?? '';
  const status = async (ifRange: string) => (await get({ range, 'if-range': ifRange })).status;
  expect(await status('"abc-480x320.webp"')).toBe(206);
  expect(await status(modified)).toBe(206);
  expect(await status('"other"')).toBe(200);
  expect(await status('W/"abc-480x320.webp"')).toBe(200);
  expect(await status('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
});

test('HEAD tells what GET would, without the body and of no part', async () => {
  const whole = Object.fromEntries((await get()).headers);
  for (const asked of [{}, { range: 'bytes=0-3' }, { range: 'bytes=10-' }]) {
    const response = await get(asked, 'HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Object.fromEntries(response.headers)).toEqual(whole);
  }
  expect((await get({ 'if-none-match': '"abc-480x320.webp"' }, 'HEAD')).status).toBe(304);
  expect((await api.request('/media/yok.webp', { method: 'HEAD' })).status).toBe(404);
});

test.each([
  ['a.jpg', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.gif', 'image/gif'],
  ['a.webp', 'image/webp'],
])('%s is %s', async (name, type) => {
  writeFileSync(join(mediaDirOf(api.env), name), BYTES);
  expect((await api.request(`/media/${name}`)).headers.get('content-type')).toBe(type);
});

test('a picture that is not there is told in JSON that nobody keeps', async () => {
  const response = await api.request('/media/yok.webp');
  expect([response.status, await response.json()]).toEqual([
    404,
    { message: 'Aradığınız kayıt bulunamadı.' },
  ]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  'kotu.html',
  '..%2fgizli.png',
  '%2e%2e%2fgizli.png',
  '..',
  'x.png',
  '',
  'abc-480x320.webp/',
  '.env',
  'a%00.png',
])('/media/%s is not there', async (name) => {
  expect((await api.request(`/media/${name}`)).status).toBe(404);
});

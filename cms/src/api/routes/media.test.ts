import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaDirOf } from '../../folders.ts';
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

test('HEAD has the length and no body', async () => {
  const response = await get({}, 'HEAD');
  expect([response.headers.get('content-length'), await response.text()]).toEqual(['10', '']);
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

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { mediaDirOf } from '../../start/folders.ts';
import { answerOf, serveApi } from '../../testing/start-api.ts';

const BYTES = 'abcdefghij';
const api = serveApi('sqlite');
beforeAll(async () => {
  writeFileSync(join(mediaDirOf(api.env), 'abc-480x320.webp'), BYTES);
  writeFileSync(join(mediaDirOf(api.env), 'kotu.html'), '<script>');
  writeFileSync(join(api.env.DATA_DIR, 'gizli.png'), 'x');
});

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  api.request('/media/abc-480x320.webp', { method, headers });

test('lets a picture be cached for ever and embedded by any origin, and forbids it to run anything', async () => {
  const response = await get();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-length': '10',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag: '"abc-480x320.webp"',
  });
  expect(await answerOf(response)).toEqual([200, BYTES]);
});

test('answers 304 to a matching tag or date', async () => {
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
  ['bytes=9-', 206, 'j', 'bytes 9-9/10'],
  ['bytes=-99', 206, BYTES, 'bytes 0-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=3-1', 200, BYTES, null],
  ['bytes=0-1,4-5', 200, BYTES, null],
  ['items=0-1', 200, BYTES, null],
])('answers the range %s', async (range, status, body, contentRange) => {
  const response = await get({ range });
  expect(await answerOf(response)).toEqual([status, body]);
  expect(response.headers.get('content-range')).toBe(contentRange);
});

test('sends a range with the headers of the whole file', async () => {
  const { headers } = await get({ range: 'bytes=0-3' });
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-length': '4',
    'x-content-type-options': 'nosniff',
    etag: '"abc-480x320.webp"',
  });
});

test('lets nobody cache an unsatisfiable range', async () => {
  const { headers } = await get({ range: 'bytes=10-' });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('sends the whole file when If-Range names another version', async () => {
  const range = 'bytes=0-3';
  const modified = (await get()).headers.get('last-modified') ?? '';
  const status = async (ifRange: string) => (await get({ range, 'if-range': ifRange })).status;
  expect(await status('"abc-480x320.webp"')).toBe(206);
  expect(await status(modified)).toBe(206);
  expect(await status('"other"')).toBe(200);
  expect(await status('W/"abc-480x320.webp"')).toBe(200);
  expect(await status('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
});

test('answers HEAD like GET, without a body and without ranges', async () => {
  const whole = Object.fromEntries((await get()).headers);
  for (const headers of [{}, { range: 'bytes=0-3' }, { range: 'bytes=10-' }]) {
    const response = await get(headers, 'HEAD');
    expect(await answerOf(response)).toEqual([200, '']);
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
])('serves %s as %s', async (name, type) => {
  writeFileSync(join(mediaDirOf(api.env), name), BYTES);
  expect((await api.request(`/media/${name}`)).headers.get('content-type')).toBe(type);
});

test('sends the AVIF version of a size to browsers that accept it, and keeps it out of shared caches', async () => {
  writeFileSync(join(mediaDirOf(api.env), 'ab-480x320.webp'), 'webp');
  writeFileSync(join(mediaDirOf(api.env), 'ab-480x320.avif'), 'avif!');
  const ask = async (accept: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await api.request('/media/ab-480x320.webp', { method, headers: { accept, ...headers } });
    expect(response.headers.get('vary')).toBe('Accept');
    return [response.status, await response.text(), response.headers.get('cache-control')];
  };
  const both = 'image/avif,image/webp,image/apng,*/*;q=0.8';
  const kept = 'private, max-age=31536000, immutable';
  expect(await ask(both)).toEqual([200, 'avif!', kept]);
  expect(await ask(both, {}, 'HEAD')).toEqual([200, '', kept]);
  expect(await ask(both, { range: 'bytes=1-2' })).toEqual([206, 'vi', kept]);
  expect(await ask(both, { range: 'bytes=5-' })).toEqual([416, '', 'no-store']);
  expect((await ask(both, { 'if-none-match': '"ab-480x320.webp"' }))[0]).toBe(200);
  expect((await ask(both, { 'if-none-match': '"ab-480x320.avif"' }))[0]).toBe(304);
  const shared = 'public, max-age=31536000, immutable';
  expect(await ask('image/webp,*/*')).toEqual([200, 'webp', shared]);
  expect(await ask('*/*')).toEqual([200, 'webp', shared]);

  const without = await get({ accept: both });
  expect([without.headers.get('content-type'), without.headers.get('vary')]).toEqual([
    'image/webp',
    'Accept',
  ]);
  const original = await api.request('/media/a.webp', { headers: { accept: both } });
  expect(original.headers.get('vary')).toBeNull();
});

test('answers 404 in JSON, uncached, for a missing picture', async () => {
  const response = await api.request('/media/yok.webp');
  expect(await answerOf(response)).toEqual([404, { message: 'Aradığınız kayıt bulunamadı.' }]);
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
])('answers 404 for /media/%s', async (name) => {
  expect((await api.request(`/media/${name}`)).status).toBe(404);
});

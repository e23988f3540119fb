import { aFair } from '@fuar/shared/testing/builders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFixtureApi } from '../testing/fixture-api.ts';
import { aFullContent, anEmptyContent } from '../testing/fixture-content.ts';
import { createReader } from './read-api.ts';

const fairs = [aFair({ id: 7, date: '1 Mayıs 2099' }), aFair({ id: 12, date: '1 Nisan 2099' })];
let api: Awaited<ReturnType<typeof startFixtureApi>>;

beforeEach(async () => {
  api = await startFixtureApi({
    ...anEmptyContent(),
    version: 3,
    fairs,
    settings: { phone: '+90 412 555' },
  });
});

afterEach(() => api.stop());

test('reads fairs in the order of /api, the settings and the version, in one call', async () => {
  const content = await createReader(`${api.url}/`)(new Date('2026-06-30T22:00:00Z'));
  expect([...content.fairs.keys()]).toEqual([7, 12]);
  expect(content).toMatchObject({ version: 3, settings: { phone: '+90 412 555' }, today: '2026-07-01' });
  expect(api.asked).toEqual(['/api/changes']);
});

test('reads press, slides, albums with their pictures, and the texts of pages', async () => {
  api.content = aFullContent();
  const content = await createReader(api.url)();
  expect([...content.press.keys()]).toEqual([42, 41, 40]);
  expect(content.slides).toEqual(api.content.slides);
  expect(content.albums.map(({ id, imageCount, images }) => [id, imageCount, images.length])).toEqual([
    [15, 1, 1],
    [9, 3, 3],
  ]);
  const [first] = api.content.galleryImages;
  expect(first?.image).toBeDefined();
  expect(content.albums[0]?.image).toEqual(first?.image);
  expect(content.pages.kvkk.content).toContain('Kapsam');
});

test('requests only changes since the last read', async () => {
  const read = createReader(api.url);
  const first = await read();
  api.content = { ...api.content, version: 4, fairs: [aFair({ id: 30 })], settings: { phone: '1' } };
  const second = await read();
  expect(api.asked).toEqual(['/api/changes', '/api/changes?since=3']);
  expect([...second.fairs.keys()]).toEqual([30]);
  expect(second.settings).toEqual({ phone: '1' });
  expect([...first.fairs.keys()]).toEqual([7, 12]);
});

test('unchanged rows stay the same objects', async () => {
  const read = createReader(api.url);
  const [first, second] = [await read(), await read()];
  expect(second.settings).toBe(first.settings);
  expect(second.pages.kvkk).toBe(first.pages.kvkk);
});

test('the content stays the same object until the content or the day changes', async () => {
  const read = createReader(api.url);
  const evening = new Date('2026-06-30T20:59:00Z');
  await read(evening);
  const content = await read(evening);
  expect(await read(evening)).toBe(content);
  const next = await read(new Date('2026-06-30T21:00:00Z'));
  expect([content.today, next.today]).toEqual(['2026-06-30', '2026-07-01']);
  expect(next.fairs).toBe(content.fairs);
  api.content = { ...api.content, settings: { phone: '1' } };
  expect((await read(evening)).settings).toEqual({ phone: '1' });
});

test('rejects if a page has no text', async () => {
  const pages = api.content.pages.filter(({ pageKey }) => pageKey !== 'kvkk');
  api.content = { ...api.content, pages };
  await expect(createReader(api.url)()).rejects.toThrow(/has no text for kvkk/);
});

test.each([
  ['an answer of 500', { status: 500, body: '{"message":"x"}' }, /answered 500 instead of 200/],
  ['an answer of 204', { status: 204, body: '' }, /answered 204 instead of 200/],
  ['an answer that is no JSON', { status: 200, body: '<h1>Hata</h1>' }, /violates the contract/],
  [
    'a fair without a title',
    { status: 200, body: '{"version":1,"fairs":[{"id":1}],"press":[],"galleryImages":[]}' },
    /violates the contract at fairs\.0\.title/,
  ],
])('refuses %s with a sentence that names the URL', async (_, answer, sentence) => {
  api.overrides.set('/api/changes', () => answer);
  await expect(createReader(api.url)()).rejects.toThrow(sentence);
  await expect(createReader(api.url)()).rejects.toThrow(`${api.url}/api/changes`);
});

test('refuses to read without CMS_URL', () => {
  expect(() => createReader(undefined)).toThrow(/CMS_URL is not set/);
});

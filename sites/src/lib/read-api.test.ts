import { aFair } from '@fuar/shared/testing/builders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFixtureApi } from '../testing/fixture-api.ts';
import { anEmptyContent, aWholeContent } from '../testing/fixture-content.ts';
import { readApi } from './read-api.ts';

const manyFairs = Array.from({ length: 250 }, () => aFair());
const secondPage = '/api/fairs?page=2&limit=100';
let api: Awaited<ReturnType<typeof startFixtureApi>>;

beforeEach(async () => {
  api = await startFixtureApi({
    ...anEmptyContent(),
    version: 3,
    fairs: manyFairs,
    settings: { phone: '+90 412 555' },
  });
});

afterEach(() => api.stop());

test('reads every page in the order of /api, the settings and the version', async () => {
  const content = await readApi(`${api.url}/`, new Date('2026-06-30T22:00:00Z'));
  expect([...content.fairs.keys()]).toEqual(manyFairs.map((fair) => fair.id));
  expect(content).toMatchObject({ version: 3, settings: { phone: '+90 412 555' }, today: '2026-07-01' });
});

test('reads press, slides, albums with their pictures, and the texts of pages', async () => {
  api.content = aWholeContent();
  const content = await readApi(api.url);
  expect([...content.press.keys()]).toEqual([42, 41, 40]);
  expect(content.slides).toEqual(api.content.slides);
  expect(content.albums.map(({ id, images }) => [id, images.length])).toEqual([
    [15, 1],
    [9, 3],
  ]);
  expect(content.pages.kvkk.content).toContain('Kapsam');
});

test('a page without its text stops the reading', async () => {
  api.overrides.set('/api/page-content/kvkk', () => ({ status: 404, body: '{}' }));
  await expect(readApi(api.url)).rejects.toThrow(/page-content\/kvkk answered 404/);
});

test('starts again when the content changes between two pages', async () => {
  const fresh = aFair({ title: 'Sonradan eklendi' });
  api.overrides.set(secondPage, () => {
    api.overrides.clear();
    api.content = { ...api.content, version: 4, fairs: [fresh] };
    return { status: 200, body: '[]' };
  });
  const content = await readApi(api.url);
  expect(content.version).toBe(4);
  expect([...content.fairs.values()]).toEqual([fresh]);
});

test('gives up on content that never stays still', async () => {
  api.overrides.set(secondPage, () => {
    api.content.version += 1;
    return { status: 200, body: '[]' };
  });
  await expect(readApi(api.url)).rejects.toThrow(/kept changing/);
});

test.each([
  ['an answer of 500', { status: 500, body: '{"message":"x"}' }, /answered 500 instead of 200/],
  ['a redirect to nowhere', { status: 204, body: '' }, /answered 204 instead of 200/],
  ['an answer that is no JSON', { status: 200, body: '<h1>Hata</h1>' }, /something else than the contract/],
  [
    'a fair without a title',
    { status: 200, body: '[{"id":1}]' },
    /something else than the contract at 0\.title/,
  ],
])('refuses %s with a sentence that names the address', async (_, answer, sentence) => {
  api.overrides.set(secondPage, () => answer);
  await expect(readApi(api.url)).rejects.toThrow(sentence);
  await expect(readApi(api.url)).rejects.toThrow(`${api.url}${secondPage}`);
});

test('empty lists are content too', async () => {
  api.content = anEmptyContent();
  await expect(readApi(api.url)).resolves.toMatchObject({ version: 0, settings: {}, fairs: new Map() });
});

test('an address where nobody answers is named', async () => {
  await expect(readApi('http://127.0.0.1:1')).rejects.toThrow(
    /http:\/\/127\.0\.0\.1:1\/api\/settings could not be read/,
  );
});

test('a build without CMS_URL says so', async () => {
  await expect(readApi(undefined)).rejects.toThrow(/CMS_URL is not set/);
});

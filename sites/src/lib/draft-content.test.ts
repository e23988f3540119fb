import { aFair, anExhibitor, aPressItem } from '@fuar/shared/testing/builders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFixtureApi } from '../testing/fixture-api.ts';
import { aFullContent } from '../testing/fixture-content.ts';
import { hasSameAnswer, toQuery } from './content.ts';
import { hasSamePages, ownPaths, withDraft } from './draft-content.ts';
import { pageFiles } from './page-files.ts';
import { createReader } from './read-api.ts';
import type { SiteContent } from './site-content.ts';

let api: Awaited<ReturnType<typeof startFixtureApi>>;
let content: SiteContent;

beforeAll(async () => {
  api = await startFixtureApi(aFullContent());
  content = await createReader(api.url)();
});
afterAll(() => api.stop());

test('fairs keep the order of /api: latest start first, and fairs without a day last', () => {
  const dates = ['1 Ocak 2099', '5 Mart 2031', '5 Mart 2031', '2 Mart 2031', 'Yakında'];
  const fairs = dates.map((date, index) => aFair({ id: index + 1, date }));
  const inOrder = [0, 2, 1, 3, 4].map((index) => fairs[index] ?? aFair());
  const [latest = aFair(), ...others] = inOrder;
  const without = { ...content, fairs: new Map(others.map((fair) => [fair.id, fair])) };
  const ids = (rows: (typeof latest)[]) => [...withDraft(without, { rows: { fairs: rows } }).fairs.keys()];
  expect(ids([latest])).toEqual([1, 3, 2, 4, 5]);
  expect(ids([aFair({ id: 2, date: 'Bir gün' }), aFair({ id: 5, date: '3 Mart 2031' })])).toEqual([
    3, 5, 4, 2,
  ]);
});

test('a press item moves to the place of its new day', () => {
  const [first, ...others] = content.press.values();
  if (!first) throw new Error('The fixture lacks press items');
  const { press } = withDraft(content, { rows: { press: [{ ...first, date: '2001-01-01' }] } });
  expect([...press.keys()]).toEqual([...others.map(({ id }) => id), first.id]);
  expect(press.get(first.id)?.date).toBe('2001-01-01');
});

test('an album follows the title and the pictures of its fair', () => {
  const [album] = content.albums;
  const fair = content.fairs.get(album?.id ?? 0);
  if (!album || !fair) throw new Error('The fixture lacks an album');
  const galleryImages = [{ id: 900, imageUrl: '/media/9.webp', fairId: fair.id }];
  const draft = withDraft(content, { rows: { fairs: [{ ...fair, title: 'Başka' }], galleryImages } });
  expect(draft.albums.find(({ id }) => id === fair.id)).toMatchObject({
    title: 'Başka',
    date: fair.date,
    imageCount: album.imageCount + 1,
  });
  expect(draft.albums).toHaveLength(content.albums.length);
  const renamed = withDraft(content, { rows: { fairs: [{ ...fair, title: 'Başka' }] } });
  expect(renamed.albums.find(({ id }) => id === fair.id)).toMatchObject({ title: 'Başka' });
});

test('a page shows its own draft', () => {
  const page = { ...content.pages.kvkk, title: 'Başka' };
  const { pages } = withDraft(content, { rows: { pages: [page] } });
  expect(pages).toEqual({ ...content.pages, kvkk: page });
});

test('unchanged rows stay the same objects', () => {
  const rows = { fairs: [aFair({ id: 900 })] };
  const draft = withDraft(content, { rows, day: '2099-12-01' });
  expect(draft.today).toBe('2099-12-01');
  for (const key of [
    'settings',
    'latestPress:4',
    'page:kvkk',
    'slides',
    `fair:${[...content.fairs.keys()][0]}`,
  ])
    expect([key, hasSameAnswer(content, draft, toQuery(key))]).toEqual([key, true]);
  expect(withDraft(content, { rows: {} })).toEqual(content);
});

test('detects a draft that adds a page', () => {
  const [fair = aFair()] = content.fairs.values();
  const isSame = (rows: Parameters<typeof withDraft>[1]['rows']) =>
    hasSamePages(content, withDraft(content, { rows }));
  expect(isSame({ fairs: [{ ...fair, title: 'Başka' }], pages: [content.pages.kvkk] })).toBe(true);
  expect(isSame({ fairs: [aFair({ id: 900 })] })).toBe(false);
  expect(isSame({ press: [aPressItem({ id: 901 })] })).toBe(false);
  expect(isSame({ exhibitors: [anExhibitor({ id: 1, fairId: fair.id })] })).toBe(false);
});

test('ownPaths names the pages of the rows in a draft', () => {
  const draft = {
    fairs: [aFair({ id: 900 })],
    press: [aPressItem({ id: 901 })],
    exhibitors: [1, 2].map((id) => anExhibitor({ id, fairId: 900 })),
    pages: [content.pages['isg-politikasi']],
  };
  const paths = ownPaths(draft);
  expect(paths).toEqual(['/fuarlar/900', '/fuarlar/900/katilimcilar', '/basin/901', '/isg-politikasi']);
  const files = pageFiles(withDraft(content, { rows: draft }));
  for (const path of paths) expect(files).toContain(`${path}.html`);
});

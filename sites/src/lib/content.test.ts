import { LONG_LISTS, SHORT_LISTS } from '@fuar/shared/content/kinds';
import { keysOf, recordOf } from '@fuar/shared/content/record';
import { aFair, aPressItem } from '@fuar/shared/testing/builders';
import { expect, test } from 'vitest';
import { hasSameAnswer, read, toQuery, withSource } from './content.ts';
import type { SiteContent } from './site-content.ts';

function aContent(fairs = [aFair()], today = '2026-06-01'): SiteContent {
  return {
    version: 1,
    builtAt: `${today}T00:00:00.000Z`,
    today,
    stamps: recordOf(keysOf(LONG_LISTS), () => new Map()),
    settings: {},
    ...recordOf(keysOf(SHORT_LISTS), () => []),
    ...recordOf(keysOf(LONG_LISTS), () => new Map()),
    albums: [],
    pages: {} as SiteContent['pages'],
    fairs: new Map(fairs.map((fair) => [fair.id, fair])),
  };
}

test('a page reads the content of its source, and the source records each read', async () => {
  const fair = aFair();
  const reads = new Set<string>();
  const [found, missing] = await withSource({ content: aContent([fair]), reads }, () =>
    Promise.all([read('fair', fair.id), read('fair', 999_999)]),
  );
  expect(found).toEqual(fair);
  expect(missing).toBeUndefined();
  expect(reads).toEqual(new Set([`fair:${fair.id}`, 'fair:999999']));
});

test('a list that only grew or shrank counts as changed', () => {
  const [first, second] = [aFair(), aFair()];
  const [one, both] = [aContent([first]), aContent([first, second])];
  expect(hasSameAnswer(one, both, toQuery('fairIds'))).toBe(false);
  expect(hasSameAnswer(both, one, toQuery('fairIds'))).toBe(false);
  expect(hasSameAnswer(both, aContent([first, second]), toQuery('fairIds'))).toBe(true);
});

test('a card has no unset field and no long text, because an island writes its props into the page', async () => {
  const source = { content: aContent([{ ...aFair(), notice: undefined, imageUrl: undefined }]) };
  const [cards, entries] = await withSource(source, () =>
    Promise.all([read('upcomingCards', 1), read('upcomingFairs', 1)]),
  );
  for (const row of [...cards, ...entries]) expect(Object.values(row)).not.toContain(undefined);
  expect([cards, entries]).toMatchObject([[{}], [{}]]);
  expect(cards[0]).not.toHaveProperty('details');
});

test('keeps two concurrent sources apart', async () => {
  const titles = ['Birinci', 'İkinci'].map(async (title) => {
    const content = aContent([aFair({ id: 1, title })]);
    return withSource({ content }, async () => {
      await new Promise(setImmediate);
      return (await read('fair', 1))?.title;
    });
  });
  expect(await Promise.all(titles)).toEqual(['Birinci', 'İkinci']);
});

test('tabs keep the order of /api and separate the statuses', async () => {
  const fairs = [aFair({ id: 8 }), aFair({ id: 3, status: 'Completed' }), aFair({ id: 5 })];
  const source = { content: aContent(fairs) };
  const tabs = await withSource(source, () => read('fairTabs'));
  expect(tabs.Upcoming).toMatchObject({ cards: [{ id: 8 }, { id: 5 }], total: 2, years: [] });
  expect(tabs.Completed).toMatchObject({ cards: [{ id: 3 }], total: 1, years: [{ count: 1 }] });
  // An island writes its props into the page, so its cards have no long text.
  expect(tabs.Upcoming.cards[0]).not.toHaveProperty('details');
});

test('the next fairs are upcoming ones, the soonest first', async () => {
  const fairs = [
    aFair({ id: 8, date: '1-3 Ağustos 2026' }),
    aFair({ id: 4, date: '30 Mayıs - 2 Haziran 2026' }),
    aFair({ id: 5, date: '2 Haziran 2026', status: 'Completed' }),
  ];
  const cards = await withSource({ content: aContent(fairs) }, () => read('upcomingCards', 6));
  expect(cards.map((fair) => fair.id)).toEqual([4, 8]);
});

test('the list of other fairs has the next five, without the shown fair', async () => {
  const fairs = Array.from({ length: 7 }, (_, index) =>
    aFair({ id: index + 1, date: `${index + 1} Ağustos 2026` }),
  );
  const source = { content: aContent(fairs) };
  const ids = async (id: number) =>
    (await withSource(source, () => read('otherFairs', id))).map((fair) => fair.id);
  expect(await ids(2)).toEqual([1, 3, 4, 5]);
  expect(await ids(7)).toEqual([1, 2, 3, 4, 5]);
});

test('the press room reads items by type, and an item’s page reads the newest of both types', async () => {
  const items = [6, 5, 4, 3, 2, 1].map((id) =>
    aPressItem({ id, type: id % 2 ? 'Coverage' : 'Bulletin', content: `<p>${'uzun '.repeat(60)}</p>` }),
  );
  const content = { ...aContent(), press: new Map(items.map((item) => [item.id, item])) };
  const [coverages, others] = await withSource({ content }, () =>
    Promise.all([read('pressCards', 'Coverage'), read('otherPress', 5)]),
  );
  expect(coverages.map((card) => card.id)).toEqual([5, 3, 1]);
  expect(others.map((card) => card.id)).toEqual([6, 4, 3, 2]);
  expect(coverages[0]).not.toHaveProperty('content');
  expect(coverages[0]?.excerpt.length).toBeLessThanOrEqual(120);
});

test('the list of albums has no pictures; each album’s pictures are read separately', async () => {
  const album = { id: 3, title: 'a', date: 'b', imageUrl: '/media/1.webp', imageCount: 1 };
  const images = [{ id: 9, imageUrl: '/media/1.webp' }];
  const content = { ...aContent(), albums: [{ ...album, images }] };
  const [albums, pictures, none] = await withSource({ content }, () =>
    Promise.all([read('albums'), read('albumImages', 3), read('albumImages', 4)]),
  );
  expect(albums).toEqual([album]);
  expect(pictures).toEqual(['/media/1.webp']);
  expect(none).toEqual([]);
});

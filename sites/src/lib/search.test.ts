import { aFair, aPressItem } from '@fuar/shared/testing/builders';
import { describe, expect, test } from 'vitest';
import { createSearch } from './search.ts';
import {
  FIXED_PAGES,
  fairEntry,
  pageEntry,
  pressEntry,
  type SearchEntry,
  searchTextLength,
  withExhibitors,
} from './search-entries.ts';

const LENGTH = 360;
const search = createSearch([
  fairEntry(
    aFair({ id: 1, title: 'Isparta Gül ve IŞIK Fuarı', date: '15-17 Ekim 2026', details: '<p>Kokular</p>' }),
    LENGTH,
  ),
  fairEntry(
    aFair({ id: 2, title: 'Gıda Fuarı', description: 'Sofradan rafa', date: '4 Mayıs 2026' }),
    LENGTH,
  ),
  pressEntry(
    aPressItem({ id: 3, title: 'Yeni salon', content: '<p>Isparta’dan gelen heyet</p>', date: '2026-03-01' }),
    LENGTH,
  ),
]);
const paths = (query: string) => search(query).map(({ path }) => path);

test.each(['ısparta', 'isparta', 'ISPARTA', 'İSPARTA', 'Ispar', 'isprta'])(
  '"%s" finds the entries about Isparta, matches in the title first',
  (query) => expect(paths(query)).toEqual(['/fuarlar/1', '/basin/3']),
);

test.each([
  ['ışık', '/fuarlar/1'],
  ['isik', '/fuarlar/1'],
  ['gida', '/fuarlar/2'],
  ['GIDA', '/fuarlar/2'],
  ['gıdda', '/fuarlar/2'],
  ['ispata', '/fuarlar/1'],
  ['kokular', '/fuarlar/1'],
  ['ekim 2026', '/fuarlar/1'],
  ['gıda fuarı', '/fuarlar/2'],
  ['heyet', '/basin/3'],
])('"%s" finds %s first', (query, path) => expect(paths(query)[0]).toBe(path));

test.each(['', '   ', 'zzzzzz', '<script>', '*', '\\'])('"%s" finds nothing', (query) =>
  expect(paths(query)).toEqual([]),
);

test('tolerates a typo only in a longer word, and only if there is no exact match', () => {
  const titles = ['Tarım', 'Takım', 'Gül', 'Gıda'];
  const entries = titles.map((title, id) => fairEntry(aFair({ id, title, description: 'Salon' }), LENGTH));
  const found = (query: string) => createSearch(entries)(query).map(({ path }) => path);
  expect(found('takım')).toEqual(['/fuarlar/1']);
  expect(found('tarım')).toEqual(['/fuarlar/0']);
  expect(found('tarın')).toEqual(['/fuarlar/0']);
  expect(found('gül')).toEqual(['/fuarlar/2']);
  expect(found('göl')).toEqual([]);
  expect(found('gıza')).toEqual(['/fuarlar/3']);
});

test('keeps only the start of a long text and cuts no tag in half', () => {
  const content = `<p>Söz</p><p><a href="https://fuar.example/${'x'.repeat(400)}">Bağ</a></p>`.repeat(40);
  const { text } = pressEntry(aPressItem({ content }), 120);
  expect(text).toMatch(/^Söz Bağ Söz .*…$/);
  expect(text.length).toBeLessThanOrEqual(120);
});

test.each([
  ['kvkk', '/kvkk'],
  ['veri sorumlusu', '/kvkk'],
  ['iletişim telefon', '/iletisim'],
  ['başvuru formu', '/katilimci-ol'],
  ['misyon', '/hakkimizda'],
])('“%s” finds the page %s', (query, path) => {
  const page = {
    id: 1,
    pageKey: 'kvkk' as const,
    title: 'Aydınlatma',
    content: '<p>Veri sorumlusu biziz.</p>',
  };
  const [hit] = createSearch([pageEntry(page, LENGTH), ...FIXED_PAGES])(query);
  expect(hit).toMatchObject({ path, kind: 'page', date: '' });
});

test('finds entries with one of the words if none has all of them', () => {
  expect(paths('gül sofradan').toSorted()).toEqual(['/fuarlar/1', '/fuarlar/2']);
  expect(paths('gül sofrodan').toSorted()).toEqual(['/fuarlar/1', '/fuarlar/2']);
  expect(paths('gıdda fuarı')).toEqual(['/fuarlar/2']);
});

test('hits are marked in title and text', () => {
  const [first, second] = search('isparta');
  expect(first?.title).toEqual([
    { text: 'Isparta', isHit: true },
    { text: ' Gül ve IŞIK Fuarı', isHit: false },
  ]);
  expect(second?.text[0]).toEqual({ text: 'Isparta', isHit: true });
  expect(second).toMatchObject({ kind: 'Bulletin', date: '1 Mart 2026' });
});

describe('search in the facts and exhibitors of fairs', () => {
  const entries = [
    fairEntry(
      aFair({ id: 1, notice: 'cancelled', series: 'Sofra Günleri', productGroups: ['Bakliyat'] }),
      LENGTH,
    ),
    fairEntry(aFair({ id: 2, title: 'Taş Fuarı' }), LENGTH),
  ];
  const names = new Map([['/fuarlar/2', 'Çınar Mermer, Işık Bazalt']]);

  test.each([
    ['sofra', '/fuarlar/1'],
    ['bakliyat', '/fuarlar/1'],
    ['cinar', '/fuarlar/2'],
  ])('“%s” finds %s and shows the words', (query, path) => {
    const [hit] = createSearch(withExhibitors(entries, names))(query);
    expect(hit?.path).toBe(path);
    expect(hit?.text.some(({ isHit }) => isHit)).toBe(true);
  });

  test('a hit shows the fair’s text, not its facts, if the text or the title contains the word', () => {
    const fair = aFair({ description: 'Bakliyat günleri', productGroups: ['Bakliyat', 'Tahıl'] });
    for (const query of ['bakliyat', 'salon']) {
      const [hit] = createSearch([fairEntry({ ...fair, title: 'Salon' }, LENGTH)])(query);
      expect(hit?.text.map(({ text }) => text).join('')).toMatch(/^Bakliyat günleri/);
    }
  });

  test('a hit shows that the fair is cancelled', () => {
    expect(createSearch(entries)('sofra')[0]?.notice).toBe('cancelled');
  });

  test('leaves out the names of fairs that would make the index too large', () => {
    const many = new Map([
      ['/fuarlar/1', 'x'.repeat(70_000)],
      ['/fuarlar/2', 'y'.repeat(10_000)],
      ['/fuarlar/3', 'z'],
    ]);
    const fairs = [...entries, fairEntry(aFair({ id: 3 }), LENGTH)];
    const lengths = withExhibitors(fairs, many).map(({ more }: SearchEntry) => more?.length ?? 0);
    expect(lengths[0]).toBeGreaterThanOrEqual(70_000);
    expect(lengths.slice(1)).toEqual([0, 1]);
  });
});

test.each([
  [120, 1500],
  [121, 360],
  [600, 360],
  [601, 120],
])('with %i entries, the text of each has at most %i characters', (entries, length) => {
  expect(searchTextLength(entries)).toBe(length);
});

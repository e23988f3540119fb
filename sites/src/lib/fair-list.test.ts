import { aFair } from '@fuar/shared/testing/builders';
import { expect, test } from 'vitest';
import { countYears, findNext, hasBegun, readPlace, toSearch } from './fair-list.ts';

test.each([
  ['', { tab: 'Upcoming', pages: 1 }],
  ['?durum=yaklasan&sayfa=3', { tab: 'Upcoming', pages: 3 }],
  ['?durum=tamamlanan', { tab: 'Completed', pages: 1 }],
  ['?durum=tamamlanan&yil=2024&sayfa=2', { tab: 'Completed', year: '2024', pages: 2 }],
] as const)(
  'reads the query "%s" as a place in the list, and writes the place as this query',
  (search, place) => {
    expect(readPlace(search)).toEqual(place);
    expect(toSearch(place)).toBe(search);
  },
);

test.each(['?durum=x', '?sayfa=-1', '?sayfa=1.5', '?sayfa=1e99x', '?yil=2024', '?durum=constructor'])(
  'the invalid query "%s" leads to the start of the list',
  (search) => expect(readPlace(search)).toEqual({ tab: 'Upcoming', pages: 1 }),
);

test('lists years in the order of the fairs', () => {
  const fairs = ['2025-01-01', '2024-05-05', '2025-12-12', undefined].map((startDate) =>
    startDate ? { startDate } : {},
  );
  expect(countYears(fairs)).toEqual([
    { year: '2025', count: 2 },
    { year: '2024', count: 1 },
    { year: 'tarihsiz', count: 1 },
  ]);
});

test('findNext skips fairs that are over, cancelled, or postponed without a new date', () => {
  const date = '1 Mayıs 2099';
  const fairs = [
    aFair({ id: 1, date: '1 Mayıs 2020' }),
    aFair({ id: 2, date, notice: 'cancelled' }),
    aFair({ id: 3, date, notice: 'postponed' }),
    aFair({ id: 4, date, notice: 'postponed', previousDate: date }),
    aFair({ id: 5, date, notice: 'postponed', previousDate: '1 Mart 2099' }),
    aFair({ id: 6, date }),
  ];
  expect(findNext(fairs, '2026-01-01')?.id).toBe(5);
  expect(findNext(fairs.slice(0, 4), '2026-01-01')).toBeUndefined();
});

test('a fair is not over on its last day', () => {
  const fairs = [aFair({ date: '3-5 Mayıs 2099' })];
  const isNext = ['2099-05-05', '2099-05-06'].map((today) => findNext(fairs, today) !== undefined);
  expect(isNext).toEqual([true, false]);
});

test('a fair has begun on its first day', () => {
  const fair = aFair({ date: '5-13 Mayıs 2099' });
  expect(['2099-05-04', '2099-05-05'].map((today) => hasBegun(fair, today))).toEqual([false, true]);
  expect(hasBegun(aFair({ date: 'Yakında' }), '2099-05-05')).toBe(false);
});

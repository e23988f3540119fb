import { expect, test } from 'vitest';
import { aFair } from '../testing/builders.ts';
import { bySoonest } from './upcoming-fairs.ts';

test('sorts the soonest fair first, then undated and ended fairs, and breaks ties by the newest id', () => {
  const fairs = [
    aFair({ id: 1, date: '1 Ağustos 2026' }),
    aFair({ id: 2, date: 'Yakında' }),
    aFair({ id: 3, date: '1 Mayıs 2026' }),
    aFair({ id: 4, date: '1 Ağustos 2026' }),
    aFair({ id: 5, date: 'Yakında' }),
    aFair({ id: 6, date: '30 Mayıs - 2 Haziran 2026' }),
    aFair({ id: 7, date: '1 Mayıs 2026' }),
  ];
  expect(fairs.toSorted(bySoonest('2026-06-02')).map(({ id }) => id)).toEqual([6, 4, 1, 5, 2, 7, 3]);
});

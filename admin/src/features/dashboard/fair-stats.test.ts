import { aFair } from '@fuar/shared/testing/builders';
import { expect, test } from 'vitest';
import { findNextFairs, toRequestedAreas } from './fair-stats.ts';

test('the next fairs are those that have not ended and whose date is valid, soonest first', () => {
  const fairs = [
    aFair({ title: 'Sonra', date: '1-3 Mayıs 2026' }),
    aFair({ title: 'Sürüyor', date: '8-10 Nisan 2026' }),
    aFair({ title: 'Bitti', date: '5-9 Nisan 2026' }),
    aFair({ title: 'Tamamlandı', date: '2 Haziran 2026', status: 'Completed' }),
    aFair({ title: 'Tarihsiz', date: 'Sonbaharda' }),
    aFair({ title: 'İptal', date: '3 Haziran 2026', notice: 'cancelled' }),
    aFair({ title: 'Ertelendi', date: '4 Haziran 2026', notice: 'postponed' }),
    aFair({
      title: 'Yeni günleri var',
      date: '5 Haziran 2026',
      notice: 'postponed',
      previousDate: '5 Nisan 2026',
    }),
    aFair({ title: 'Daha sonra', date: '1 Temmuz 2026' }),
  ];
  const titles = (count: number) => findNextFairs(fairs, '2026-04-10', count).map(({ title }) => title);
  expect(titles(9)).toEqual(['Sürüyor', 'Sonra', 'Yeni günleri var', 'Daha sonra']);
  expect(titles(2)).toEqual(['Sürüyor', 'Sonra']);
});

test('sums areas by fair and skips requests of deleted fairs', () => {
  const areas = toRequestedAreas([
    { fairId: 1, requestedArea: 36 },
    { fairId: 1, requestedArea: 12.5 },
    { fairId: 2, requestedArea: 9 },
    { requestedArea: 100 },
  ]);
  expect([...areas]).toEqual([
    [1, { area: 48.5, count: 2 }],
    [2, { area: 9, count: 1 }],
  ]);
});

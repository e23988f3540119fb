import { expect, test } from 'vitest';
import { addDays, daysBetween, todayInIstanbul, toIsoDay } from './iso-day.ts';

test.each([
  [2026, 2, 28, '2026-02-28'],
  [2026, 2, 29, undefined],
  [2026, 4, 31, undefined],
  [2026, 12, 32, undefined],
  [2026, 1, 0, undefined],
  [2026, 0, 1, undefined],
  [2026, 13, 1, undefined],
  // `Date.UTC` reads 26 as 1926.
  [26, 1, 1, undefined],
  [2026, Number.NaN, 1, undefined],
])('toIsoDay(%s, %s, %s) returns %s', (year, month, day, expected) => {
  expect(toIsoDay(year, month, day)).toBe(expected);
});

test('addDays and daysBetween cross months and years', () => {
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2025-12-30', '2026-01-03')).toBe(4);
  expect(daysBetween('2026-01-03', '2025-12-30')).toBe(-4);
});

test('todayInIstanbul starts a new day three hours before UTC', () => {
  expect(todayInIstanbul(new Date('2026-06-30T20:59:59Z'))).toBe('2026-06-30');
  expect(todayInIstanbul(new Date('2026-06-30T21:00:00Z'))).toBe('2026-07-01');
});

test('todayInIstanbul matches the time-zone data on every day of this year and the next', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' });
  const first = Date.UTC(new Date().getUTCFullYear(), 0, 1, 20, 59, 59);
  for (let day = 0; day < 731; day += 1) {
    for (const second of [0, 1]) {
      const moment = new Date(first + day * 86_400_000 + second * 1000);
      expect(todayInIstanbul(moment)).toBe(format.format(moment));
    }
  }
});

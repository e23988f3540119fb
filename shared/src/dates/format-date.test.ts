import { describe, expect, test } from 'vitest';
import { formatDay, formatFairDate, toDateParts } from './format-date.ts';
import { parseFairDate } from './parse-fair-date.ts';

test('formatDay writes the Turkish month name', () => {
  expect(formatDay('2025-10-05')).toBe('5 Ekim 2025');
});

describe('toDateParts', () => {
  test.each([
    ['2025-10-15', '2025-10-17', { days: '15–17', months: 'Ekim', year: '2025' }],
    ['2026-05-01', '2026-05-01', { days: '1', months: 'Mayıs', year: '2026' }],
    ['2025-10-30', '2025-11-02', { days: '30–2', months: 'Ekim–Kasım', year: '2025' }],
    ['2025-12-30', '2026-01-03', { days: '30–3', months: 'Aralık–Ocak', year: '2025–2026' }],
  ])('splits %s to %s into its parts', (startDate, endDate, parts) => {
    expect(toDateParts(startDate, endDate)).toEqual(parts);
  });
});

describe('formatFairDate', () => {
  test.each([
    ['2026-10-15', '2026-10-17', '15-17 Ekim 2026'],
    ['2026-05-01', '2026-05-01', '1 Mayıs 2026'],
    ['2026-11-30', '2026-12-02', '30 Kasım - 2 Aralık 2026'],
    ['2026-12-30', '2027-01-03', '30 Aralık 2026 - 3 Ocak 2027'],
    ['2026-05-15', '2027-05-17', '15 Mayıs 2026 - 17 Mayıs 2027'],
  ])('writes %s to %s as "%s", which parseFairDate reads back', (startDate, endDate, text) => {
    expect(formatFairDate(startDate, endDate)).toBe(text);
    expect(parseFairDate(text)).toEqual({ startDate, endDate });
  });
});

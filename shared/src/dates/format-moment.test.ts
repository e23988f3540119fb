import { expect, test } from 'vitest';
import { formatMoment, weekdayOf } from './format-moment.ts';
import { addDays, fromIstanbul, toIstanbul } from './iso-day.ts';

const NOW = new Date('2026-05-04T09:30:00Z');

test.each([
  ['2026-11-27T06:00:00Z', '27 Kasım Cuma 09.00'],
  ['2026-11-27T09:00:00+03:00', '27 Kasım Cuma 09.00'],
  ['2026-12-31T21:05:00Z', '1 Ocak 2027 Cuma 00.05'],
  ['2026-05-03T20:59:00Z', '3 Mayıs Pazar 23.59'],
])('shows %s as %s', (moment, text) => {
  expect(formatMoment(moment, NOW)).toBe(text);
});

test('leaves out the current year, which begins at midnight in Istanbul', () => {
  expect(formatMoment('2027-01-05T06:00:00Z', new Date('2026-12-31T21:00:00Z'))).toBe('5 Ocak Salı 09.00');
});

test('names the days of a week', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => weekdayOf(addDays('2026-05-04', days)));
  expect(week.join(' ')).toBe('Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi Pazar');
});

test('splits a moment into day and time in Istanbul, and joins them again', () => {
  expect(toIstanbul('2026-11-26T22:30:00Z')).toEqual({ day: '2026-11-27', time: '01:30' });
  const joined = fromIstanbul('2026-11-27', '01:30');
  expect(new Date(joined).toISOString()).toBe('2026-11-26T22:30:00.000Z');
});

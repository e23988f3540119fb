import { parseFairDate } from '@fuar/shared/dates/parse-fair-date';
import { fairInputSchema } from '@fuar/shared/schemas/fair';
import { describe, expect, test } from 'vitest';
import { demoFairs } from './fairs.ts';

describe.each(['2026-01-01', '2026-02-28', '2026-06-30', '2026-11-21', '2027-12-31'])(
  'fairs of %s',
  (today) => {
    const fairs = demoFairs(today);

    test('eight fairs are upcoming and six completed, as their dates say', () => {
      expect(fairs.map((fair) => fair.status)).toEqual([
        ...Array<string>(8).fill('Upcoming'),
        ...Array<string>(6).fill('Completed'),
      ]);
      for (const { date, status } of fairs) {
        const days = parseFairDate(date);
        expect(days, date).toBeDefined();
        if (status === 'Upcoming') expect(days && days.startDate > today, date).toBe(true);
        else expect(days && days.endDate < today, date).toBe(true);
      }
    });

    test('no two fairs are on the same day', () => {
      const days = fairs.flatMap(({ date }) => parseFairDate(date) ?? []);
      days.sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
      days.reduce((before, after) => {
        expect(before.endDate < after.startDate).toBe(true);
        return after;
      });
    });
  },
);

test('every fair passes the validation of staff input', () => {
  for (const fair of demoFairs('2026-11-21')) expect(fairInputSchema.safeParse(fair).error).toBeUndefined();
});

test('details are long texts with different structures', () => {
  const details = demoFairs('2026-11-21').map((fair) => fair.details ?? '');
  for (const text of details) {
    const words = text
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s+/).length;
    expect(words, text.slice(0, 60)).toBeGreaterThanOrEqual(150);
    expect(words, text.slice(0, 60)).toBeLessThanOrEqual(300);
  }
  const structures = details.map((text) => (text.match(/<(p|h2|h3|ul|ol|blockquote)>/g) ?? []).join(''));
  expect(new Set(structures).size).toBe(details.length);
});

import { expect, test } from 'vitest';
import { formatWeekday } from './format-weekday.ts';

test.each([
  ['2026-10-15', 'perşembe'],
  ['2026-10-17', 'cumartesi'],
  ['2026-01-01', 'perşembe'],
])('%s is a %s', (day, name) => expect(formatWeekday(day)).toBe(name));

import { expect, test } from 'vitest';
import { parseArea } from './participant-submission-input.ts';

test.each([
  [36, 36],
  ['36', 36],
  [' 36,5 ', 36.5],
  ['36.5', 36.5],
  ['0,01', 0.01],
  ['1.250', 1250],
  ['1,250', 1.25],
  ['0.125', 0.125],
  [1.25, 1.25],
  ['1.000.000', 1_000_000],
  [1_000_000, 1_000_000],
  ['1.250,5', 1250.5],
  ['36 m²', 36],
  ['36m2', 36],
  ['1.250,5 M²', 1250.5],
  ['48 metrekare ', 48],
])('reads the area %j', (value, area) => {
  expect(parseArea(value)).toBe(area);
});

test.each([
  '',
  '0',
  0,
  -1,
  '-1',
  '1e3',
  '0x10',
  'otuz',
  'm²',
  '36 m',
  '1.25,5',
  '1,2,3',
  '12345678',
  '999.999.999',
  '0 m2',
  1_000_000.1,
])('rejects the area %j', (value) => {
  expect(parseArea(value)).toBeUndefined();
});

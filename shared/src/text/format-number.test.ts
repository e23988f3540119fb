import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([0, 7, 42, 999, 1_000, 12_345, 1_234_567, -1_234, 0.5, 12.25, 1_000.125, 2.71728, 100_000_000])(
  'writes %d as Intl does',
  (value) => {
    expect(formatNumber(value)).toBe(value.toLocaleString('tr-TR'));
  },
);

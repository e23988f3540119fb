import { expect, test } from 'vitest';
import { compareTurkish } from './compare.ts';

test('compareTurkish follows the Turkish alphabet', () => {
  const letters = ['z', 'İ', 'ş', 'ı', 's', 'ç', 'c', 'ö', 'o'];
  expect(letters.toSorted(compareTurkish).join('')).toBe('cçıİoösşz');
});

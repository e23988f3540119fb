import { expect, test } from 'vitest';
import { searchKey } from './search-key.ts';

test.each([
  ['ısparta', 'isparta'],
  ['ISPARTA', 'isparta'],
  ['İSTANBUL', 'istanbul'],
  ['Işık  Ağaç Çözüm Üzüm', 'isik agac cozum uzum'],
])('searchKey("%s") returns "%s"', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

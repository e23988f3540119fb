import { expect, test } from 'vitest';
import { matchesSearch, searchKey } from './search-key.ts';

test.each([
  ['ısparta', 'isparta'],
  ['ISPARTA', 'isparta'],
  ['İSTANBUL', 'istanbul'],
  ['Işık  Ağaç Çözüm Üzüm', 'isik agac cozum uzum'],
])('searchKey("%s") returns "%s"', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

test('matchesSearch finds a part of any text, ignoring case and dots', () => {
  expect(matchesSearch('gida', 'Tarım', 'Gıda Fuarı')).toBe(true);
  expect(matchesSearch('IŞIK', 'ışıklandırma')).toBe(true);
  expect(matchesSearch('', 'x')).toBe(true);
  expect(matchesSearch('mobilya', 'Tarım Fuarı')).toBe(false);
});

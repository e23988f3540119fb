import { expect, test } from 'vitest';
import { searchKey } from './search-key.ts';

test.each([
  ['ısparta', 'isparta'],
  ['ISPARTA', 'isparta'],
  ['İSTANBUL', 'istanbul'],
  ['Işık  Ağaç Çözüm Üzüm', 'isik agac cozum uzum'],
  // Text that is copied from Word or from a web page may have soft hyphens and zero-width spaces.
  ['Maki\u00adne\u200b Fuarı', 'makine fuari'],
  // Phones and Word write other quotes and dashes than the keys of a computer.
  ["Diyarbakır'da 12-20 Aralık", "diyarbakir'da 12-20 aralik"],
  ['Diyarbakır’da 12–20 Aralık', "diyarbakir'da 12-20 aralik"],
  ['Gıda–Tarım—Su', 'gida-tarim-su'],
  ['“Avlu”su', "'avlu'su"],
  ['"Avlu"su', "'avlu'su"],
])('searchKey("%s") returns "%s"', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

import { anExhibitor } from '@fuar/shared/testing/builders';
import { expect, test } from 'vitest';
import { choicesOf, groupByLetter, jumpLetters, splitIntoBlocks } from './exhibitor-list.ts';

const named = (...names: string[]) => names.map((name) => anExhibitor({ name }));
const lettersOf = (...names: string[]) => groupByLetter(named(...names)).map(({ letter }) => letter);

test('groups follow the Turkish alphabet, and digits come first', () => {
  const letters = lettersOf('Zeytin', 'İpek', 'Işık', 'Ürün', 'Uçak', 'çay', 'Cam', '3K Makine', 'şeker');
  expect(letters.join('')).toBe('#CÇIİŞUÜZ');
});

test.each([
  ['ışık', 'I'],
  ['inci', 'İ'],
  ['Éclair', 'E'],
  ['“Botan” Tarım', 'B'],
  ['Wagner', 'W'],
  ['quattro', 'Q'],
  ['Xanthos', 'X'],
  ['Агро', '#'],
  ['...', '#'],
])('"%s" is under %s', (name, letter) => expect(lettersOf(name)).toEqual([letter]));

test('firms under one letter are in Turkish order', () => {
  const [group] = groupByLetter(named('sönmez', 'Söke', 'Sonat'));
  expect(group?.exhibitors.map(({ name }) => name)).toEqual(['Sonat', 'Söke', 'sönmez']);
});

test('the row of links has the whole alphabet and the foreign letters in use', () => {
  const letters = jumpLetters(groupByLetter(named('Wagner', 'Acar', '3K Makine')));
  expect(letters).toHaveLength(31);
  expect(letters.filter(({ isUsed }) => isUsed).map(({ letter }) => letter)).toEqual(['#', 'A', 'W']);
  expect(letters[0]?.letter).toBe('#');
  expect(letters.at(-3)?.letter).toBe('W');
});

test('product groups that differ only in letter case are one choice of the filter', () => {
  const exhibitors = ['Tohum', undefined, 'TOHUM', 'Sulama', 'Şarap', 'Salon 10', 'Salon 9'].map(
    (productGroup) => anExhibitor(productGroup ? { productGroup } : {}),
  );
  expect(choicesOf(exhibitors, 'productGroup')).toEqual(['Salon 9', 'Salon 10', 'Sulama', 'Şarap', 'Tohum']);
});

test.each([
  [1, [5]],
  [11, [15]],
  [20, [undefined]],
  [46, [undefined, undefined, 10]],
])('%d firms form blocks whose `rows` are %j', (length, rows) => {
  const firms = Array.from({ length }, (_, n) => anExhibitor({ name: `Firma ${n}` }));
  const blocks = splitIntoBlocks(firms);
  expect(blocks.map((block) => block.rows)).toEqual(rows);
  expect(blocks.flatMap(({ exhibitors }) => exhibitors)).toEqual(firms);
});

import { expect, test } from 'vitest';
import { compareTexts, toPlainText } from './compare-texts.ts';

const show = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

test.each([
  ['Kitap Fuarı', 'Kitap Günleri', 'Kitap -Fuarı-+Günleri+'],
  ['Işık ve gölge', 'Işık, gölge', 'Işık+,+ -ve -gölge'],
  ['', 'Yeni', '+Yeni+'],
  ['Şehir', 'Şehir', 'Şehir'],
])('compares “%s” with “%s” by word', (before, after, shown) => {
  expect(show(before, after)).toBe(shown);
});

test('shortens long unchanged passages', () => {
  const long = 'uzun '.repeat(100);
  expect(show(`${long}eski`, `${long}yeni`)).toMatch(/^ … (uzun )+-eski-\+yeni\+$/);
  expect(show(`${long}eski`, `${long}yeni`).length).toBeLessThan(120);
  expect(show(`eski ${long}`, `yeni ${long}`)).toMatch(/^-eski-\+yeni\+ (uzun )+… $/);
  expect(show(`a ${long}b`, `c ${long}d`)).toMatch(/^-a-\+c\+ (uzun )+… (uzun )+-b-\+d\+$/);
  expect(show(long, long)).toBe(' … ');
});

test('compares long texts as a whole if most of their words differ', () => {
  const words = (letter: string) => Array.from({ length: 1500 }, (_, place) => letter + place).join(' ');
  expect(compareTexts(words('a'), words('b'))).toEqual([
    { kind: 'removed', text: words('a') },
    { kind: 'added', text: words('b') },
  ]);
});

test('reads rich text as lines of words', () => {
  expect(toPlainText('<h2>Program</h2><ul><li>Bir</li><li>İki</li></ul><p>a<br>b</p>')).toBe(
    'Program\nBir\nİki\na\nb',
  );
});

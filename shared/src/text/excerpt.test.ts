import { expect, test } from 'vitest';
import { excerpt, plainText } from './excerpt.ts';

test('plainText removes tags, keeps words apart and decodes entities', () => {
  expect(plainText('<p>Tarım &amp; <strong>gı</strong>da</p><p>3&nbsp;gün&#33; &yok;</p>')).toBe(
    'Tarım & gıda 3 gün! &yok;',
  );
});

test('plainText removes numeric entities that encode no character', () => {
  expect(plainText('a&#0;b&#x0;c&#x110000;d&#x10ffff;')).toBe('abcd\u{10ffff}');
});

test.each([
  ['kısa', 10, 'kısa'],
  ['dört', 4, 'dört'],
  ['bir iki üç dört', 10, 'bir iki…'],
  ['bir iki üç, dört', 12, 'bir iki üç…'],
  ['bir iki üç dört', 11, 'bir iki üç…'],
  ['aaaaaaaaaaaaaaaa', 8, 'aaaaaaa…'],
  ['bir iki, – dört', 12, 'bir iki…'],
  ['aaaaaa😀bbbbbb', 8, 'aaaaaa…'],
  ['a😀bbbbbbbbbbbb', 8, 'a😀bbbb…'],
  ['a bbbbbbbbbbbbbb', 8, 'a bbbbb…'],
  ['aaaa bbbbbbbbbbb', 8, 'aaaa bb…'],
  ['aaaaa bbbbbbbbbb', 8, 'aaaaa…'],
])('excerpt("%s", %i) returns "%s"', (text, max, expected) => {
  expect(excerpt(text, max)).toBe(expected);
  expect(excerpt(text, max).length).toBeLessThanOrEqual(max);
});

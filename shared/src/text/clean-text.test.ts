import { expect, test } from 'vitest';
import { cleanText, EMAIL_PATTERN, VISIBLE_PATTERN, withoutInvisible } from './clean-text.ts';

test('joins letters and their accents, and trims', () => {
  expect(cleanText(' I\u0307s\u0327c\u0327i \r\n')).toBe('İşçi');
});

test('removes control characters except line breaks and tabs', () => {
  expect(cleanText('a\u0000b\u001bc\u007fd\u0085e\u009ff\tg\nh')).toBe('abcdef\tg\nh');
});

test('removes marks that would reverse the direction of the words after them', () => {
  expect(cleanText('\u2067Fuar\u2069 \u202egpj.\u202d\u202aA.Ş.\u202c \u200fشركة')).toBe(
    'Fuar gpj.A.Ş. \u200fشركة',
  );
});

test('turns every kind of line break into a line feed, so that no words are joined', () => {
  expect(cleanText('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
});

test('removes lone surrogates', () => {
  expect(cleanText('a\ud83db\udc69c👩')).toBe('abc👩');
});

test('keeps 30 accents of a letter, so that a text of accents does not block the CMS', () => {
  expect(cleanText(`a${'\u0345\u0334'.repeat(50)}b`)).toHaveLength(1 + 30 + 1);
});

test('keeps 30 accents of every letter', () => {
  expect(cleanText(`a${'\u0334'.repeat(40)}`.repeat(2))).toHaveLength(2 * 31);
});

test.each(['\u0001', '\ud800'])('counts the accents before and after a removed %j together', (removed) => {
  expect(cleanText(`a${`${'\u0345\u0334'.repeat(15)}${removed}`.repeat(50)}b`)).toHaveLength(1 + 30 + 1);
});

test('removes invisible characters from a copied address, then the spaces around it', () => {
  expect(withoutInvisible('\u200b a\u00ad@b.test \u2060')).toBe('a@b.test');
});

test.each(['', ' \t', '\u200b', '\u00ad\u2060 \ufeff', '\u3164', '\u2800'])(
  'finds no visible character in %j',
  (text) => {
    expect(text).not.toMatch(VISIBLE_PATTERN);
  },
);

test.each(['a', '\u200bİ', '👩\u200d🌾'])('finds a visible character in %j', (text) => {
  expect(text).toMatch(VISIBLE_PATTERN);
});

test('accepts an e-mail address', () => {
  expect('ayse@ornek.test').toMatch(EMAIL_PATTERN);
});

test.each([
  'a b@c.d',
  '<q@x.test>',
  'a,x@y.z',
  'g:x@y.z;',
  '"a b"@y.z',
  'x@y.z(a)',
  'a@[1.2.3]',
  'x@y.z,q@x.test',
])('refuses %j as an e-mail address', (text) => {
  expect(text).not.toMatch(EMAIL_PATTERN);
});

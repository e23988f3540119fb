import { describe, expect, test } from 'vitest';
import { hasFormats, toDetailsHtml, toDetailsText } from './details-text.ts';

describe('toDetailsHtml', () => {
  test.each([
    ['', ''],
    [' \n\n ', ''],
    ['Tek satır', '<p>Tek satır</p>'],
    ['Bir\nİki', '<p>Bir<br>İki</p>'],
    ['Bir\r\n\r\nİki', '<p>Bir</p><p>İki</p>'],
    ['Bir\n \n\n\nİki', '<p>Bir</p><p>İki</p>'],
    ['a < b & c > d', '<p>a &lt; b &amp; c &gt; d</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ])('writes %j as %j', (text, html) => {
    expect(toDetailsHtml(text)).toBe(html);
  });
});

describe('toDetailsText', () => {
  test.each([
    ['', ''],
    ['<p>Bir<br>İki</p><p>Üç</p>', 'Bir\nİki\n\nÜç'],
    ['<p>Bir\n  satır</p>\n<p>İki</p>', 'Bir satır\n\nİki'],
    ['<h2>Başlık</h2><p>Bir <strong>kalın</strong> söz</p>', 'Başlık\n\nBir kalın söz'],
    ['<ul><li>A</li><li>B<ul><li>C</li></ul></li></ul>', 'A\n\nB\n\nC'],
    ['<p></p><p>Dolu</p>', 'Dolu'],
    ['düz metin', 'düz metin'],
    ['<p>a &lt; b &amp; c</p>', 'a < b & c'],
  ])('reads %j as %j', (html, text) => {
    expect(toDetailsText(html)).toBe(text);
  });

  test('what was typed comes back as it was typed', () => {
    const text = 'Birinci\nsatır\n\nİkinci <paragraf> & son';
    expect(toDetailsText(toDetailsHtml(text))).toBe(text);
  });
});

test.each([
  ['<p>Bir<br>iki</p>', false],
  ['<h2>Başlık</h2>', true],
  ['<p><strong>Kalın</strong></p>', true],
  ['<p data-lexical-indent="1">Girintili</p>', true],
])('%j has formats: %s', (html, expected) => {
  expect(hasFormats(html)).toBe(expected);
});

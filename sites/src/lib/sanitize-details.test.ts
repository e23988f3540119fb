// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sanitizeDetails } from './sanitize-details.ts';

test('keeps every format of the editor', () => {
  const html =
    '<h2>a</h2><p data-lexical-indent="2"><strong>b</strong> <em>c</em> <u>d</u> <s>e</s><br>f</p>' +
    '<ul><li>g</li></ul><ol start="3"><li>h</li></ol><blockquote>i</blockquote>' +
    '<p><a href="https://x.example/" target="_blank" rel="noopener">j</a> <a href="mailto:a@b.example">k</a></p>' +
    '<img src="/media/a.webp" alt="l" width="3" height="2">';
  expect(sanitizeDetails(html)).toBe(html);
});

test.each([
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<p style="color:red" class="x">a</p>', '<p>a</p>'],
  ['<p data-shared="" aria-hidden="true">a</p>', '<p>a</p>'],
  ['<img src="//other.example/a.png" alt="">', '<img alt="">'],
  ['<svg><a xlink:href="javascript:alert(1)">a</a></svg>', ''],
])('%s becomes %s', (hostile, clean) => {
  expect(sanitizeDetails(hostile)).toBe(clean);
});

test('a picture without a description gets an empty alt text', () => {
  expect(sanitizeDetails('<img src="/media/a.webp">')).toBe('<img src="/media/a.webp" alt="">');
});

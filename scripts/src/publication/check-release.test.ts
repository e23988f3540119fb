import { expect, test } from 'vitest';
import { internalLinks } from './check-release.ts';

test('internalLinks finds the pages and files of our own site, once each', () => {
  const html = `<a href="/fuarlar?x=1#y">a</a><a href="/fuarlar">b</a><img src="/_astro/a.svg">
    <a href="https://example.com/x">c</a><a href="//cdn.example/x">d</a><a href="/api/fairs">e</a><a href="/admin">f</a>
    <a href="#top">g</a><a href="/fuarlar/%C4%B1">h</a>`;
  expect(internalLinks(html)).toEqual(['/fuarlar', '/_astro/a.svg', '/fuarlar/ı']);
});

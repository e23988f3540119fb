import { expect, test } from 'vitest';
import { brokenLinks } from './check-release.ts';

const pages = ['/index.html', '/fuarlar.html', '/fuarlar/7.html', '/fuarlar/ı.html', '/fuarlar/a&b.html'];
const files = new Set([...pages, '/_astro/a.svg']);

test('brokenLinks finds each internal link to a missing page or file once', () => {
  const html = `<a href="/fuarlar?x=1#y">a</a><a href="/">b</a><img src="/_astro/a.svg"><a href="/fuarlar/7/">c</a>
    <a href="https://example.com/x">d</a><a href="//cdn.example/x">e</a><a href="/api/fairs">f</a><a href="/admin">g</a>
    <a href="#top">h</a><a href="/fuarlar/%C4%B1">i</a><a href="/fuarlar/a&amp;b">i</a><a href="/yok">j</a><img src="/yok"><a href="/%zz?a&amp;b">k</a>
    <img src="/_astro/yok.svg">`;
  expect(brokenLinks(html, files)).toEqual(['/fuarlar/7/', '/yok', '/%zz', '/_astro/yok.svg']);
});

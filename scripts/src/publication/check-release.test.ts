import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkRelease, internalLinks } from './check-release.ts';

test('internalLinks finds the pages and files of our own site, once each', () => {
  const html = `<a href="/fuarlar?x=1#y">a</a><a href="/fuarlar">b</a><img src="/_astro/a.svg">
    <a href="https://example.com/x">c</a><a href="//cdn.example/x">d</a><a href="/api/fairs">e</a><a href="/admin">f</a>
    <a href="#top">g</a><a href="/fuarlar/%C4%B1">h</a>`;
  expect(internalLinks(html)).toEqual(['/fuarlar', '/_astro/a.svg', '/fuarlar/ı']);
});

test('checkRelease tells missing pages from links that lead nowhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  mkdirSync(join(folder, 'fuarlar'));
  writeFileSync(
    join(folder, 'index.html'),
    '<a href="/fuarlar">a</a><a href="/fuarlar/7">b</a><a href="/yok">c</a>',
  );
  writeFileSync(join(folder, 'fuarlar.html'), '');
  writeFileSync(join(folder, 'fuarlar/7.html'), '<a href="/%zz">a</a>');
  const { missing, broken } = await checkRelease(folder);
  rmSync(folder, { recursive: true });
  expect(broken.toSorted()).toEqual(['/fuarlar/7.html links to /%zz', '/index.html links to /yok']);
  expect(missing).toContain('/kvkk');
  expect(missing).not.toContain('/fuarlar');
});

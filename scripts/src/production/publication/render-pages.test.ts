import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReleaseFolder } from './release-folder.ts';
import { createHelper } from './render-helper.ts';
import { renderPages } from './render-pages.ts';
import type { Content, RendererBundle } from './renderer-bundle.ts';

/** Pages that say which thread they come from. */
const BUNDLE = `
import { isMainThread } from 'node:worker_threads';
export async function render(file, origin, { content, reads }) {
  await new Promise((resolve) => setTimeout(resolve, 1));
  reads.add('title');
  if (content.title === file) throw new Error('broken page');
  const body = Buffer.from('<a href="/yok">' + content.title + '</a><i>' + (isMainThread ? 'own' : 'helper') + '</i>');
  return { status: 200, body };
}
export const collectHashes = (html, into) => into.scripts.add('x');
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'bundle.mjs'), BUNDLE);
});
afterEach(() => rmSync(folder, { recursive: true }));

const FILES = Array.from({ length: 1000 }, (_, n) => `/page-${n}.html`);

const address = () => pathToFileURL(join(folder, 'bundle.mjs')).href;

async function render(title: string, helper = createHelper(address())) {
  const bundle = (await import(address())) as RendererBundle;
  const content = { version: 1, builtAt: '', title } as unknown as Content;
  const target = { content, siteUrl: 'http://x', known: new Set(FILES), online: undefined };
  const jobs = FILES.map((file) => ({ file, before: undefined }));
  const release = openReleaseFolder(folder);
  const pages = await renderPages(bundle, target, release, jobs, helper);
  await release.sync();
  return pages;
}

test('many pages are rendered by two threads, each page once', async () => {
  const pages = await render('Başlık');
  expect(pages.map(({ file }) => file).toSorted()).toEqual(FILES.toSorted());
  for (const { isWritten, broken, record } of pages) {
    expect({ isWritten, broken, reads: record.reads }).toEqual({
      isWritten: true,
      broken: ['/yok'],
      reads: ['title'],
    });
  }
  // One object for all that have the same.
  expect(new Set(pages.map(({ record }) => record.inline)).size).toBe(1);
  const texts = FILES.map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(new Set(texts.map((text) => /<i>(\w+)/.exec(text)?.[1]))).toEqual(new Set(['own', 'helper']));
  expect(texts.every((text) => text.includes('Başlık'))).toBe(true);
});

test('the helper stays for the next release, with its content', async () => {
  const helper = createHelper(address());
  await render('Bir', helper);
  for (const file of FILES) rmSync(join(folder, file));
  await render('İki', helper);
  const texts = FILES.map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(texts.every((text) => text.includes('İki'))).toBe(true);
});

test.each([['/page-1.html'], ['/page-999.html']])(
  'a page that fails fails all, wherever it is (%s), and nothing is written any more',
  async (file) => {
    await expect(render(file)).rejects.toThrow('broken page');
    const written = readdirSync(folder).length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(readdirSync(folder).length).toBe(written);
  },
);

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/product.ts';
import { findPartChange, type PartChange, withNewParts } from './part-change.ts';
import type { Source } from './render-pages.ts';
import type { PageRecord } from './render-state.ts';
import { sha } from './sha.ts';

const CHANGE = [
  { before: '<footer>eski</footer>', now: '<footer>yeni ı</footer>' },
  { before: '<nav>1</nav>', now: '<nav></nav>' },
];

/** Puts the new parts into a page whose file holds `html`. `writtenAs` is the HTML that the release wrote. */
function exchange(html: string, writtenAs = html): string | undefined {
  const path = temporaryFolder();
  writeFileSync(join(path, 'a.html'), html);
  const record = { sha: sha(Buffer.from(writtenAs)) } as PageRecord;
  const changed = withNewParts({ path, pages: new Map([['a.html', record]]) }, 'a.html', CHANGE);
  if (changed) expect(changed.record.sha).toBe(sha(changed.body));
  return changed?.body.toString();
}

test('exchanges each shared part of a page', () => {
  expect(exchange('<nav>1</nav><p>ş</p><footer>eski</footer>')).toBe(
    '<nav></nav><p>ş</p><footer>yeni ı</footer>',
  );
});

test.each([
  ['lacks a part', '<p>ş</p><footer>eski</footer>'],
  ['has a part twice', '<nav>1</nav><footer>eski</footer><nav>1</nav>'],
])('exchanges nothing in a page that %s', (_, html) => expect(exchange(html)).toBeUndefined());

test('exchanges nothing in a page that was modified after the release', () => {
  const html = '<nav>1</nav><footer>eski</footer>';
  expect(exchange(html, `${html}x`)).toBeUndefined();
});

test.each<[string, string, string, PartChange | undefined]>([
  ['the changed part', '<i>1</i><i>2</i>', '<i>1</i><i>3</i>', [{ before: '<i>2</i>', now: '<i>3</i>' }]],
  ['nothing on a page without shared parts', '<p>1</p>', '<p>2</p>', undefined],
  ['nothing if a part was added', '<i>1</i>', '<i>1</i><i>2</i>', undefined],
  ['nothing if a part was removed', '<i>1</i><i>2</i>', '<i>1</i>', undefined],
])('finds %s', async (_, before, now, change) => {
  const path = temporaryFolder();
  writeFileSync(join(path, 'a.html'), before);
  const bundle = {
    render: async () => ({ body: Buffer.from(now) }),
    sharedParts: (html: string) => html.match(/<i>.*?<\/i>/g) ?? [],
  };
  const source = { bundle, before: { path } } as unknown as Source;
  expect(await findPartChange(source, 'a.html')).toEqual(change);
});

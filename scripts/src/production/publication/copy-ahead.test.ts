import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CopyAhead, openCopyAhead } from './copy-ahead.ts';
import { createRemover } from './remover.ts';

const FILES = [...Array(250).keys()].map((n) => `/fuarlar/${n}.html`);

let folder: string;
let release: string;
let target: string;
let ahead: CopyAhead;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ahead-'));
  release = join(folder, '1');
  target = join(folder, '2.tmp');
  mkdirSync(join(release, 'fuarlar'), { recursive: true });
  mkdirSync(target);
  for (const file of FILES) writeFileSync(release + file, file);
  ahead = openCopyAhead(folder, createRemover());
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['whole', async (making: Promise<void>) => await making],
  ['half made', async () => {}],
])('a copy that is %s when it is asked for is given whole', async (_, wait) => {
  const making = ahead.make(release, FILES);
  await wait(making);
  expect(await ahead.take(release, target)).toBe(true);
  await making;
  expect(readdirSync(join(target, 'fuarlar'))).toHaveLength(FILES.length);
  expect(readdirSync(folder).toSorted()).toEqual(['1', '2.tmp']);
});

test('it is given once, and only for the release it is of', async () => {
  await ahead.make(release, FILES);
  expect(await ahead.take(join(folder, '0'), target)).toBe(false);
  expect(await ahead.take(release, target)).toBe(true);
  expect(await ahead.take(release, target)).toBe(false);
});

test.each([
  [
    'while nobody waits for it',
    async (making: Promise<void>) => await expect(making).rejects.toThrow('ENOENT'),
  ],
  ['when it is asked for', async () => {}],
])('one that fails %s is none', async (_, wait) => {
  rmSync(release + FILES[200]);
  const making = ahead.make(release, FILES);
  await wait(making);
  expect(await ahead.take(release, target)).toBe(false);
  await making.catch(() => {});
  expect(readdirSync(folder).toSorted()).toEqual(['1', '2.tmp']);
});

test('nothing is left of one that is dropped, half made or whole', async () => {
  const making = ahead.make(release, FILES);
  ahead.drop();
  await making;
  await ahead.make(release, FILES);
  ahead.drop();
  expect(await ahead.take(release, target)).toBe(false);
  await vi.waitFor(() => expect(readdirSync(folder).toSorted()).toEqual(['1', '2.tmp']));
});

import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/product.ts';
import { openReleaseFolder } from './release-folder.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, '1'));
  mkdirSync(join(root, '2'));
});

afterEach(() => void vi.unstubAllEnvs());

const read = (name: string) => readFileSync(join(root, name), 'utf8');

test('writes files into new folders', async () => {
  const folder = openReleaseFolder(join(root, '1'));
  folder.write('/index.html', 'ana sayfa');
  folder.write('/fuarlar/7.html', Buffer.from('fuar 7'));
  await folder.sync();
  expect(read('1/index.html')).toBe('ana sayfa');
  expect(read('1/fuarlar/7.html')).toBe('fuar 7');
});

test('refuses to write into a file that it shares with another release', () => {
  writeFileSync(join(root, '1/index.html'), 'eski');
  linkSync(join(root, '1/index.html'), join(root, '2/index.html'));
  const folder = openReleaseFolder(join(root, '2'));
  expect(() => folder.write('/index.html', 'yeni')).toThrow('EEXIST');
  expect(read('1/index.html')).toBe('eski');
});

test.each([
  ['few files', 2, ''],
  ['many files where the system has no sync command', 150, '/none'],
])('syncs %s one by one, and reports a file that no longer exists', async (_, count, path) => {
  if (path) vi.stubEnv('PATH', path);
  const folder = openReleaseFolder(join(root, '1'));
  for (let n = 0; n < count; n += 1) folder.write(`/${n}.html`, 'sayfa');
  await folder.sync();
  rmSync(join(root, '1/1.html'));
  await expect(folder.sync()).rejects.toThrow('ENOENT');
});

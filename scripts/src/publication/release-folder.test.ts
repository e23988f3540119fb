import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openReleaseFolder } from './release-folder.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-folder-'));
  mkdirSync(join(root, '1'));
  mkdirSync(join(root, '2'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const read = (name: string) => readFileSync(join(root, name), 'utf8');

describe.each([{ isLarge: false }, { isLarge: true }])('a release folder, $isLarge for large', (kind) => {
  test('has what was written, in folders of its own', async () => {
    const folder = openReleaseFolder(join(root, '1'), kind);
    await folder.write('/index.html', 'ana sayfa');
    await folder.write('/fuarlar/7.html', Buffer.from('fuar 7'));
    await folder.sync();
    expect(read('1/index.html')).toBe('ana sayfa');
    expect(read('1/fuarlar/7.html')).toBe('fuar 7');
  });

  test('leaves the bytes that it shares with the release before as they are', async () => {
    writeFileSync(join(root, '1/index.html'), 'eski');
    linkSync(join(root, '1/index.html'), join(root, '2/index.html'));
    const folder = openReleaseFolder(join(root, '2'), { ...kind, isCopy: true });
    await folder.write('/index.html', 'yeni');
    await folder.sync();
    expect([read('1/index.html'), read('2/index.html')]).toEqual(['eski', 'yeni']);
  });

  test('tells what could not be written', async () => {
    const folder = openReleaseFolder(join(root, '1'), kind);
    await folder.write('/index.html', 'bir');
    const again = async () => {
      await folder.write('/index.html', 'iki');
      await folder.sync();
    };
    await expect(again()).rejects.toThrow('EEXIST');
    expect(read('1/index.html')).toBe('bir');
  });
});

test('a large one is synced file by file where the system has no call for all', async () => {
  vi.stubEnv('PATH', join(root, 'nothing'));
  const folder = openReleaseFolder(join(root, '1'), { isLarge: true });
  await folder.write('/index.html', 'ana sayfa');
  await folder.sync();
  rmSync(join(root, '1/index.html'));
  await folder.write('/fuarlar.html', 'fuarlar');
  // It looks at each file: one that is gone is told.
  await expect(folder.sync()).rejects.toThrow('ENOENT');
});

import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

test('a large one writes over files that nobody needs, and never over those that another release has too', async () => {
  mkdirSync(join(root, 'spare'));
  writeFileSync(join(root, 'spare/index.html'), 'eski ana sayfa, daha uzun');
  writeFileSync(join(root, 'spare/galeri.html'), 'eski');
  linkSync(join(root, 'spare/galeri.html'), join(root, '1/galeri.html'));
  const { ino } = statSync(join(root, 'spare/index.html'));
  const folder = openReleaseFolder(join(root, '2'), { isLarge: true, spare: join(root, 'spare') });
  for (const name of ['index', 'galeri', 'fuarlar']) await folder.write(`/${name}.html`, `yeni ${name}`);
  await folder.sync();
  expect(['index', 'galeri', 'fuarlar'].map((name) => read(`2/${name}.html`))).toEqual([
    'yeni index',
    'yeni galeri',
    'yeni fuarlar',
  ]);
  expect(statSync(join(root, '2/index.html')).ino).toBe(ino);
  expect(read('1/galeri.html')).toBe('eski');
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

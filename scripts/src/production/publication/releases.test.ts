import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/product.ts';
import { tryToLock } from '../file-lock.ts';
import { openReleases, type Releases } from './releases.ts';

vi.mock('node:fs', { spy: true });

let folder: string;
let releases: Releases;
beforeEach(() => {
  folder = temporaryFolder();
  releases = openReleases(folder);
});
afterEach(() => void vi.useRealTimers());

const manifest = (version: number) => ({ version, builtAt: '2026-01-01T00:00:00.000Z', code: 'c' });

const LOCK = 'making.lock';
const names = async () => (await readdir(folder)).filter((name) => name !== LOCK).toSorted();

async function release(version: number): Promise<number> {
  const { number, path } = await releases.begin();
  writeFileSync(join(path, 'index.html'), String(version));
  await releases.finish(number, manifest(version));
  return number;
}

test('puts a finished release online with its manifest', async () => {
  expect(releases.current()).toBeUndefined();
  const number = await release(41);
  expect(releases.current()).toBe(number);
  expect(await releases.manifest(number)).toEqual(manifest(41));
});

test('removes all but the last five releases, also when their numbers get a further digit', async () => {
  for (let version = 1; version <= 12; version += 1) await release(version);
  await releases.removeOld();
  const kept = [8, 9, 10, 11, 12];
  expect(await releases.numbers()).toEqual(kept);
  expect(await names()).toEqual(
    [...kept.flatMap((number) => [`${number}`, `${number}.json`]), 'current'].toSorted(),
  );
});

test('begins with an empty folder although a crash left files in it', async () => {
  mkdirSync(join(folder, '1.tmp'));
  writeFileSync(join(folder, '1.tmp/index.html'), 'half');
  const { path } = await releases.begin();
  expect(await readdir(path)).toEqual([]);
});

test('keeps an old release that is online', async () => {
  const first = await release(1);
  for (const version of [2, 3, 4, 5, 6, 7]) await release(version);
  releases.putOnline(first);
  await releases.removeOld();
  expect(await releases.numbers()).toEqual([1, 3, 4, 5, 6, 7]);
});

test('removes a release that a crash left unfinished, and keeps the current one', async () => {
  const online = await release(1);
  mkdirSync(join(folder, '2.tmp'));
  await openReleases(folder).sweep();
  expect(await names()).toEqual(['1', '1.json', 'current']);
  expect(openReleases(folder).current()).toBe(online);
});

test('replaces a stale temporary link', async () => {
  symlinkSync('7', join(folder, 'current.tmp'));
  expect(releases.current()).toBeUndefined();
  const number = await release(1);
  expect(releases.current()).toBe(number);
});

test('finds the release of a copied folder, or none if the copy lacks it', async () => {
  const number = await release(1);
  rmSync(join(folder, 'current'));
  symlinkSync('/elsewhere/releases/1', join(folder, 'current'));
  expect(releases.current()).toBe(number);
  rmSync(join(folder, '1'), { recursive: true });
  expect(releases.current()).toBeUndefined();
});

test('removes an abandoned release completely and keeps the previous one online', async () => {
  const online = await release(1);
  const { number, path } = await releases.begin();
  writeFileSync(join(path, 'index.html'), 'half');
  writeFileSync(releases.statePath(number), '{');
  releases.abandon(number);
  expect(await names()).toEqual(['1', '1.json', 'current']);
  expect(releases.current()).toBe(online);
});

test('keeps an abandoned release that is online already', async () => {
  await release(1);
  const number = await release(2);
  releases.abandon(number);
  expect(releases.current()).toBe(number);
});

test('reports a release as being made from `begin` until `finish`', async () => {
  await release(1);
  const isMade = [await releases.isOneMade()];
  const { number } = await releases.begin();
  isMade.push(await releases.isOneMade());
  await releases.finish(number, manifest(2));
  expect([...isMade, await releases.isOneMade()]).toEqual([false, true, false]);
});

test('removes the manifest of a release that no longer exists', async () => {
  await release(1);
  for (const name of ['7.json', '7.pages.json']) writeFileSync(join(folder, name), '{}');
  await releases.sweep();
  expect(await names()).toEqual(['1', '1.json', 'current']);
});

const noRoom = () => {
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
};

test('removes old releases although the disk has no room for the lock', async () => {
  for (const version of [1, 2, 3, 4, 5, 6, 7]) await release(version);
  rmSync(join(folder, LOCK));
  // SQLite cannot open a folder.
  mkdirSync(join(folder, LOCK));
  await expect(releases.sweep()).rejects.toThrow('unable to open');
  expect(await releases.numbers()).toEqual([3, 4, 5, 6, 7]);
});

test('removes an abandoned release that could not be put online', async () => {
  const online = await release(1);
  const { number } = await releases.begin();
  vi.mocked(symlinkSync).mockImplementationOnce(noRoom);
  await expect(releases.finish(number, manifest(2))).rejects.toThrow('ENOSPC');
  releases.abandon(number);
  expect(await releases.numbers()).toEqual([online]);
});

test.each(['sweep', 'begin'] as const)('a failed %s frees the lock', async (name) => {
  mkdirSync(join(folder, '7.tmp'));
  vi.mocked(name === 'sweep' ? rmSync : mkdirSync).mockImplementationOnce(noRoom);
  await expect(releases[name]()).rejects.toThrow('ENOSPC');
  expect(await releases.begin()).toMatchObject({ number: 1 });
});

test('frees the lock although an abandoned release cannot be removed', async () => {
  const { number } = await releases.begin();
  vi.mocked(rmSync).mockImplementationOnce(noRoom);
  expect(() => releases.abandon(number)).toThrow('ENOSPC');
  expect(await releases.begin()).toMatchObject({ number });
});

test('delays sweep and begin while another process makes a release', async () => {
  const unlock = tryToLock(join(folder, LOCK));
  mkdirSync(join(folder, '1.tmp'));
  vi.useFakeTimers();
  const sweeping = releases.sweep().then(() => releases.begin());
  let isBegun = false;
  void sweeping.then(() => {
    isBegun = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isBegun).toBe(false);
  expect(await readdir(folder)).toContain('1.tmp');
  unlock?.();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await sweeping;
});

test('keeps the newer release after a rollback', async () => {
  const first = await release(1);
  const second = await release(2);
  releases.putOnline(first);
  expect(releases.current()).toBe(first);
  await openReleases(folder).sweep();
  expect(await releases.numbers()).toEqual([first, second]);
  expect(await release(3)).toBeGreaterThan(second);
});

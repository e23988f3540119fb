import { lstatSync, lutimesSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/product.ts';
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
  expect((await readdir(folder)).toSorted()).toEqual(
    [...kept.flatMap((number) => [`${number}`, `${number}.json`]), 'current'].toSorted(),
  );
});

test('removes one release, unless it is online', async () => {
  for (const version of [1, 2]) await release(version);
  for (const number of [1, 2]) await releases.remove(number);
  expect(await releases.numbers()).toEqual([2]);
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
  await releases.begin();
  await openReleases(folder).sweep();
  expect((await readdir(folder)).toSorted()).toEqual(['1', '1.json', 'current']);
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
  expect((await readdir(folder)).toSorted()).toEqual(['1', '1.json', 'current']);
  expect(releases.current()).toBe(online);
});

test('keeps an abandoned release that is online already', async () => {
  await release(1);
  const number = await release(2);
  releases.abandon(number);
  expect(releases.current()).toBe(number);
});

test('reports that a release is being made from its beginning to its end', async () => {
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
  expect((await readdir(folder)).toSorted()).toEqual(['1', '1.json', 'current']);
});

const noRoom = () => {
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
};

test('removes old releases although the disk has no room for the lock', async () => {
  for (const version of [1, 2, 3, 4, 5, 6, 7]) await release(version);
  vi.mocked(symlinkSync).mockImplementationOnce(noRoom);
  await expect(releases.sweep()).rejects.toThrow('ENOSPC');
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

test.each(['sweep', 'begin'] as const)('a failed %s releases the lock', async (name) => {
  mkdirSync(join(folder, '7.tmp'));
  vi.mocked(name === 'sweep' ? rmSync : mkdirSync).mockImplementationOnce(noRoom);
  await expect(releases[name]()).rejects.toThrow('ENOSPC');
  expect(await readdir(folder)).not.toContain('lock');
});

/** Makes a lock that its owner has renewed this many seconds ago. */
function leaveLock(path: string, owner: string, seconds: number): void {
  symlinkSync(owner, path);
  const renewed = new Date(Date.now() - seconds * 1000);
  lutimesSync(path, renewed, renewed);
}

test.each([
  ['another process', `${hostname()} ${process.ppid}`, 3600],
  ['another machine', 'other 7', 25],
])('delays sweep and begin while %s makes a release', async (_, owner, seconds) => {
  const lock = join(folder, 'lock');
  leaveLock(lock, owner, seconds);
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
  rmSync(lock);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await sweeping;
});

test.each([
  ['gone', undefined],
  ['held by another process', 'other 7'],
])('leaves the lock alone if it is %s after a pause of this machine', async (_, owner) => {
  const lock = join(folder, 'lock');
  vi.useFakeTimers();
  await releases.begin();
  rmSync(lock);
  if (owner) leaveLock(lock, owner, 20);
  const renewedAt = () => lstatSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  const before = renewedAt();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(renewedAt()).toBe(before);
  releases.abandon(1);
  expect(renewedAt()).toBe(before);
});

test.each([
  ['was killed', () => symlinkSync(`${hostname()} 999999999`, join(folder, 'lock'))],
  ['was of an earlier version', () => writeFileSync(join(folder, 'lock'), `${hostname()} 999999999`)],
  ['vanished with its machine', () => leaveLock(join(folder, 'lock'), 'other 7', 35)],
])('does not wait for a process that %s', async (_, leave) => {
  leave();
  expect(releases.current()).toBeUndefined();
  expect(await release(1)).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(['1', '1.json', 'current']);
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

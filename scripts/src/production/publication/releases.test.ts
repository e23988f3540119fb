import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReleases, type Releases } from './releases.ts';

let folder: string;
let releases: Releases;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  releases = openReleases(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const manifest = (version: number) => ({ version, builtAt: '2026-01-01T00:00:00.000Z', code: 'c' });

async function release(version: number): Promise<number> {
  const { number, path } = await releases.begin();
  writeFileSync(join(path, 'index.html'), String(version));
  await releases.finish(number, manifest(version));
  return number;
}

test('a finished release is online with its manifest; before, none is', async () => {
  expect(releases.current()).toBeUndefined();
  const number = await release(41);
  expect(releases.current()).toBe(number);
  expect(await releases.manifest(number)).toEqual(manifest(41));
});

test('the last five are kept', async () => {
  for (const version of [1, 2, 3, 4, 5, 6, 7]) await release(version);
  expect(await releases.numbers()).toEqual([3, 4, 5, 6, 7]);
  expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toHaveLength(5);
});

test('the newest of those that went is kept to be written over, while its process lives', async () => {
  for (const version of [1, 2, 3, 4, 5, 6, 7]) await release(version);
  expect(releases.spare()).toBeUndefined();
  await releases.removeDropped();
  const spare = releases.spare() ?? '';
  expect(readFileSync(join(spare, 'index.html'), 'utf8')).toBe('2');
  await openReleases(folder).sweep();
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([basename(spare)]);
  releases.leave();
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('what a crash left half-made goes, what is online stays', async () => {
  const online = await release(1);
  await releases.begin();
  await openReleases(folder).sweep();
  expect((await readdir(folder)).toSorted()).toEqual(['1', '1.json', 'current']);
  expect(openReleases(folder).current()).toBe(online);
});

test('a link that was half put online is in nobody’s way', async () => {
  symlinkSync('7', join(folder, 'current.tmp'));
  expect(releases.current()).toBeUndefined();
  const number = await release(1);
  expect(releases.current()).toBe(number);
});

test('a copied folder serves its own release, or none where that was left out', async () => {
  const number = await release(1);
  rmSync(join(folder, 'current'));
  symlinkSync('/elsewhere/releases/1', join(folder, 'current'));
  expect(releases.current()).toBe(number);
  rmSync(join(folder, '1'), { recursive: true });
  expect(releases.current()).toBeUndefined();
});

test('a release that cannot be made leaves nothing, and the one before online', async () => {
  const online = await release(1);
  const { number, path } = await releases.begin();
  writeFileSync(join(path, 'index.html'), 'half');
  writeFileSync(releases.statePath(number), '{');
  releases.abandon(number);
  expect((await readdir(folder)).toSorted()).toEqual(['1', '1.json', 'current']);
  expect(releases.current()).toBe(online);
});

test('while another process makes a release nothing of it is swept, and none is begun', async () => {
  writeFileSync(join(folder, 'lock'), `${hostname()} ${process.ppid}`);
  mkdirSync(join(folder, '1.tmp'));
  let begun = false;
  const sweeping = releases.sweep().then(() => releases.begin());
  sweeping.then(() => {
    begun = true;
  });
  await sleep(120);
  expect(begun).toBe(false);
  expect(await readdir(folder)).toContain('1.tmp');
  rmSync(join(folder, 'lock'));
  await sweeping;
});

test.each([
  ['was killed', () => writeFileSync(join(folder, 'lock'), `${hostname()} 999999999`)],
  [
    'vanished with its machine',
    () => {
      writeFileSync(join(folder, 'lock'), 'other 7');
      utimesSync(join(folder, 'lock'), 0, 0);
    },
  ],
])('a process that %s holds nobody up', async (_, leave) => {
  leave();
  expect(releases.current()).toBeUndefined();
  expect(await release(1)).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(['1', '1.json', 'current']);
});

test('going back leaves the newer release where it is', async () => {
  const first = await release(1);
  const second = await release(2);
  releases.putOnline(first);
  expect(releases.current()).toBe(first);
  await openReleases(folder).sweep();
  expect(await releases.numbers()).toEqual([first, second]);
  expect(await release(3)).toBeGreaterThan(second);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('what a crash left half-made goes, what is online stays', async () => {
  const online = await release(1);
  await releases.begin();
  await openReleases(folder).sweep();
  expect((await readdir(folder)).toSorted()).toEqual(['1', '1.json', 'current']);
  expect(openReleases(folder).current()).toBe(online);
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

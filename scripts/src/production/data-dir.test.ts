import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { StartError } from '../command.ts';
import { temporaryFolder } from '../testing/product.ts';
import { claimDataDir, openDataDir } from './data-dir.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test('generates a secret once and keeps it', () => {
  const made = openDataDir(folder).secret('payload');
  expect(made).toMatch(/^[\da-f]{64}$/);
  expect(openDataDir(folder).secret('payload')).toBe(made);
  expect(openDataDir(folder).secret('webhook')).not.toBe(made);
});

test('generates a secret again if a full disk left an empty file', () => {
  writeFileSync(join(folder, 'payload.secret'), '');
  const made = openDataDir(folder).secret('payload');
  expect(made).toMatch(/^[\da-f]{64}$/);
  expect(openDataDir(folder).secret('payload')).toBe(made);
});

test('names a folder that is not writable', () => {
  writeFileSync(join(folder, 'file'), '');
  const path = join(folder, 'file/data');
  expect(() => openDataDir(path)).toThrow(StartError);
  expect(() => openDataDir(path)).toThrow(path);
});

test('ignores the claim of a process that no longer runs', () => {
  const data = openDataDir(folder);
  writeFileSync(join(folder, 'start.pid'), '999999999');
  expect(() => claimDataDir(data)).not.toThrow();
});

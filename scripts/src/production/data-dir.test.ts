import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimDataDir, openDataDir, StartError } from './data-dir.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is made once and kept', () => {
  const made = openDataDir(folder).secret('payload');
  expect(made).toMatch(/^[\da-f]{64}$/);
  expect(openDataDir(folder).secret('payload')).toBe(made);
  expect(openDataDir(folder).secret('webhook')).not.toBe(made);
});

test('a folder that cannot be written is named', () => {
  writeFileSync(join(folder, 'file'), '');
  const path = join(folder, 'file/data');
  expect(() => openDataDir(path)).toThrow(StartError);
  expect(() => openDataDir(path)).toThrow(path);
});

test('a claim that its process left behind does not hold', () => {
  const data = openDataDir(folder);
  writeFileSync(join(folder, 'start.pid'), '999999999');
  expect(() => claimDataDir(data)).not.toThrow();
});

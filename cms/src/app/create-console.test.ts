import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { isConsoleFile } from './create-console.ts';

test('recognises the files of the console, also by an encoded name', () => {
  const dir = temporaryFolder(onTestFinished);
  mkdirSync(join(dir, '.next/static/chunks/[[...segments]]'), { recursive: true });
  writeFileSync(join(dir, '.next/static/chunks/[[...segments]]/a~b.js'), '');
  writeFileSync(join(dir, '.next/BUILD_ID'), '');
  expect(isConsoleFile(dir, '/_next/static/chunks/%5B%5B...segments%5D%5D/a~b.js')).toBe(true);
  for (const path of [
    '/_next/static/..%2FBUILD_ID',
    '/_next/static/../BUILD_ID',
    '/_next/BUILD_ID',
    '/_next/static/chunks',
  ])
    expect([path, isConsoleFile(dir, path)]).toEqual([path, false]);
});

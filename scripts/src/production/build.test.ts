import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/product.ts';
import { copyFolder } from './build.ts';

test('copies a folder only if its copy differs, so that a restart needs no room on the disk', async () => {
  const folder = temporaryFolder();
  const source = join(folder, 'source');
  const copy = join(folder, 'copy');
  const write = (name: string, text: string) => writeFileSync(join(source, name), text);
  const inode = () => statSync(join(copy, 'server/a.mjs')).ino;
  mkdirSync(join(source, 'server'), { recursive: true });
  write('server/a.mjs', '1');
  await copyFolder(source, copy);
  const first = inode();
  await copyFolder(source, copy);
  expect(inode()).toBe(first);
  write('server/a.mjs', '2');
  await copyFolder(source, copy);
  expect(readFileSync(join(copy, 'server/a.mjs'), 'utf8')).toBe('2');
  write('b.mjs', '');
  await copyFolder(source, copy);
  expect(readFileSync(join(copy, 'b.mjs'), 'utf8')).toBe('');
});

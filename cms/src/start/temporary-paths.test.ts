import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { makeTemporaryFolder, removeOnStop, removeTemporaryPaths } from './temporary-paths.ts';

test('a path that cannot be removed does not stop the removal of the others', () => {
  const folder = join(temporaryFolder(onTestFinished), 'copy');
  mkdirSync(folder);
  // No path may contain a NUL byte, so rmSync throws.
  removeOnStop('\0');
  removeOnStop(folder);
  removeTemporaryPaths();
  expect(existsSync(folder)).toBe(false);
});

test('a temporary folder can be made where no CMS has made the folder above it', async () => {
  const beginning = join(temporaryFolder(onTestFinished), 'tmp', 'backup-');
  expect(existsSync(await makeTemporaryFolder(beginning))).toBe(true);
});

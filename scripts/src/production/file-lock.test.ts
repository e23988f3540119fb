import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/product.ts';
import { tryToLock, waitForLock } from './file-lock.ts';

test('one process at a time holds a lock, and a killed process frees it at once', async () => {
  const file = join(temporaryFolder(), 'a.lock');
  const url = new URL('./file-lock.ts', import.meta.url).href;
  const code = `
    import { tryToLock } from ${JSON.stringify(url)};
    console.log(tryToLock(${JSON.stringify(file)}) !== undefined);
    setInterval(() => {}, 1000);
  `;
  const other = spawn(process.execPath, ['--input-type=module', '-e', code]);
  const [said] = await once(other.stdout, 'data');
  expect(String(said)).toBe('true\n');
  expect(tryToLock(file)).toBeUndefined();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const release = await waitForLock(file);
  expect(tryToLock(file)).toBeUndefined();
  release();
  release();
  expect(tryToLock(file)).toBeDefined();
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

test('many temporary folders are removed when the process ends, without a warning of Node', () => {
  const url = new URL('./product.ts', import.meta.url).href;
  const code = `
    import { temporaryFolder } from ${JSON.stringify(url)};
    for (let n = 0; n < 12; n += 1) console.log(temporaryFolder());
  `;
  const args = ['--input-type=module', '-e', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const folders = stdout.trim().split('\n');
  expect([folders.length, folders.filter(existsSync), stderr]).toEqual([12, [], '']);
});

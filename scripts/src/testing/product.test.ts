import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runStart, temporaryFolder } from './product.ts';

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

test('a product without a database setting does not use the database of the file `.env`', async () => {
  const { execPath } = process;
  onTestFinished(() => {
    process.execPath = execPath;
  });
  process.execPath = join(temporaryFolder(), 'node');
  writeFileSync(process.execPath, '#!/bin/sh\nenv', { mode: 0o755 });
  const product = await runStart({ env: { DATABASE_URL: undefined } });
  await product.exited;
  expect(product.log).toContain('DATABASE_URL=');
});

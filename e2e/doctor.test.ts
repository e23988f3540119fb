import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { repoPath } from '../scripts/src/repo.ts';
import { serveProduct } from './serve-product.ts';

const product = serveProduct({ env: { DEMO: '0' } });

function runDoctor() {
  const given = { DATABASE_URL: '', DATA_DIR: product.dataDir, PORT: new URL(product.url).port };
  return spawnSync(process.execPath, [repoPath('scripts/src/commands/doctor.ts')], {
    encoding: 'utf8',
    env: { ...process.env, ...given },
  });
}

test('the doctor finds no fault in a running installation and reports a damaged database', async () => {
  const { stdout, status } = runDoctor();
  expect(stdout).toMatch(/✓ database {5}reachable, migrated, 1 account/);
  expect(stdout).toMatch(/✓ product {6}runs on port/);
  expect(stdout).toMatch(/\n0 wrong, /);
  expect(status).toBe(0);

  await product.stop();
  writeFileSync(join(product.dataDir, 'data.db'), 'not a database at all');
  const damaged = runDoctor();
  expect(damaged.stdout).toContain('! product      does not run on port');
  expect(damaged.stdout).toMatch(/✗ database {5}.*is damaged/);
  expect(damaged.status).toBe(1);
});

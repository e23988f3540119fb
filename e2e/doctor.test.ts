import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serveProduct } from './serve-product.ts';

const product = serveProduct({ env: { DEMO: '0' } });

function runDoctor(more: NodeJS.ProcessEnv = {}) {
  const { stdout, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../scripts/src/commands/doctor.ts')],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: product.dataDir,
        PORT: new URL(product.url).port,
        ...more,
      },
    },
  );
  return { printed: stdout, status };
}

test('the doctor finds no fault in a running installation and reports a damaged database', async () => {
  const { printed, status } = runDoctor();
  expect(printed).toMatch(/✓ database {5}reachable, migrated, 1 account/);
  expect(printed).toMatch(/✓ product {6}runs on port/);
  expect(printed).toMatch(/\n0 wrong, /);
  expect(status).toBe(0);

  expect(runDoctor({ FORM_LIMIT: 'many' })).toMatchObject({
    status: 1,
    printed: expect.stringContaining('✗ settings     FORM_LIMIT must be a whole number'),
  });

  await product.stop();
  writeFileSync(join(product.dataDir, 'data.db'), 'not a database at all');
  const damaged = runDoctor();
  expect(damaged.printed).toContain('! product      does not run on port');
  expect(damaged.printed).toMatch(/✗ database {5}.*is damaged/);
  expect(damaged.status).toBe(1);
});

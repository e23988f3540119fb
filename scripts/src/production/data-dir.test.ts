import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
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

describe('a claim on the data folder', () => {
  const claimElsewhere = (...before: string[]) => {
    const url = JSON.stringify(new URL('./data-dir.ts', import.meta.url).href);
    const code = `import { claimDataDir } from ${url}; claimDataDir({ path: ${JSON.stringify(folder)} });`;
    const args = [...before, process.execPath, '--input-type=module', '-e', code];
    const { status, stderr } = spawnSync('env', args, { encoding: 'utf8' });
    return { status, stderr };
  };

  test('refuses another process, also in another PID namespace, until its own process ends', () => {
    openDataDir(folder);
    expect(claimElsewhere()).toEqual({ status: 0, stderr: '' });
    claimDataDir({ path: folder });
    expect(readdirSync(folder).sort()).toEqual(['.writable', 'releases', 'start.lock', 'start.pid']);
    const refusal = `DATA_DIR: another instance (process ${process.pid}) is using the folder ${folder}.`;
    expect(claimElsewhere().stderr).toContain(refusal);
    // Skip this check in a container that forbids new PID namespaces.
    if (spawnSync('env', ['unshare', '--pid', '--fork', 'true']).status === 0)
      expect(claimElsewhere('unshare', '--pid', '--fork').stderr).toContain(refusal);
  });
});

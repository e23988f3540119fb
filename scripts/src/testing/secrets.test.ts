import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS, type Setting } from '@fuar/shared/settings/settings';
import { expect, test } from 'vitest';
import { filesBelow } from '../production/publication/releases.ts';
import { REPO, repoPath } from '../repo.ts';

/** Typical keys of services, and server addresses that contain a password. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----\s*[A-Za-z0-9+/]{30}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\b(?:ghp|gho|ghs)_\w{36}\b/,
  /\bxox[abp]-[\w-]{20,}/,
  /\bmongodb\+srv:\/\/[^\s:@/]+:[^\s@/]{4,}@/,
];

const TEXT = /\.(?:ts|tsx|js|mjs|json|md|toml|yml|yaml|astro|html|css|env|example|conf|service|sh)$|^[^.]+$/;

test('the repository contains no secret', () => {
  const names = execFileSync('git', ['ls-files'], { cwd: REPO, encoding: 'utf8' }).trim().split('\n');
  const found = names
    .filter((name) => TEXT.test(name) && existsSync(repoPath(name)))
    .filter((name) => SECRETS.some((secret) => secret.test(readFileSync(repoPath(name), 'utf8'))));
  expect(found).toEqual([]);
  expect(names.filter((name) => /(?:^|\/)\.env$|\.secret$|\.pem$/.test(name))).toEqual([]);
});

const secretNames = (Object.entries(SETTINGS) as [string, Setting][])
  .filter(([, { isSecret }]) => isSecret)
  .map(([name]) => name);

test.each(['admin/dist', 'sites/dist-renderer/client'])(
  'the files of %s that browsers load contain no secret',
  async (folder) => {
    // The builds, which npm test and npm start make, may be missing if only this test file runs.
    const names = existsSync(repoPath(folder)) ? await filesBelow(repoPath(folder)) : [];
    for (const name of names.filter((file) => /\.(?:js|html|css|json)$/.test(file))) {
      const text = readFileSync(join(repoPath(folder), name), 'utf8');
      for (const secret of secretNames) expect(text.includes(secret), `${name} names ${secret}`).toBe(false);
      expect(/process\.env\.(?!NODE_ENV)\w/.test(text), name).toBe(false);
    }
  },
);

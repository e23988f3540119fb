import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { repoPath } from '../repo.ts';

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      link: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
const installedBy = (folder: string) => {
  const text = readFileSync(repoPath(`${folder}package-lock.json`), 'utf8');
  return Object.entries(lockfileSchema.parse(JSON.parse(text)).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
};
const installed = installedBy('');

test.each([
  ['of the product', installed, 900],
  ['of Lighthouse', installedBy('scripts/tools/lighthouse/'), 100],
  ['of the lint tools', installedBy('scripts/tools/lint/'), 100],
])('the lockfile %s has a hash of every package, and no address of a registry', (_, installed, least) => {
  expect(installed.length).toBeGreaterThan(least);
  for (const [path, { integrity, resolved }] of installed) {
    expect(integrity, path).toMatch(/^sha512-[\w+/]{86}==$/);
    expect(resolved, path).toBeUndefined();
  }
});

test('the lockfile has the tools of every platform, so that npm ci works on each', () => {
  const names = new Set(installed.map(([path]) => path.split('node_modules/').at(-1)));
  const wanted = installed.flatMap(([, { optionalDependencies }]) => Object.keys(optionalDependencies ?? {}));
  expect(wanted).toContain('@turbo/darwin-arm64');
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { repoPath } from '../repo.ts';

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
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

test('the lockfile has the tools of every platform in the wanted versions, so that npm ci works on each', () => {
  const versions = new Map(installed.map(([path, { version }]) => [path, version]));
  const wanted = installed.flatMap(([path, { optionalDependencies }]) =>
    Object.entries(optionalDependencies ?? {}).map(([name, range]) => ({ path, name, range })),
  );
  expect(wanted.map(({ name }) => name)).toContain('@turbo/darwin-arm64');
  const wrong = wanted.filter(({ path, name, range }) => {
    const version = versions.get(nearest(path, name));
    return /^\d/.test(range) ? version !== range : version === undefined;
  });
  expect(wrong).toEqual([]);
});

test('`astro-check` finds both halves of its WebAssembly runtime in one version', () => {
  const versions = new Map(installed.map(([path, { version }]) => [path, version]));
  const versionOf = (name: string) => versions.get(nearest('node_modules/@napi-rs/wasm-runtime', name));
  expect(versionOf('@emnapi/core')).toBe(versionOf('@emnapi/runtime'));
});

// `npm audit` cannot run here (docs/decisions/007-npm-audit.md), so look for newer copies: they often fix a vulnerability.
test('no package that we import is older than another copy of the same major version in the lockfile', () => {
  const wanted = ['cms', 'admin', 'sites', 'scripts', 'shared'].flatMap((folder) => {
    const { dependencies } = JSON.parse(readFileSync(repoPath(`${folder}/package.json`), 'utf8'));
    return Object.entries<string>(dependencies);
  });
  expect(wanted.length).toBeGreaterThan(40);
  const newer = wanted.flatMap(([name, own]) => {
    const isNewer = (version = '') =>
      version.split('.')[0] === own.split('.')[0] && version.localeCompare(own, 'en', { numeric: true }) > 0;
    return installed
      .filter(([path, { version }]) => path.endsWith(`node_modules/${name}`) && isNewer(version))
      .map(([path, { version }]) => `${path} ${version}`);
  });
  expect(newer).toEqual([]);
});

/** The path of the package that `import name` finds in the package at `path`. */
function nearest(path: string, name: string): string {
  for (let folder = path; folder; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const nested = `${folder}/node_modules/${name}`;
    if (installed.some(([other]) => other === nested)) return nested;
  }
  return `node_modules/${name}`;
}

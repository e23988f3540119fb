import { resolveConfig } from '@netlify/config';
import { expect, test } from 'vitest';
import { repoPath } from '../repo.ts';

type Netlify = {
  config: {
    build: { command?: string; publish?: string; environment: Record<string, string> };
    redirects: { from?: string; path?: string; to: string; status?: number }[];
    headers: { for: string; values: Record<string, string> }[];
  };
  configPath?: string;
};

/** Reads the file like Netlify's build bot, offline. Rejects if the file has a mistake. */
async function read(packagePath?: string): Promise<Netlify> {
  const found: unknown = await resolveConfig({
    cwd: repoPath('.'),
    repositoryRoot: repoPath('.'),
    ...(packagePath ? { packagePath } : {}),
    context: 'production',
    branch: 'main',
    mode: 'buildbot',
    offline: true,
    env: {},
  });
  return found as Netlify;
}

test.each([
  ['the site', undefined, 'netlify.toml', 'npm run build:netlify', 'sites/dist'],
  [
    'the back-office',
    'admin',
    'admin/netlify.toml',
    'npm run build:own-origin -w admin',
    'admin/dist-own-origin',
  ],
])('Netlify reads the expected settings of %s', async (_, packagePath, file, command, publish) => {
  const { config, configPath } = await read(packagePath);
  expect(configPath).toBe(repoPath(file));
  expect(config.build).toMatchObject({
    command,
    publish: repoPath(publish),
    environment: { NODE_VERSION: '24' },
  });
  expect(config.redirects).toContainEqual(expect.objectContaining({ to: '/admin/index.html', status: 200 }));
  // The cache header of `/admin/assets/*` also applies to missing files. With status 200, browsers would cache the back-office's
  // HTML under a script's name for a year.
  const below = config.redirects
    .filter(({ from = '' }) => from.startsWith('/admin/'))
    .map(({ from, status }) => [from, status]);
  expect(below).toEqual([
    ['/admin/assets/*', 404],
    ['/admin/*', 200],
  ]);
  // Merge all rules, because Netlify adds those of a `_headers` file that an earlier build may have left.
  const rules = config.headers.filter(({ for: path }) => path === '/*').map(({ values }) => values);
  const everywhere = Object.assign({}, ...rules);
  expect(everywhere).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
  });
});

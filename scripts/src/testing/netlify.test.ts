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
  const everywhere = config.headers.find(({ for: path }) => path === '/*')?.values ?? {};
  expect(everywhere).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
  });
});

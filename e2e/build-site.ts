import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repoPath } from '../scripts/src/repo.ts';
import { temporaryFolder } from '../scripts/src/testing/product.ts';

export async function buildSite(url: string): Promise<string> {
  // Build inside sites/.astro, because Astro would move files from sites/.astro to an output folder elsewhere. Such a move
  // fails between two disks.
  const outDir = temporaryFolder(repoPath('sites/.astro'));
  const astro = repoPath('node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, [astro, 'build', '--outDir', outDir], {
    cwd: repoPath('sites'),
    env: {
      ...{ ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      ...{ CMS_URL: url, PUBLIC_SITE_URL: url },
    },
  });
  return outDir;
}

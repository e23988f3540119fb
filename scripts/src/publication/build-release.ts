import { createHash } from 'node:crypto';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseSchema } from '@fuar/shared/schemas/publication';
import { startNode } from '../processes/child.ts';
import { inRepo } from '../repo.ts';
import { checkRelease } from './check-release.ts';
import { linkUnchanged, type Releases } from './releases.ts';

export type BuildOptions = { releases: Releases; code: string; cmsUrl: string; siteUrl: string };

/** Builds the site from what `/api` says now and puts it online; rejects, with nothing changed, where it cannot. */
export async function buildRelease({ releases, code, cmsUrl, siteUrl }: BuildOptions): Promise<Release> {
  const { number, path } = await releases.begin();
  const built = buildFolder(releases);
  await runAstro(built, { CMS_URL: cmsUrl, PUBLIC_SITE_URL: siteUrl });
  await cp(built, path, { recursive: true });
  await rm(built, { recursive: true });
  const { missing, broken } = await checkRelease(path);
  if (missing.length > 0) throw new Error(`The built site lacks ${summarise(missing)}`);
  if (broken.length > 0) console.warn(`Links that lead nowhere: ${summarise(broken)}`);

  const release = releaseSchema.parse(JSON.parse(await readFile(join(path, 'release.json'), 'utf8')));
  const before = releases.current();
  if (before !== undefined) await linkUnchanged(path, releases.path(before));
  await releases.finish(number, { ...release, code });
  return release;
}

/**
 * Astro keeps its intermediate bundle in `sites/.astro` unless it builds below `sites`, and two builds there destroy
 * each other's. One place for each folder of releases; the next build empties it.
 */
function buildFolder({ folder }: Releases): string {
  return inRepo(`sites/.release/${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`);
}

async function runAstro(outDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const lines: string[] = [];
  const build = startNode(
    inRepo('scripts/src/processes/leash.ts'),
    [process.execPath, inRepo('node_modules/astro/bin/astro.mjs'), 'build', '--outDir', outDir],
    {
      cwd: inRepo('sites'),
      env: { ...env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' },
      onLine: (line) => lines.push(line),
    },
  );
  const { code } = await build.exited;
  if (code !== 0) throw new Error(`The site build failed: ${summarise(lines.slice(-12))}`);
}

function summarise(lines: string[]): string {
  const shown = lines.map((line) => line.trim()).filter(Boolean);
  return shown.length > 12
    ? `${shown.slice(0, 12).join('; ')}; and ${shown.length - 12} more`
    : shown.join('; ');
}

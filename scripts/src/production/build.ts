import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { z } from 'zod';
import { StartError } from '../command.ts';
import { REPO, repoPath } from '../repo.ts';
import { waitForLock } from './file-lock.ts';
import { type Child, startNode } from './processes/child.ts';
import { filesBelow } from './publication/releases.ts';

export type Target = 'cms#build' | 'cms#build:console' | 'admin#build' | 'sites#build:renderer';

/** Targets that `npm start` and the tests need. The console is built later, because it takes a minute. */
export const PRODUCT: Target[] = ['cms#build', 'sites#build:renderer', 'admin#build'];

/** True if parallel builds would run out of memory, as they do with 1 GB (npm run bench:memory -- --limit 1024). */
const HAS_LITTLE_MEMORY = Math.min(process.constrainedMemory() || Infinity, totalmem()) < 1.5 * 1024 ** 3;

export const BUILT_RENDERER = repoPath('sites/dist-renderer');

const TURBO = repoPath('node_modules/.bin/turbo');
const ENV = {
  TURBO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
};

/** Starts turbo, which skips targets that have not changed since the last build. */
export function startBuild(targets: Target[], { nice = false } = {}): Child & { output: string[] } {
  const output: string[] = [];
  const child = startNode(
    repoPath('scripts/src/production/processes/end-with-parent.ts'),
    [
      ...(nice ? ['--nice'] : []),
      ...[TURBO, 'run', ...targets.map(taskOf), '--output-logs=errors-only'],
      ...(HAS_LITTLE_MEMORY ? ['--concurrency=1'] : []),
    ],
    { cwd: REPO, env: ENV, onLine: (line) => output.push(line) },
  );
  return { ...child, output };
}

export async function build(targets: Target[], options?: { nice: boolean }): Promise<void> {
  // Remove the folder, because turbo would leave files of an older build there, and everything in the folder is published.
  if (targets.includes('sites#build:renderer')) await rm(BUILT_RENDERER, { recursive: true, force: true });
  const { exited, output } = startBuild(targets, options);
  const { code } = await exited;
  if (code !== 0) throw new StartError(`The build failed:\n${output.slice(-30).join('\n')}`);
}

/**
 * Builds the CMS first, so that it can store the demo content while the pages are built. Builds the back-office last, because
 * nobody needs it before the pages are online. Copies the renderer to `rendererFolder`. A lock allows one build at a time.
 */
export function buildProduct(rendererFolder: string): Record<'cms' | 'pages' | 'admin', Promise<void>> {
  mkdirSync(repoPath('.turbo'), { recursive: true });
  const locked = waitForLock(repoPath('.turbo/building.lock'));
  const cms = locked.then(() => build(['cms#build']));
  // Run the renderer from a copy, because another `npm start` in this checkout rewrites turbo's output.
  const built = cms.then(() => build(['sites#build:renderer']));
  const pages = built.then(() => copyFolder(BUILT_RENDERER, rendererFolder));
  const admin = pages.then(() => build(['admin#build'], { nice: true }));
  // If the lock cannot be taken, ignore the error here, because `cms` rejects with it.
  locked.then((release) => Promise.allSettled([cms, pages, admin]).then(release)).catch(() => undefined);
  return HAS_LITTLE_MEMORY ? { cms: admin, pages, admin } : { cms, pages, admin };
}

/**
 * Makes `folder` a copy of `source`. Copies to a temporary folder first, so that a failed copy changes nothing. Copies nothing
 * if the folders are equal, so that the product can restart on a full disk.
 */
export async function copyFolder(source: string, folder: string): Promise<void> {
  if (await areEqual(source, folder)) return;
  const copy = `${folder}.tmp`;
  await rm(copy, { recursive: true, force: true });
  await cp(source, copy, { recursive: true });
  await rm(folder, { recursive: true, force: true });
  await rename(copy, folder);
}

async function areEqual(one: string, other: string): Promise<boolean> {
  const [names, others] = await Promise.all([one, other].map(filesIn));
  if (!isDeepStrictEqual(names, others)) return false;
  for (const name of names ?? []) {
    const [bytes, otherBytes] = await Promise.all([one, other].map((folder) => readFile(join(folder, name))));
    if (!isDeepStrictEqual(bytes, otherBytes)) return false;
  }
  return true;
}

async function filesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await filesBelow(folder)).sort() : [];
}

const dryRunSchema = z.object({
  tasks: z.array(z.object({ taskId: z.string(), cache: z.object({ local: z.boolean() }) })),
});

/** True if turbo's cache has a build of the target from its current inputs. */
export async function isBuilt(target: Target): Promise<boolean> {
  const { stdout } = await promisify(execFile)(TURBO, ['run', taskOf(target), '--dry=json'], {
    cwd: REPO,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...ENV },
  });
  const found = dryRunSchema.parse(JSON.parse(stdout)).tasks.find(({ taskId }) => taskId === taskOf(target));
  if (!found) throw new Error(`turbo has no task ${target}`);
  return found.cache.local;
}

function taskOf(target: Target): string {
  return `@fuar/${target}`;
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openReleases } from '../../production/publication/releases.ts';
import { findDescendant } from '../../testing/processes.ts';
import { type ProductOptions, startProduct, temporaryFolder, within } from '../../testing/product.ts';
import { signIn } from '../../testing/sign-in.ts';
import type { Random } from './random.ts';
import { createStaff, type Staff } from './staff.ts';
import { startVisitors } from './visitors.ts';

export type Scope = {
  random: Random;
  /** Fewer saves and shorter outages, for everyday runs. */
  isShort: boolean;
  say: (line: string) => void;
  databaseUrl?: string | undefined;
  log: string[];
};

export type World = Awaited<ReturnType<typeof openWorld>>;

const VICTIMS = {
  CMS: 'cms/dist/server.js',
  publisher: 'scripts/src/production/publish.ts',
  renderer: 'scripts/src/production/renderer.ts',
  gateway: 'scripts/src/production/gateway.ts',
} as const;

export type Victim = keyof typeof VICTIMS;

export async function openWorld(scope: Scope, options: ProductOptions = {}) {
  const dataDir = options.dataDir ?? temporaryFolder();
  const env = { DEMO: '0', SIGNIN_LIMIT: '1000', DATABASE_URL: scope.databaseUrl, ...options.env };
  const product = await startProduct({ ...options, dataDir, env });
  // From now on the product's log is also the scenario's log. Prepend the scenario's earlier lines, so that they are not
  // lost.
  product.log.unshift(...scope.log);
  scope.log = product.log;
  const staff = createStaff(await signIn(product.url), scope.random);
  for (let n = 0; n < 6; n += 1) await staff.save();
  await untilLive(staff);
  const releases = openReleases(join(dataDir, 'releases'));
  const visitors = startVisitors(product.url, releases);
  const stop = async () => {
    await visitors.stop();
    await product.stop();
  };
  return { ...scope, product, releases, staff, visitors, stop, [Symbol.asyncDispose]: stop };
}

export function kill({ product, visitors }: World, victim: Victim): boolean {
  const pid = findDescendant(product.process.pid, VICTIMS[victim]);
  if (!pid) return false;
  if (victim === 'gateway') visitors.expectAbsence();
  process.kill(pid, 'SIGKILL');
  return true;
}

/** Kills the CMS `from` to `to` milliseconds after each start. `stop` ends the kills and waits until the CMS is up again. */
export function killRepeatedly(world: World, from: number, to: number) {
  let kills = 0;
  let isOver = false;
  const killing = (async () => {
    while (!isOver) {
      await sleep(world.random.between(from, to));
      await within(30_000, 'CMS', async () => kill(world, 'CMS'));
      kills += 1;
      await untilUp(world);
    }
  })();
  return {
    count: () => kills,
    stop: () => {
      isOver = true;
      return killing;
    },
  };
}

export async function untilUp({ product }: World, ms = 30_000): Promise<void> {
  await within(ms, 'CMS', async () => (await fetch(`${product.url}/api/healthz`)).ok);
}

export async function untilLive({ api }: Staff): Promise<void> {
  await within(90_000, 'a publication', async () => (await api.publication.get()).state === 'live');
}

export function leftovers(folder: string): string[] {
  return readdirSync(folder).filter((name) => /\.tmp$|^lock/.test(name));
}

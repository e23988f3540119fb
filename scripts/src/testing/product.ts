import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminClient } from '@fuar/shared/api/admin-client';
import { freePort } from '../production/processes/ports.ts';
import { REPO, repoPath } from '../repo.ts';

export const ADMIN = { email: 'yonetici@bazaltfuar.example', password: 'Sınama-Parolası-2026' };

export type Product = Awaited<ReturnType<typeof runStart>>;

export type ProductOptions = {
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
  /** Runs `npm start` in its own process group instead of start.ts directly. */
  withNpm?: boolean;
};

const folders: string[] = [];

/** Makes an empty folder that is removed when the process ends. */
export function temporaryFolder(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'fuar-'));
  // Listen once, because Node warns about a leak after ten listeners.
  if (folders.push(folder) === 1) process.on('exit', removeFolders);
  return folder;
}

function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Starts the product on its own port and data folder. Does not wait until the product is ready. */
export async function runStart(options: ProductOptions = {}) {
  const { dataDir = temporaryFolder(), env = {}, withNpm = false } = options;
  const port = env.PORT ?? String(await freePort());
  const [command, args] = withNpm
    ? ['npm', ['start', '--silent']]
    : [process.execPath, [repoPath('scripts/src/production/start.ts')]];
  const child = spawn(command, args, {
    cwd: REPO,
    detached: withNpm,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      CONSOLE: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
      // Set this variable also without a value. If it were absent, the product would use the database of the file `.env`.
      DATABASE_URL: env.DATABASE_URL ?? '',
      DATA_DIR: dataDir,
      PORT: port,
    },
  });
  const log: string[] = [];
  const lines = new EventEmitter().on('line', (line: string) => log.push(line));
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.emit('line', line));
  }
  const logged = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => log.some((line) => line.includes(text)) && resolve();
      lines.on('line', look);
      look();
    });
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  const given = { url: `http://localhost:${port}`, dataDir, log, process: child, logged, exited };
  return { ...given, stop, [Symbol.asyncDispose]: stop };
}

/**
 * Fills the folder DEMO_DATA_DIR with the demo content, unless it already has content. If the variable is not set, sets it to
 * a temporary folder. Configures mail, so that e2e/start.test.ts can check that filling the demo writes no mail.
 */
export async function prepareDemoData(): Promise<void> {
  process.env.DEMO_DATA_DIR ||= temporaryFolder();
  const dataDir = process.env.DEMO_DATA_DIR;
  if (existsSync(join(dataDir, 'data.db'))) return;
  const env = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_EMAIL: 'bildirim@ornek.test' };
  const product = await startProduct({ dataDir, env });
  await product.stop();
}

/**
 * Starts the product and waits until it prints its address. If DEMO_DATA_DIR is set, copies the demo content from there,
 * because seeding takes several seconds.
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const demo = options.env?.DEMO === '0' ? undefined : process.env.DEMO_DATA_DIR;
  const isCopy = options.dataDir === undefined && demo !== undefined;
  const dataDir = options.dataDir ?? temporaryFolder();
  if (isCopy) cpSync(demo, dataDir, { recursive: true, verbatimSymlinks: true });
  const product = await runStart({ ...options, dataDir });
  await untilStarted(product);
  // Wait for a new release, because the copied release has the site URL of another instance.
  if (isCopy) await untilLogged(product, 'is online');
  return product;
}

export function untilStarted(product: Product): Promise<void> {
  return untilLogged(product, 'npm run set-password');
}

/** Rejects with the log if the product ends first. */
async function untilLogged({ logged, exited, log }: Product, text: string): Promise<void> {
  const ended = exited.then((code) => {
    throw new Error(`npm start ended with ${code}:\n${log.join('\n')}`);
  });
  await Promise.race([logged(text), ended]);
}

/** Polls until `look` returns a truthy value, or rejects after this time. */
export async function within(ms: number, what: string, look: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + ms;
  let last: unknown;
  while (performance.now() < deadline) {
    try {
      if (await look()) return;
    } catch (error) {
      last = error;
    }
    await sleep(100);
  }
  throw new Error(`no ${what} within ${ms / 1000} s`, { cause: last });
}

/** Polls until `look` returns a value. Has no time-out of its own; the test's time-out applies. */
export async function eventually<T>(look: () => Promise<T | undefined | false>, everyMs = 100): Promise<T> {
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found) return found;
    await sleep(everyMs);
  }
}

/** Waits until the last change is published. */
export async function untilLive(api: AdminClient, everyMs = 100): Promise<void> {
  await eventually(async () => (await api.publication.get()).state === 'live', everyMs);
}

/** The addresses in the sitemap. */
export async function listedPages(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

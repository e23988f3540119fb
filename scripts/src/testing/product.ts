import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../production/processes/ports.ts';
import { inRepo, REPO } from '../repo.ts';

export const ADMIN = { email: 'yonetici@bazaltfuar.example', password: 'Sınama-Parolası-2026' };

export type Product = {
  url: string;
  dataDir: string;
  log: string[];
  process: ChildProcess;
  exited: Promise<number | null>;
  stop: () => Promise<void>;
};

export type ProductOptions = {
  dataDir?: string;
  env?: NodeJS.ProcessEnv;
  /** Runs `npm start` in its own process group instead of start.ts directly. */
  withNpm?: boolean;
};

/** Makes an empty folder that is removed when the process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fuar-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function newData({ env }: ProductOptions): string {
  const folder = temporaryFolder();
  const demo = process.env.DEMO_DATA_DIR;
  if (demo && env?.DEMO !== '0') cpSync(demo, folder, { recursive: true, verbatimSymlinks: true });
  return folder;
}

/** Starts the product on its own port and data folder, without waiting for it. */
export async function runStart(options: ProductOptions = {}): Promise<Product> {
  const { dataDir = temporaryFolder(), env = {}, withNpm = false } = options;
  const port = env.PORT ?? String(await freePort());
  const [command, args] = withNpm
    ? ['npm', ['start', '--silent']]
    : [process.execPath, [inRepo('scripts/src/production/start.ts')]];
  const child = spawn(command, args, {
    cwd: REPO,
    detached: withNpm,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      CONSOLE: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
      DATA_DIR: dataDir,
      PORT: port,
    },
  });
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => log.push(line));
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url: `http://localhost:${port}`, dataDir, log, process: child, exited, stop };
}

/**
 * Starts the product and waits until it prints its address. The demo content is a copy of DEMO_DATA_DIR if that folder
 * exists, because seeding takes half a minute.
 */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const product = await runStart({ ...options, dataDir: options.dataDir ?? newData(options) });
  await untilStarted(product);
  return product;
}

export async function untilStarted(product: Product): Promise<void> {
  const told = (async () => {
    while (!product.log.some((line) => line.includes('npm run set-password'))) await pause(50);
  })();
  await Promise.race([
    told,
    product.exited.then((code) => {
      throw new Error(`npm start ended with ${code}:\n${product.log.join('\n')}`);
    }),
  ]);
}

/** Asks again until `look` gives something; the test's own time-out is the limit. */
export async function eventually<T>(look: () => Promise<T | undefined | false>, everyMs = 100): Promise<T> {
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found) return found;
    await pause(everyMs);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

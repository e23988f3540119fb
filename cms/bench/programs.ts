import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminClient } from '@fuar/shared/api/admin-client';
import { SMALL_MALLOC } from '@fuar/shared/small-malloc';
import { processorMs, residentMegabytes } from '../src/testing/process-usage.ts';
import { clientWith, signInAs } from '../src/testing/sign-in.ts';

export type Program = {
  child: ChildProcess;
  port: number;
  /** Resident memory in megabytes. */
  memory: () => number;
  /** Processor time in milliseconds since the start. */
  cpu: () => number;
  stop: () => Promise<void>;
};
/** `session` is the cookie of the CMS's first administrator, as `name=value`; `admin` calls `/api` with it. */
export type Cms = Program & { origin: string; session: string; admin: AdminClient };

const ADMIN_EMAIL = 'yonetici@ornek.test';
const ADMIN_PASSWORD = 'olcum-icin-bir-yonetici';
/** Longer than the minute that the CMS waits before it makes AVIF versions. */
const BEFORE_AVIF_MS = 65_000;

async function start(file: string, env: NodeJS.ProcessEnv): Promise<Program> {
  const child = fork(file, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [ready] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
  ])) as [{ port: number }];
  return {
    child,
    port: ready.port,
    memory: () => residentMegabytes(child.pid),
    cpu: () => processorMs(child.pid),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

export async function startCms(
  dataDir: string,
  databaseUrl: string | undefined,
  more: Record<string, string> = {},
): Promise<Cms> {
  const { DATABASE_URL, PUBLIC_SITE_URL, REBUILD_WEBHOOK_URL, GRANT_SESSION, ...rest } = process.env;
  const env = {
    ...rest,
    NODE_ENV: 'production' as const,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a-secret-for-the-benchmark',
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    CMS_PORT: '0',
    SIGNIN_LIMIT: '1000000',
    FORM_LIMIT: '1000000',
    FORM_DAY_LIMIT: '1000000',
    ...SMALL_MALLOC,
    NODE_OPTIONS: '--max-semi-space-size=4',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...more,
  };
  const cms = await start(join(import.meta.dirname, '../dist/server.js'), env);
  const origin = `http://127.0.0.1:${cms.port}`;
  const session = await signInAs(origin, ADMIN_EMAIL, ADMIN_PASSWORD);
  return { ...cms, origin, session, admin: clientWith(origin, session) };
}

export function startBareServer(): Promise<Program> {
  return start(join(import.meta.dirname, 'bare-server.ts'), process.env);
}

export async function copyAnswer(bare: Program, response: Response): Promise<void> {
  const skipped = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !skipped.has(name)));
  bare.child.send({ headers, body: await response.text() });
  await once(bare.child, 'message');
}

export async function untilPicturesAreMade(cms: Program): Promise<void> {
  await sleep(BEFORE_AVIF_MS);
  for (let before = cms.cpu(), used = 1000; used > 100; before += used) {
    await sleep(2000);
    used = cms.cpu() - before;
  }
}

import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

const CMS = join(import.meta.dirname, '../..');

type Ready = {
  type: 'ready';
  port: number;
  empty: boolean;
  firstAdmin?: { email: string; password?: string };
  session?: string;
};

export type RunningServer = {
  child: ChildProcess;
  ready: Ready;
  exited: Promise<number | null>;
  call: (path: string, init?: RequestInit) => Promise<Response>;
};

/**
 * Returns a folder with the bundled programs. The first caller in a test run creates the folder. It is inside the package, so
 * that external modules are found. It is not `dist`, because `dist` may be in use.
 */
export function builtPrograms(): string {
  const folder = inject('programs');
  if (existsSync(folder)) return folder;
  const own = `${folder}-${process.pid}`;
  execFileSync(process.execPath, ['build.ts', `--outdir=${own}`], { cwd: CMS, stdio: 'inherit' });
  try {
    renameSync(own, folder);
  } catch {
    // Another worker has created the folder first, so delete this worker's copy.
    rmSync(own, { recursive: true });
  }
  return folder;
}

/** An environment without the developer's own settings. */
export function variables(dataDir: string, more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { DATABASE_URL, DATA_DIR, PUBLIC_SITE_URL, REBUILD_WEBHOOK_URL, ...rest } = process.env;
  const own = { DATA_DIR: dataDir, PAYLOAD_SECRET: 'a-secret-for-tests-only' };
  return { ...rest, NODE_ENV: 'production', ...own, ...more };
}

export function jsonRequest(
  method: string,
  body: unknown,
  headers: Record<string, string> = {},
): RequestInit {
  const type = { 'content-type': 'application/json' };
  return { method, headers: { ...type, ...headers }, body: JSON.stringify(body) };
}

export function forkServer(folder: string, env: NodeJS.ProcessEnv): ChildProcess {
  return fork(join(folder, 'server.js'), { env, execArgv: [], silent: true });
}

export async function untilReady(child: ChildProcess): Promise<RunningServer> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${output}`)));
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${ready.port}${path}`, init);
  return { child, ready, exited, call };
}

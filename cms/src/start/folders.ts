import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Env, isMongo } from './env.ts';

export function mediaDirOf(env: Pick<Env, 'DATA_DIR'>): string {
  return join(env.DATA_DIR, 'media');
}

export function tempDirOf(env: Pick<Env, 'DATA_DIR'>): string {
  return join(env.DATA_DIR, 'tmp');
}

/** Of content as it was before upgrades and restores, and of what `npm run backup` writes. */
export function backupsDirOf(env: Pick<Env, 'DATA_DIR'>): string {
  return join(env.DATA_DIR, 'backups');
}

/** Longer than any upload may take. */
const LEFT_BEHIND_MS = 600_000;

/** Makes what is missing, empties what the last run may have left in `tmp`, and fails where nothing can be written. */
export async function prepareFolders(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<void> {
  await mkdir(tempDirOf(env), { recursive: true });
  for (const name of await readdir(tempDirOf(env))) {
    const path = join(tempDirOf(env), name);
    // Another process may be receiving an upload there, where the database lets there be one.
    const changed = isMongo(env) ? ((await stat(path).catch(() => undefined))?.mtimeMs ?? 0) : 0;
    if (Date.now() - changed > LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true });
  }
  const probe = join(env.DATA_DIR, `.probe-${process.pid}`);
  await writeFile(probe, '');
  await rm(probe, { force: true });
}

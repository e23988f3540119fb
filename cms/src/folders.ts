import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';

export function mediaDirOf(env: Pick<Env, 'DATA_DIR'>): string {
  return join(env.DATA_DIR, 'media');
}

export function tempDirOf(env: Pick<Env, 'DATA_DIR'>): string {
  return join(env.DATA_DIR, 'tmp');
}

/** Makes what is missing, empties what the last run may have left in `tmp`, and fails where nothing can be written. */
export async function prepareFolders(env: Pick<Env, 'DATA_DIR'>): Promise<void> {
  await mkdir(mediaDirOf(env), { recursive: true });
  await rm(tempDirOf(env), { recursive: true, force: true });
  await mkdir(tempDirOf(env), { recursive: true });
  for (const folder of [env.DATA_DIR, mediaDirOf(env)]) {
    const probe = join(folder, `.probe-${process.pid}`);
    await writeFile(probe, '');
    await rm(probe, { force: true });
  }
}

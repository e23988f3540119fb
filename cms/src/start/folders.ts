import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LONGEST_UPLOAD_MS } from '@fuar/shared/http/longest-upload';
import { logError } from '../log/log.ts';
import { type Env, isMongo } from './env.ts';

export function mediaDirOf(env: Pick<Env, 'DATA_DIR'>): string {
  return join(env.DATA_DIR, 'media');
}

export function tempDirOf(env: Pick<Env, 'DATA_DIR'>): string {
  return join(env.DATA_DIR, 'tmp');
}

export function backupsDirOf(env: Pick<Env, 'DATA_DIR'>): string {
  return join(env.DATA_DIR, 'backups');
}

/** The path in a URL such as `file:data.db`, `file:///srv/data.db` or `file:/srv/data.db`. */
export function databaseFile({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>): string {
  return DATABASE_URL.startsWith('file:/')
    ? fileURLToPath(DATABASE_URL)
    : decodeURIComponent(DATABASE_URL.slice('file:'.length));
}

/** The `file:` URL of a path for SQLite. Encodes `#`, `?` and `%`, which would end or change the path. */
export function fileUrl(path: string): string {
  return pathToFileURL(path).href;
}

/** The files of the new database that a restore fills and then renames over the present database. */
export function restoringFiles(env: Pick<Env, 'DATABASE_URL'>): string[] {
  return ['', '-wal', '-shm'].map((ending) => `${databaseFile(env)}.restoring${ending}`);
}

/** Longer than the longest allowed upload, so the folder of an older form is a leftover. */
const FORM_MS = 2 * LONGEST_UPLOAD_MS;
/** A running backup or restore touches its folder more often (temporary-paths.ts), so an older folder is a leftover. */
const BACKUP_MS = 6 * 3_600_000;

/** The umask of this process and its children: only the owner may read and write new files. */
export const OWNER_ONLY = 0o077;

/**
 * Removes other users' rights from a folder and its files, because earlier versions of the product left them open. Skips a
 * folder that is already closed, because the umask protects all new files.
 */
async function closeToOthers(folder: string): Promise<void> {
  if (((await stat(folder)).mode & OWNER_ONLY) === 0) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // A file of a release or an upload may disappear while the folder is read.
    const mode = entry.isDirectory() ? 0o700 : entry.isFile() ? 0o600 : undefined;
    if (mode) await chmod(path, mode).catch(ignoreMissing);
  }
  await chmod(folder, 0o700);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

async function removeOlder(path: string, ms: number): Promise<void> {
  const changed = (await stat(path).catch(() => undefined))?.mtimeMs;
  if (changed !== undefined && Date.now() - changed > ms) await rm(path, { recursive: true, force: true });
}

/**
 * Removes the files that killed backups, restores and form posts left. A copy of the database may hold data that were erased
 * later. Only logs a failure, because one leftover must not stop the removal of the others, the start or the sweep.
 */
export async function removeLeftovers(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<void> {
  const logFailure = (error: unknown) => logError('leftovers-not-removed', error);
  const namesIn = async (folder: string) =>
    existsSync(folder)
      ? await readdir(folder).catch((error: unknown): string[] => {
          logFailure(error);
          return [];
        })
      : [];
  for (const name of await namesIn(tempDirOf(env))) {
    const ms = name.startsWith('form-') ? FORM_MS : BACKUP_MS;
    await removeOlder(join(tempDirOf(env), name), ms).catch(logFailure);
  }
  const folder = backupsDirOf(env);
  const parts = (await namesIn(folder)).filter((name) => /\.tar(?:\.\d+)?\.part$/.test(name));
  const files = [...parts.map((name) => join(folder, name)), ...(isMongo(env) ? [] : restoringFiles(env))];
  for (const file of files) await removeOlder(file, BACKUP_MS).catch(logFailure);
}

export async function prepareFolders(env: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<void> {
  await mkdir(tempDirOf(env), { recursive: true });
  await closeToOthers(env.DATA_DIR);
  // On SQLite, remove all forms, because no other CMS can be receiving one. Keep recent files of backups and restores, because
  // a backup or a restore may be running on either database.
  const forms = isMongo(env)
    ? []
    : (await readdir(tempDirOf(env))).filter((name) => name.startsWith('form-'));
  for (const name of forms) await rm(join(tempDirOf(env), name), { recursive: true, force: true });
  await removeLeftovers(env);
  const probe = join(env.DATA_DIR, `.probe-${process.pid}`);
  await writeFile(probe, '');
  await rm(probe, { force: true });
}

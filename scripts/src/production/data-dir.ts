import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode } from '@fuar/shared/error-code';
import { StartError } from '../command.ts';

export type DataDir = {
  path: string;
  releases: string;
  renderer: string;
  /** The named secret. The first start generates it in a file that only the owner can read. */
  secret: (name: string) => string;
  /** The state of seeding: not begun (undefined), begun ('pending') or finished ('done'). */
  demo: { read: () => 'pending' | 'done' | undefined; write: (state: 'pending' | 'done') => void };
};

/** Opens DATA_DIR, which holds everything the product stores on this machine. Throws `StartError` if it is not writable. */
export function openDataDir(path: string): DataDir {
  // Let only the owner read new files of this process and its children. The CMS restricts the permissions of existing files.
  process.umask(0o077);
  try {
    mkdirSync(join(path, 'releases'), { recursive: true });
    accessSync(path, constants.W_OK | constants.X_OK);
    writeFileSync(join(path, '.writable'), '');
  } catch (cause) {
    throw new StartError(`DATA_DIR: the folder ${path} cannot be written: ${errorCode(cause)}.`, { cause });
  }
  const demoFile = join(path, 'demo');
  return {
    path,
    releases: join(path, 'releases'),
    renderer: join(path, 'renderer'),
    secret: (name) => {
      const known = readSecret(path, name);
      if (known) return known;
      const secret = randomBytes(32).toString('hex');
      // Write under another name first, so that a full disk leaves no empty secret.
      const file = join(path, `${name}.secret`);
      writeFileSync(`${file}.new`, secret, { mode: 0o600 });
      renameSync(`${file}.new`, file);
      return secret;
    },
    demo: {
      read: () => {
        const state = existsSync(demoFile) ? readFileSync(demoFile, 'utf8') : undefined;
        return state === 'pending' || state === 'done' ? state : undefined;
      },
      write: (state) => writeFileSync(demoFile, state),
    },
  };
}

/** The named secret. Undefined if no start has generated it yet. */
export function readSecret(path: string, name: string): string | undefined {
  const file = join(path, `${name}.secret`);
  return (existsSync(file) && readFileSync(file, 'utf8').trim()) || undefined;
}

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

/** Keeps the connections of claims, because the garbage collector would close them. */
const claims: DatabaseSync[] = [];

/**
 * Claims the folder for this process, or throws `StartError`: two instances would overwrite each other's releases. The claim is
 * SQLite's lock on an empty file. The system releases the lock when the process ends, and other containers on this machine see
 * it.
 */
export function claimDataDir({ path }: Pick<DataDir, 'path'>): void {
  const pidFile = join(path, 'start.pid');
  const file = join(path, 'start.lock');
  try {
    const claim = new DatabaseSync(file, { timeout: 0 });
    claims.push(claim);
    // Keep the journal in memory. The transaction never ends, so a journal on the disk would be left behind.
    claim.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (cause) {
    if ((cause as { errcode?: number }).errcode !== SQLITE_BUSY)
      throw new StartError(`DATA_DIR: the file ${file} cannot be locked: ${(cause as Error).message}.`, {
        cause,
      });
    const owner = existsSync(pidFile) ? ` (process ${readFileSync(pidFile, 'utf8')})` : '';
    throw new StartError(`DATA_DIR: another instance${owner} is using the folder ${path}.`, { cause });
  }
  // The message above and `npm run doctor` name the process in this file.
  writeFileSync(pidFile, String(process.pid));
}

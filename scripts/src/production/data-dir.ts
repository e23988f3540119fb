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
import { errorCode } from '@fuar/shared/error-code';
import { StartError } from '../command.ts';
import { tryToLock } from './file-lock.ts';

export type DataDir = ReturnType<typeof openDataDir>;

/** Opens DATA_DIR, which holds everything the product stores on this machine. Throws `StartError` if it is not writable. */
export function openDataDir(path: string) {
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
    /** The named secret. The first start generates it in a file that only the owner can read. */
    secret: (name: string) => {
      const known = readSecret(path, name);
      if (known) return known;
      const secret = randomBytes(32).toString('hex');
      // Write under another name first, so that a full disk leaves no empty secret.
      const file = join(path, `${name}.secret`);
      writeFileSync(`${file}.new`, secret, { mode: 0o600 });
      renameSync(`${file}.new`, file);
      return secret;
    },
    /** The state of seeding: not begun (undefined), begun ('pending') or finished ('done'). */
    demo: {
      read: () => {
        const state = existsSync(demoFile) ? readFileSync(demoFile, 'utf8') : undefined;
        return state === 'pending' || state === 'done' ? state : undefined;
      },
      write: (state: 'pending' | 'done') => writeFileSync(demoFile, state),
    },
  };
}

/** The named secret. Undefined if no start has generated it yet. */
export function readSecret(path: string, name: string): string | undefined {
  const file = join(path, `${name}.secret`);
  return (existsSync(file) && readFileSync(file, 'utf8').trim()) || undefined;
}

/** Claims the folder for this process, or throws `StartError`: two instances would overwrite each other's releases. */
export function claimDataDir({ path }: Pick<DataDir, 'path'>): void {
  const pidFile = join(path, 'start.pid');
  const file = join(path, 'start.lock');
  let isFree: boolean;
  try {
    isFree = tryToLock(file) !== undefined;
  } catch (cause) {
    const { message } = cause as Error;
    throw new StartError(`DATA_DIR: the file ${file} cannot be locked: ${message}.`, { cause });
  }
  if (!isFree) {
    const owner = existsSync(pidFile) ? ` (process ${readFileSync(pidFile, 'utf8')})` : '';
    throw new StartError(`DATA_DIR: another instance${owner} is using the folder ${path}.`);
  }
  // The message above and `npm run doctor` name the process in this file.
  writeFileSync(pidFile, String(process.pid));
}

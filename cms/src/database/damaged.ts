import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '@fuar/shared/error-code';
import { StartError } from '../start/start-error.ts';

export function damagedDatabase(file: string, cause?: unknown): StartError {
  return new StartError(
    `The database file ${file} is damaged. Stop the product, move this file and its -wal and -shm files to another folder, then restore a backup.`,
    { cause },
  );
}

/** Waits for `work`, and throws a sentence for the operator if SQLite found the file damaged or locked. */
export async function explainSqlite<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const code = String(errorCode(cause));
    if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) throw damagedDatabase(file, cause);
    if (!code.startsWith('SQLITE_BUSY')) throw cause;
    throw new StartError(
      `The database file ${file} is in use, for example by a restore. Try again when that has ended.`,
      { cause },
    );
  }
}

/**
 * Rejects if the user of this process may not read and write the file, or the folder of a new file. The error names the path.
 * SQLite's own error has no code for missing rights.
 */
export async function checkRights(file: string): Promise<void> {
  await access(existsSync(file) ? file : dirname(file), constants.R_OK | constants.W_OK);
}

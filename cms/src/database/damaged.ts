import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { errorCode } from '@fuar/shared/error-code';
import { StartError } from '../start/start-error.ts';

export function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB)/.test(String(errorCode(error)));
}

export function damagedDatabase(file: string, cause?: unknown): StartError {
  return new StartError(
    `The database file ${file} is damaged. Stop the product, move this file and those beside it (-wal, -shm) to another folder, then restore a backup.`,
    { cause },
  );
}

/** Waits for `work`, and throws a sentence for the operator if SQLite found the file damaged. */
export async function explainDamage<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw isDamage(cause) ? damagedDatabase(file, cause) : cause;
  }
}

/** Rejects with an error that names the file if this user may not read and write it. SQLite's own error has no code for this. */
export async function checkRights(file: string): Promise<void> {
  if (existsSync(file)) await access(file, constants.R_OK | constants.W_OK);
}

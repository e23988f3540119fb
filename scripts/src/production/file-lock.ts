import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** https://www.sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;
const LOOK_EVERY_MS = 50;

/** Keeps the connections of held locks, because the garbage collector would close them. */
const held = new Set<DatabaseSync>();

type Release = () => void;

/**
 * Takes a lock that one process holds at a time: SQLite's lock on an empty file. Returns undefined if another holds it. The
 * system releases the lock when the process ends, and other containers on this machine see it.
 */
export function tryToLock(file: string): Release | undefined {
  const connection = new DatabaseSync(file, { timeout: 0 });
  const release = () => {
    held.delete(connection);
    connection[Symbol.dispose]();
  };
  try {
    // Keep the journal in memory. The transaction never ends, so a journal on the disk would be left behind.
    connection.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    held.add(connection);
    return release;
  } catch (error) {
    release();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    return undefined;
  }
}

export async function waitForLock(file: string): Promise<Release> {
  for (;;) {
    const release = tryToLock(file);
    if (release) return release;
    await sleep(LOOK_EVERY_MS);
  }
}

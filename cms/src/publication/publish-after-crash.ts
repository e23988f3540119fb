import type { Payload } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';
import { settleKilledCms } from '../database/register-process.ts';
import { sqliteOf } from '../database/sqlite.ts';
import { unlessDiskIsFull } from '../start/start-payload.ts';
import { startLoop } from '../waiting/loop.ts';
import { raiseVersion } from './version.ts';

const CHECK_EVERY_MS = 10_000;

/**
 * Calls `finish` and raises the version if an earlier process on this database was killed, and on MongoDB also if another
 * process is killed later. The killed process may have written a change without raising the version afterwards
 * (hooks/announce-change.ts), and nothing else would publish such a change. Call `stop` last, because it records that this
 * process was not killed.
 */
export async function publishAfterCrash(
  payload: Payload,
  finish: () => Promise<void>,
): Promise<{ stop: () => Promise<void> }> {
  const settle = async () => {
    await finish();
    await raiseVersion(payload);
  };
  if (!isMongoAdapter(payload.db)) {
    // If the disk is full, `user_version` stays 1, and the next start tries again.
    await unlessDiskIsFull(async () => {
      // SQLite reserves `user_version` for the application. Payload does not use it.
      const { rows } = await sqliteOf(payload).execute('PRAGMA user_version');
      if (rows[0]?.user_version === 1) await settle();
      await sqliteOf(payload).execute('PRAGMA user_version = 1');
    });
    return {
      stop: async () => {
        await sqliteOf(payload).execute('PRAGMA user_version = 0');
      },
    };
  }
  return startLoop(
    { failure: 'killed-processes-not-settled', pauseAfterFailureMs: CHECK_EVERY_MS },
    async () => {
      await settleKilledCms(payload, settle);
      return CHECK_EVERY_MS;
    },
  );
}

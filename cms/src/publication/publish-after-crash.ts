import type { Payload } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';
import { settleKilledCms } from '../database/register-process.ts';
import { sqliteOf } from '../database/sqlite.ts';
import { unlessDiskIsFull } from '../start/start-payload.ts';
import { startLoop } from '../waiting/loop.ts';
import { raiseVersion } from './version.ts';

const CHECK_EVERY_MS = 10_000;

/**
 * A CMS raises the version of the content after each write (hooks/announce-change.ts). If it is killed between the two, nothing
 * publishes the change. So this raises the version if an earlier process on this database was killed. On MongoDB it also does
 * so if another process is killed later. Call `stop` last, because it records that this process was not killed.
 */
export async function publishAfterCrash(payload: Payload): Promise<{ stop: () => Promise<void> }> {
  const raise = () => raiseVersion(payload);
  if (!isMongoAdapter(payload.db)) {
    // If the disk is full, `user_version` stays 1, and the next start tries again.
    await unlessDiskIsFull(async () => {
      // SQLite reserves `user_version` for the application. Payload does not use it.
      const { rows } = await sqliteOf(payload).execute('PRAGMA user_version');
      if (rows[0]?.user_version === 1) await raise();
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
      await settleKilledCms(payload, raise);
      return CHECK_EVERY_MS;
    },
  );
}

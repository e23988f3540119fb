import type { Payload } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';
import { settleKilledCms } from '../database/register-process.ts';
import { sqliteOf } from '../database/sqlite.ts';
import { unlessDiskIsFull } from '../start/start-payload.ts';
import { startLoop } from '../waiting/loop.ts';
import { raiseVersion } from './version.ts';

const CHECK_EVERY_MS = 10_000;

/**
 * A CMS that is killed between a write and the raise of the version after it leaves a change that no publication requests
 * (hooks/announce-change.ts). Raises the version if an earlier process on this database was killed, on MongoDB also if another
 * process is killed later. Call `stop` last: it records that the process has ended in order.
 */
export async function publishAfterCrash(payload: Payload): Promise<{ stop: () => Promise<void> }> {
  const raise = () => raiseVersion(payload);
  if (!isMongoAdapter(payload.db)) {
    // On a full disk, the mark of a killed process stays for the next start.
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

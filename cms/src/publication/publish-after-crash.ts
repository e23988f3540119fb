import type { Payload } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';
import { settleKilledCms } from '../database/register-process.ts';
import { querySqlite } from '../database/sqlite.ts';
import { startLoop } from '../waiting/loop.ts';
import { raiseVersion } from './version.ts';

const LOOK_EVERY_MS = 10_000;

/**
 * A CMS that is killed between a write and the raise of the version after it leaves a change that no publication requests
 * (hooks/announce-change.ts). Raises the version if an earlier process on this database was killed, on MongoDB also if another
 * process is killed later. `stop` says that this process wrote everything; call it last.
 */
export async function publishAfterCrash(payload: Payload): Promise<{ stop: () => Promise<void> }> {
  const raise = () => raiseVersion(payload);
  if (!isMongoAdapter(payload.db)) {
    // SQLite keeps this number in its file for the application. Payload does not use it.
    const { rows } = await querySqlite(payload, 'PRAGMA user_version');
    if (rows[0]?.user_version === 1) await raise();
    await querySqlite(payload, 'PRAGMA user_version = 1');
    return {
      stop: async () => {
        await querySqlite(payload, 'PRAGMA user_version = 0');
      },
    };
  }
  return startLoop(
    { failure: 'killed-processes-not-settled', pauseAfterFailureMs: LOOK_EVERY_MS },
    async () => {
      await settleKilledCms(payload, raise);
      return LOOK_EVERY_MS;
    },
  );
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';
import { OWN_OPERATION } from '../hooks/guard-users.ts';
import { WITHOUT_SECOND_FACTOR } from './factors.ts';
import { lockAccount } from './lock-account.ts';
import { findStaffById } from './staff-row.ts';

const CHECKS = 3;
const PAUSE_MS = 500;

/**
 * Sets the password for a person who is locked out, removes the second factor and ends the sessions. The CMS may be running in
 * another process, where a sign-in reads the whole row, checks the password and writes the row back. On MongoDB the lock
 * excludes such a sign-in. On SQLite the other process has its own locks, so check a few times that the new password
 * is still stored.
 */
export async function setPassword(
  payload: Payload,
  id: number,
  password: string,
  pause: () => Promise<unknown> = () => sleep(PAUSE_MS),
): Promise<void> {
  const data = { password, isInvited: false, ...WITHOUT_SECOND_FACTOR };
  const readHash = async () => (await findStaffById(payload, id))?.hash;
  const write = async () => {
    await payload.update({ collection: 'users', id, data, context: OWN_OPERATION });
    return readHash();
  };
  await lockAccount(payload, id, async () => {
    let hash = await write();
    if (isMongoAdapter(payload.db)) return;
    for (let check = 0; check < CHECKS; check += 1) {
      await pause();
      if ((await readHash()) !== hash) hash = await write();
    }
  });
}

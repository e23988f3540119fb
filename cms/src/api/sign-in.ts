import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '@fuar/shared/api/api-error';
import { RECORD_MESSAGES as rm } from '@fuar/shared/messages/admin/record';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { Payload } from 'payload';
import { LOCK_SECONDS, WRONG_PASSWORDS } from '../collections/users.ts';
import { OWN_OPERATION } from '../hooks/guard-users.ts';
import { withoutDottedCapitals } from '../mail/address-key.ts';
import { secondFactorOf } from '../people/factors.ts';
import { lockOfSessions, writeSessions } from '../people/sessions.ts';
import { findStaffById, findStaffRow, type StaffRow } from '../people/staff-row.ts';
import { actor, record } from '../records/record.ts';
import type { WithLock } from '../waiting/with-lock.ts';
import { createFailureLimit, createLimit } from './middleware/rate-limit.ts';

const hash = promisify(pbkdf2);
const TEN_MINUTES = 600;
const A_DAY = 86_400;

function tooMany(seconds: number): ApiError {
  return new ApiError(429, m.tooManySignIns, { retryAfter: Math.max(1, Math.ceil(seconds)) });
}

/** Throws a 401 or 429. Does not open a session, because `finishSignIn` may first ask for a second factor. */
export type CheckPassword = (
  credentials: { email: string; password: string },
  address: string,
) => Promise<StaffRow>;

/**
 * The only check of a password, for `/api` and for the console. Known and unknown names get equal responses in equal time.
 * Wrong passwords lock a known name and an unknown name by the same rule. The lock of a known name is in its row, so that a new
 * password removes the lock. The lock of an unknown name is a rate limit.
 */
export function createCheckPassword(
  payload: Payload,
  withLock: WithLock,
  triesAnAddress: number,
): CheckPassword {
  const message = m.tooManySignIns;
  const countAddress = createLimit(payload, {
    name: 'sign-in-address',
    points: triesAnAddress,
    seconds: TEN_MINUTES,
    message,
  });
  const unknownNames = createFailureLimit(payload, {
    name: 'sign-in-name',
    points: WRONG_PASSWORDS,
    seconds: A_DAY,
    blockSeconds: LOCK_SECONDS,
    message,
  });

  return async ({ email, password }, address) => {
    await countAddress(address);
    const name = withoutDottedCapitals(email.trim()).toLowerCase();
    return withLock(lockOfSessions(name), async () => {
      const row = await findStaffRow(payload, { email: { equals: name } });
      if (!row) {
        await unknownNames.refuseBlocked(name);
        // This call fails, but takes as long as for a known name.
        await attempt(payload, name, password).catch(() => undefined);
        await spendTime(password);
        await unknownNames.count(name);
        // Do not record the typed name, because it may be a visitor's address or a password.
        await record(payload, { kind: 'signInFailed', by: '', what: rm.signInFailures.unknown });
        throw new ApiError(401, m.wrongCredentials);
      }
      refuseLocked(row);
      return login(payload, row, password);
    });
  };
}

async function attempt(payload: Payload, email: string, given: string): Promise<void> {
  // Payload would refuse a blank password without counting the try. Send another wrong password, which Payload counts.
  const password = given.trim() === '' ? randomBytes(16).toString('hex') : given;
  await payload.login({ collection: 'users', data: { email, password }, context: OWN_OPERATION });
}

/** Takes as long as Payload's check of a password, so that the time does not show whether the account exists. */
async function spendTime(password: string): Promise<void> {
  await hash(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256');
}

export function refuseLocked({ lockUntil }: StaffRow): void {
  const lockedMs = lockUntil ? new Date(lockUntil).getTime() - Date.now() : 0;
  if (lockedMs > 0) throw tooMany(lockedMs / 1000);
}

async function login(payload: Payload, row: StaffRow, password: string): Promise<StaffRow> {
  try {
    await attempt(payload, row.email, password);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'LockedAuth') throw tooMany(LOCK_SECONDS);
    if (row.isDisabled && name === 'ApiError')
      await record(payload, { ...actor(row), kind: 'signInFailed', what: rm.signInFailures.disabled });
    if (name !== 'AuthenticationError') throw error;
    await record(payload, { ...actor(row), kind: 'signInFailed', what: rm.signInFailures.password });
    throw new ApiError(401, m.wrongCredentials);
  }
  // Remove the session that Payload has opened, because nobody gets its token.
  await writeSessions(payload, row.id, row.sessions ?? []);
  if (secondFactorOf(row) !== 'none') {
    // Payload has reset the count of wrong tries. Restore it, because a correct password must not allow more guesses at codes.
    const { loginAttempts, lockUntil } = row;
    const data = { loginAttempts, lockUntil };
    await payload.db.updateOne({ collection: 'users', id: row.id, data, returning: false });
  }
  // Read the row again, because Payload may have renewed the password hash.
  return (await findStaffById(payload, row.id)) ?? row;
}

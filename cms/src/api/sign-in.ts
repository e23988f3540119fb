import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '@fuar/shared/api/api-error';
import { RECORD_MESSAGES as rm } from '@fuar/shared/messages/admin/record';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { Payload } from 'payload';
import { LOCK_SECONDS, WRONG_PASSWORDS } from '../collections/users.ts';
import { OWN_OPERATION } from '../hooks/guard-users.ts';
import { actor, record } from '../records/record.ts';
import type { Exclusively } from '../waiting/exclusively.ts';
import { createLimit } from './middleware/rate-limit.ts';

const hash = promisify(pbkdf2);
const TEN_MINUTES = 600;
const A_DAY = 86_400;

type SignedIn = {
  email: string;
  token: string;
  exp: number;
  user: { id: number; email: string } & Record<string, unknown>;
};
export type SignIn = (credentials: { email: string; password: string }, address: string) => Promise<SignedIn>;

/**
 * The lock key for the list of a user's sessions. Payload reads, changes and writes the whole list, so concurrent
 * changes must run one at a time; otherwise one would be lost.
 */
export const sessionsOf = (email: string) => `sessions ${email}`;

function tooMany(seconds: number): ApiError {
  return new ApiError(429, m.tooManySignIns, { retryAfter: Math.max(1, Math.ceil(seconds)) });
}

/**
 * The only sign-in, for `/api` and for the console. Known and unknown names get equal answers in equal time. A known
 * name is locked in its row, so that a new password unlocks it; an unknown name by a rate limit with the same rule.
 */
export function createSignIn(payload: Payload, exclusively: Exclusively, triesAnAddress: number): SignIn {
  const message = m.tooManySignIns;
  const countAddress = createLimit(payload, {
    name: 'sign-in-address',
    points: triesAnAddress,
    seconds: TEN_MINUTES,
    message,
  });
  const countUnknownName = createLimit(payload, {
    name: 'sign-in-name',
    points: WRONG_PASSWORDS,
    seconds: A_DAY,
    blockSeconds: LOCK_SECONDS,
    message,
  });

  return async ({ email, password }, address) => {
    await countAddress(address);
    const name = email.trim().toLowerCase();
    return exclusively(sessionsOf(name), async () => {
      const row = await payload.db.findOne<{ id: number; lockUntil?: string | Date | null }>({
        collection: 'users',
        where: { email: { equals: name } },
      });
      if (!row) {
        await countUnknownName(name);
        await hash(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256');
        // The typed name is not recorded: it may be a visitor's address, or a password.
        await record(payload, { kind: 'signInFailed', by: '', what: rm.signInFailures.unknown });
        throw new ApiError(401, m.wrongCredentials);
      }
      const lockedMs = row.lockUntil ? new Date(row.lockUntil).getTime() - Date.now() : 0;
      if (lockedMs > 0) throw tooMany(lockedMs / 1000);
      return login(payload, { email: name, id: row.id }, password);
    });
  };
}

async function login(
  payload: Payload,
  known: { email: string; id: number },
  password: string,
): Promise<SignedIn> {
  try {
    const { token, exp, user } = await payload.login({
      collection: 'users',
      data: { email: known.email, password },
      context: OWN_OPERATION,
    });
    if (!token || !exp || !user) throw new Error('Payload gave no token');
    return { email: user.email, token, exp, user: { ...user } };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'LockedAuth') throw tooMany(LOCK_SECONDS);
    // Payload throws ValidationError for a password of blanks only.
    if (name !== 'AuthenticationError' && name !== 'ValidationError') throw error;
    await record(payload, { ...actor(known), kind: 'signInFailed', what: rm.signInFailures.password });
    throw new ApiError(401, m.wrongCredentials);
  }
}

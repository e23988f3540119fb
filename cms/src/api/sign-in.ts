import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { Payload } from 'payload';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { LOCK_SECONDS, WRONG_PASSWORDS } from '../collections/users.ts';
import { createSerially } from '../serially.ts';

const hash = promisify(pbkdf2);
const TEN_MINUTES = 600;
const A_DAY = 86_400;

export type SignedIn = { email: string; token: string; exp: number; user: Record<string, unknown> };
export type SignIn = (credentials: { email: string; password: string }, address: string) => Promise<SignedIn>;

function tooMany(seconds: number): ApiError {
  return new ApiError(429, m.tooManySignIns, { retryAfter: Math.max(1, Math.ceil(seconds)) });
}

const msOf = (rejection: unknown) =>
  (rejection as { msBeforeNext?: number }).msBeforeNext ?? TEN_MINUTES * 1000;

/**
 * The one way in, for `/api` and for the console. Known and unknown names are answered alike, in words and in time: a
 * known one is locked in its row, so that a new password unlocks it, an unknown one in memory by the same rule.
 */
export function createSignIn(payload: Payload, triesAnAddress: number): SignIn {
  const serially = createSerially();
  const byAddress = new RateLimiterMemory({ points: triesAnAddress, duration: TEN_MINUTES });
  const unknownNames = new RateLimiterMemory({
    points: WRONG_PASSWORDS,
    duration: A_DAY,
    blockDuration: LOCK_SECONDS,
  });

  return async ({ email, password }, address) => {
    await byAddress.consume(address).catch((rejection: unknown) => {
      throw tooMany(msOf(rejection) / 1000);
    });
    const name = email.trim().toLowerCase();
    // Payload reads, changes and writes the list of sessions: of parallel sign-ins of one user only one would hold.
    return serially(name, async () => {
      const row = await payload.db.findOne<{ id: number; lockUntil?: string | Date | null }>({
        collection: 'users',
        where: { email: { equals: name } },
      });
      if (!row) {
        await unknownNames.consume(name).catch((rejection: unknown) => {
          throw tooMany(msOf(rejection) / 1000);
        });
        await hash(password, randomBytes(32).toString('hex'), 600_000, 32, 'sha256');
        throw new ApiError(401, m.wrongCredentials);
      }
      const lockedMs = row.lockUntil ? new Date(row.lockUntil).getTime() - Date.now() : 0;
      if (lockedMs > 0) throw tooMany(lockedMs / 1000);
      return login(payload, name, password);
    });
  };
}

async function login(payload: Payload, email: string, password: string): Promise<SignedIn> {
  try {
    const { token, exp, user } = await payload.login({ collection: 'users', data: { email, password } });
    if (!token || !exp || !user) throw new Error('Payload gave no token');
    return { email: user.email, token, exp, user: { ...user } };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'LockedAuth') throw tooMany(LOCK_SECONDS);
    // ValidationError: a password of blanks only.
    if (name === 'AuthenticationError' || name === 'ValidationError')
      throw new ApiError(401, m.wrongCredentials);
    throw error;
  }
}

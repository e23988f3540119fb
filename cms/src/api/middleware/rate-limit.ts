import { createHash } from 'node:crypto';
import { ApiError } from '@fuar/shared/api/api-error';
import type { Payload } from 'payload';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { isMongoAdapter, mongoOf } from '../../database/mongo.ts';

type Rule = {
  /** Unique for each limit, because all limits share a table. */
  name: string;
  points: number;
  seconds: number;
  message: string;
};

/** Counts one request for this key. Throws a 429 with the waiting time when there were too many. */
export type Limit = (key: string) => Promise<void>;

const TABLE = 'limits';

export function createLimit(payload: Payload, { message, ...rule }: Rule): Limit {
  const limiter = createLimiter(payload, rule);
  return async (key) => {
    try {
      await limiter.consume(hashOf(key));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw tooMany(rejection, message);
    }
  };
}

/** Counts one request for this key. False if there were too many. */
export async function isWithin(limit: Limit, key: string): Promise<boolean> {
  try {
    await limit(key);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

export type FailureLimit = {
  /** Throws a 429 with the waiting time while the key is blocked. */
  refuseBlocked: (key: string) => Promise<void>;
  /** Counts one failure. The last allowed one blocks the key for `blockSeconds`. */
  count: (key: string) => Promise<void>;
};

/**
 * The caller must not make two calls for one key at the same time. Otherwise several of them could pass `refuseBlocked` before
 * the first failure is counted.
 */
export function createFailureLimit(
  payload: Payload,
  { blockSeconds, message, ...rule }: Rule & { blockSeconds: number },
): FailureLimit {
  const limiter = createLimiter(payload, rule);
  return {
    refuseBlocked: async (key) => {
      const counted = await limiter.get(hashOf(key));
      if (counted && counted.consumedPoints > rule.points) throw tooMany(counted, message);
    },
    count: async (key) => {
      const { consumedPoints } = await limiter.penalty(hashOf(key));
      if (consumedPoints >= rule.points) await limiter.block(hashOf(key), blockSeconds);
    },
  };
}

/**
 * Processes on one MongoDB share the counters. On SQLite only one process runs, so it counts in memory. A CMS that fills the
 * demo also counts in memory, because its posts would use up the limits of later requests from this machine.
 */
function createLimiter(payload: Payload, { name, points, seconds }: Omit<Rule, 'message'>) {
  const options = { keyPrefix: name, points, duration: seconds };
  return isMongoAdapter(payload.db) && !payload.config.custom.countsInMemory
    ? new RateLimiterMongo({ ...options, ...storeOf(payload) })
    : new RateLimiterMemory(options);
}

/** Hashes the key, so that the table contains no names or addresses of people. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function tooMany({ msBeforeNext }: RateLimiterRes, message: string): ApiError {
  return new ApiError(429, message, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

/** Creates the unique index before the first count. Without it two processes could count in separate rows. */
export async function prepareLimits(payload: Payload): Promise<void> {
  if (!isMongoAdapter(payload.db)) return;
  await new RateLimiterMongo({ points: 1, duration: 1, ...storeOf(payload) }).createIndexes();
}

function storeOf(payload: Payload) {
  return { storeClient: mongoOf(payload).connection, tableName: TABLE, disableIndexesCreation: true };
}

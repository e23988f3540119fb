import { createHash } from 'node:crypto';
import { ApiError } from '@fuar/shared/api/api-error';
import type { Payload } from 'payload';
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { isMongoAdapter } from '../../database/mongo.ts';

type Rule = {
  /** Unique for each limit, because all limits share a table. */
  name: string;
  points: number;
  seconds: number;
  /** How long a client is blocked after too many requests; by default until the period ends. */
  blockSeconds?: number;
  message: string;
};

/** Counts one request for this key. Throws a 429 with the waiting time when there were too many. */
export type Limit = (key: string) => Promise<void>;

const TABLE = 'limits';

/** Processes on one MongoDB share the counters. On SQLite only one process runs, so it counts in memory. */
export function createLimit(payload: Payload, { name, points, seconds, blockSeconds, message }: Rule): Limit {
  const options = {
    keyPrefix: name,
    points,
    duration: seconds,
    ...(blockSeconds ? { blockDuration: blockSeconds } : {}),
  };
  const limiter = isMongoAdapter(payload.db)
    ? new RateLimiterMongo({ ...options, ...storeOf(payload) })
    : new RateLimiterMemory(options);

  return async (key) => {
    try {
      // Hash the key, so that the table contains no names or addresses of people.
      await limiter.consume(createHash('sha256').update(key).digest('base64url'));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const retryAfter = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      throw new ApiError(429, message, { retryAfter });
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

/** Creates the unique index before the first count. Without it two processes could count in separate rows. */
export async function prepareLimits(payload: Payload): Promise<void> {
  if (!isMongoAdapter(payload.db)) return;
  await new RateLimiterMongo({ points: 1, duration: 1, ...storeOf(payload) }).createIndexes();
}

function storeOf(payload: Payload) {
  if (!isMongoAdapter(payload.db)) throw new Error('The database is not MongoDB');
  return { storeClient: payload.db.connection, tableName: TABLE, disableIndexesCreation: true };
}

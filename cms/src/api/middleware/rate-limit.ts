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
  /** How long who has had too many waits; else until the span is over. */
  blockSeconds?: number;
  message: string;
};

/** Counts one more for this key; throws the 429 that says how long to wait once there are too many. */
export type Limit = (key: string) => Promise<void>;

const TABLE = 'limits';

/** Shared by all processes on one database: on SQLite there is one, which counts in memory. */
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
      // Hashed, because addresses and names of people have no place in a table of counters.
      await limiter.consume(createHash('sha256').update(key).digest('base64url'));
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const retryAfter = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      throw new ApiError(429, message, { retryAfter });
    }
  };
}

/** Before the first count, because without the unique index two processes may count in a row each. */
export async function prepareLimits(payload: Payload): Promise<void> {
  if (!isMongoAdapter(payload.db)) return;
  await new RateLimiterMongo({ points: 1, duration: 1, ...storeOf(payload) }).createIndexes();
}

function storeOf(payload: Payload) {
  if (!isMongoAdapter(payload.db)) throw new Error('The database is not MongoDB');
  return { storeClient: payload.db.connection, tableName: TABLE, disableIndexesCreation: true };
}

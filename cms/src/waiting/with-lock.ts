import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '@fuar/shared/error-code';
import { Mutex } from 'async-mutex';
import type { Payload } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';

export type WithLock = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export const lockOfRow = (collection: string, id: number | string) => `${collection} ${id}`;

/** Changes of the order, changes of slides and new slides run one at a time. Otherwise two slides would take the same place. */
export const SLIDER_ORDER_LOCK = 'slider-order';

/** The lease of a lock is renewed while the work runs, so only the lock of a crashed process expires. */
const LEASE_MS = 15_000;
const DUPLICATE_KEY = 11_000;

/** `service` names the supervised service that took the lock (SERVICE_ID). It stays the same when its process restarts. */
type Lock = { _id: string; owner: string; service: string | null; until: Date };

/** Computed by the database, because the clocks of two machines may differ by more than a lease. */
const LEASE_END = { $add: ['$$NOW', LEASE_MS] };

const byPayload = new WeakMap<Payload, WithLock>();

/**
 * Runs work with the same key one at a time, in all processes on one database. Repeated calls with one Payload return the same
 * function. The work must not request its own key again, because it would wait for itself.
 */
export function createWithLock(payload: Payload): WithLock {
  const withLock = byPayload.get(payload) ?? createForDatabase(payload);
  byPayload.set(payload, withLock);
  return withLock;
}

function createForDatabase(payload: Payload): WithLock {
  const serially = createSerially();
  // On SQLite only one process exists. On MongoDB a row in `locks` also excludes other processes.
  if (!isMongoAdapter(payload.db)) return serially;
  const locks = payload.db.connection.collection<Lock>('locks');
  // Null instead of a missing field, so that a new owner also replaces the service of an expired lock.
  const { service = null } = payload.config.custom as { service?: string | null };
  let released: Promise<unknown> | undefined;

  /** Before the first lock, removes the locks of this service's earlier process, which was killed. */
  function releaseEarlier(): Promise<unknown> {
    if (!service) return Promise.resolve();
    released ??= locks.deleteMany({ service }).catch((error: unknown) => {
      released = undefined;
      throw error;
    });
    return released;
  }

  async function take(key: string, owner: string): Promise<void> {
    await releaseEarlier();
    // The filter of an upsert cannot compare with the database's clock, so each value of `$set` contains the comparison.
    const isFree = { $lte: [{ $ifNull: ['$until', new Date(0)] }, '$$NOW'] };
    const ifFree = (taken: unknown, kept: string) => ({ $cond: [isFree, taken, kept] });
    const $set = {
      owner: ifFree({ $literal: owner }, '$owner'),
      service: ifFree({ $literal: service }, '$service'),
      until: ifFree(LEASE_END, '$until'),
    };
    for (;;) {
      try {
        const options = { upsert: true, returnDocument: 'after' } as const;
        const lock = await locks.findOneAndUpdate({ _id: key }, [{ $set }], options);
        if (lock?.owner === owner) return;
      } catch (error) {
        // A duplicate key means that another caller has inserted the lock at the same moment, so try again.
        if (errorCode(error) !== DUPLICATE_KEY) throw error;
      }
      await sleep(5 + Math.random() * 20);
    }
  }

  return (key, work) =>
    serially(key, async () => {
      const owner = randomUUID();
      await take(key, owner);
      const renewing = setInterval(() => {
        // Ignore a failure: the next renewal may succeed before the lease expires.
        locks.updateOne({ _id: key, owner }, [{ $set: { until: LEASE_END } }]).catch(() => undefined);
      }, LEASE_MS / 3).unref();
      try {
        return await work();
      } finally {
        clearInterval(renewing);
        // Ignore a failure here: the lease expires by itself, and only the outcome of the work counts.
        await locks.deleteOne({ _id: key, owner }).catch(() => undefined);
      }
    });
}

/** Runs work with the same key one at a time, in the order of the calls. A failure does not stop the next work. */
function createSerially(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const mutexes = new Map<string, Mutex>();
  return async (key, work) => {
    const mutex = mutexes.get(key) ?? new Mutex();
    mutexes.set(key, mutex);
    try {
      return await mutex.runExclusive(work);
    } finally {
      if (!mutex.isLocked()) mutexes.delete(key);
    }
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '@fuar/shared/error-code';
import type { Payload } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';
import { createSerially } from './serially.ts';

export type Exclusively = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** The key of the lock under which a row is changed or deleted. */
export const lockOfRow = (collection: string, id: number | string) => `${collection} ${id}`;

/** Longer than any work under a lock, so only the lock of a crashed process expires. */
const LEASE_MS = 15_000;
const DUPLICATE_KEY = 11_000;

const ofPayload = new WeakMap<Payload, Exclusively>();

/**
 * Runs work with the same key one at a time, in all processes on one database. Repeated calls with one Payload return the same
 * function. The work must not request its own key again, because it would wait for itself.
 */
export function createExclusively(payload: Payload): Exclusively {
  const exclusively = ofPayload.get(payload) ?? withLocks(payload);
  ofPayload.set(payload, exclusively);
  return exclusively;
}

function withLocks(payload: Payload): Exclusively {
  const serially = createSerially();
  // On SQLite only one process exists. On MongoDB a row in `locks` also excludes other processes.
  if (!isMongoAdapter(payload.db)) return serially;
  const locks = payload.db.connection.collection<{ _id: string; owner: string; until: Date }>('locks');

  async function take(key: string, owner: string): Promise<void> {
    for (;;) {
      const now = Date.now();
      try {
        await locks.updateOne(
          { _id: key, until: { $lte: new Date(now) } },
          { $set: { owner, until: new Date(now + LEASE_MS) } },
          { upsert: true },
        );
        return;
      } catch (error) {
        // A duplicate key means that another caller holds the lock and its lease has not expired.
        if (errorCode(error) !== DUPLICATE_KEY) throw error;
      }
      await sleep(5 + Math.random() * 20);
    }
  }

  return (key, work) =>
    serially(key, async () => {
      const owner = randomUUID();
      await take(key, owner);
      try {
        return await work();
      } finally {
        // Ignore a failure here: the lease expires by itself, and only the outcome of the work counts.
        await locks.deleteOne({ _id: key, owner }).catch(() => undefined);
      }
    });
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '@fuar/shared/error-code';
import type { Payload } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';
import { createSerially } from './serially.ts';

export type Exclusively = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Longer than any of the work: only a process that died leaves a lock to run out. */
const LEASE_MS = 15_000;
const DUPLICATE_KEY = 11_000;

/**
 * Runs what has the same key one after the other, in all processes on one database: on SQLite there is one, on MongoDB
 * each takes a row of `locks` first. Work inside must not ask for its own key again.
 */
export function createExclusively(payload: Payload): Exclusively {
  const serially = createSerially();
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
        // The row is there and its time has not run out.
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
        // Its lease would run out by itself; the work's own outcome counts.
        await locks.deleteOne({ _id: key, owner }).catch(() => undefined);
      }
    });
}

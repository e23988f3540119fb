import type { Payload } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import { isMongoAdapter } from '../database/mongo.ts';
import { DATABASES, openApi } from '../testing/start-api.ts';
import { createExclusively } from './exclusively.ts';

afterEach(() => void vi.useRealTimers());

/** Starts work that holds the lock until `end` is called. */
async function hold(payload: Payload, key: string): Promise<{ end: () => Promise<void> }> {
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const work = createExclusively(payload)(key, async () => {
    started.resolve();
    await ended.promise;
  });
  await started.promise;
  return {
    end: async () => {
      ended.resolve();
      await work;
    },
  };
}

/** The same database, as another process of the given service uses it. */
function processOf(payload: Payload, service: string): Payload {
  return Object.create(payload, { config: { value: { ...payload.config, custom: { service } } } });
}

test.runIf(DATABASES.includes('mongodb'))(
  'a restarted service takes the locks of its killed process, but not those of others',
  async () => {
    const { payload } = await openApi('mongodb');
    await hold(processOf(payload, 'first'), 'killed');
    const other = await hold(processOf(payload, 'second'), 'other');
    const order: string[] = [];
    const restarted = createExclusively(processOf(payload, 'first'));
    const waiting = restarted('other', async () => void order.push('waited'));
    await restarted('killed', async () => void order.push('took'));
    await other.end();
    await waiting;
    expect(order).toEqual(['took', 'waited']);
  },
);

test.runIf(DATABASES.includes('mongodb'))('a lock is renewed while the work runs', async () => {
  const { payload } = await openApi('mongodb');
  const { db } = payload;
  if (!isMongoAdapter(db)) throw new Error('This is not MongoDB');
  const locks = db.connection.collection<{ _id: string; until: Date }>('locks');
  const leaseEnd = async () => (await locks.findOne({ _id: 'long' }))?.until.getTime() ?? 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { end } = await hold(payload, 'long');
  const first = await leaseEnd();
  vi.advanceTimersByTime(5000);
  while ((await leaseEnd()) <= first);
  await end();
  expect(await leaseEnd()).toBe(0);
});

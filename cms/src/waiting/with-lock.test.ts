import type { Payload } from 'payload';
import { describe, expect, test, vi } from 'vitest';
import { mongoOf } from '../database/mongo.ts';
import { DATABASES, openApi } from '../testing/start-api.ts';
import { createWithLock } from './with-lock.ts';

async function hold(payload: Payload, key: string): Promise<{ end: () => Promise<void> }> {
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const work = createWithLock(payload)(key, async () => {
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

/** The Payload of another process on the same database. A process without a supervisor has no `service`. */
function processOf(payload: Payload, service?: string): Payload {
  return Object.create(payload, {
    config: { value: { ...payload.config, custom: { ...(service ? { service } : {}) } } },
  });
}

/** Expects that this process takes the lock only after `other` has ended its work. */
async function expectWaiting(payload: Payload, key: string, other: { end: () => Promise<void> }) {
  const order: string[] = [];
  const waiting = createWithLock(payload)(key, async () => void order.push('took'));
  // During these calls, a caller that waits for a lock tries to take the lock.
  for (let n = 0; n < 10; n += 1) await createWithLock(payload)('another', async () => {});
  order.push('ended');
  await other.end();
  await waiting;
  expect(order).toEqual(['ended', 'took']);
}

type Lock = { _id: string; owner: string; service: string; until: Date };
const locksOf = (payload: Payload) => mongoOf(payload).connection.collection<Lock>('locks');

test.each(DATABASES)('a lock that was taken after a wait makes other calls wait (%s)', async (database) => {
  const { payload } = await openApi(database);
  const first = await hold(payload, 'key');
  const second = hold(payload, 'key');
  await first.end();
  await expectWaiting(payload, 'key', await second);
});

describe.runIf(DATABASES.includes('mongodb'))('a lock on MongoDB', () => {
  test('a restarted service takes the locks of its killed process, but not those of others', async () => {
    const { payload } = await openApi('mongodb');
    await hold(processOf(payload, 'first'), 'killed');
    const other = await hold(processOf(payload, 'second'), 'other');
    const order: string[] = [];
    const restarted = createWithLock(processOf(payload, 'first'));
    const waiting = restarted('other', async () => void order.push('waited'));
    await restarted('killed', async () => void order.push('took'));
    await other.end();
    await waiting;
    expect(order).toEqual(['took', 'waited']);
  });

  test('a restarted service keeps a lock that another process took after the lease expired', async () => {
    const { payload } = await openApi('mongodb');
    await locksOf(payload).insertOne({ _id: 'taken', owner: 'gone', service: 'third', until: new Date(0) });
    const other = await hold(processOf(payload), 'taken');
    await expectWaiting(processOf(payload, 'third'), 'taken', other);
  });

  test('a process whose clock is a minute ahead waits for the lock of another process', async () => {
    const { payload } = await openApi('mongodb');
    const other = await hold(processOf(payload, 'punctual'), 'clock');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    await expectWaiting(processOf(payload, 'ahead'), 'clock', other);
  });

  test('a process whose clock is an hour ahead leaves no lock behind that others wait for', async () => {
    const { payload } = await openApi('mongodb');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    await hold(processOf(payload, 'ahead'), 'left');
    vi.useRealTimers();
    const left = await locksOf(payload).findOne({ _id: 'left' });
    expect(left?.until.getTime()).toBeLessThan(Date.now() + 16_000);
  });

  test('a lock is renewed while the work runs', async () => {
    const { payload } = await openApi('mongodb');
    const leaseEnd = async () => (await locksOf(payload).findOne({ _id: 'long' }))?.until.getTime() ?? 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { end } = await hold(payload, 'long');
    const first = await leaseEnd();
    vi.advanceTimersByTime(5000);
    await vi.waitFor(async () => expect(await leaseEnd()).toBeGreaterThan(first));
    await end();
    expect(await leaseEnd()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('work that outlived its lease does not release the lock of another process', async () => {
    const { payload } = await openApi('mongodb');
    const late = await hold(processOf(payload, 'late'), 'expired');
    await locksOf(payload).updateOne({ _id: 'expired' }, { $set: { until: new Date(0) } });
    const other = await hold(processOf(payload, 'other'), 'expired');
    await late.end();
    await expectWaiting(processOf(payload, 'third'), 'expired', other);
  });

  test('a lock that can neither be renewed nor released does not change the outcome of the work', async () => {
    const { payload } = await openApi('mongodb');
    const failure = new Error('no connection');
    const renew = vi.spyOn(locksOf(payload), 'updateOne').mockRejectedValue(failure);
    vi.spyOn(locksOf(payload), 'deleteOne').mockRejectedValue(failure);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const work = async () => vi.advanceTimersByTime(5000) && 'done';
    expect(await createWithLock(payload)('failing', work)).toBe('done');
    expect(renew).toHaveBeenCalled();
  });

  test('a service takes a lock although it could not remove the locks of its killed process at first', async () => {
    const { payload } = await openApi('mongodb');
    vi.spyOn(locksOf(payload), 'deleteMany').mockRejectedValueOnce(new Error('no connection'));
    const restarted = createWithLock(processOf(payload, 'fourth'));
    await expect(restarted('key', async () => {})).rejects.toThrow('no connection');
    expect(await restarted('key', async () => 'done')).toBe('done');
  });

  test('a caller tries again if another caller inserts the lock at the same moment', async () => {
    const { payload } = await openApi('mongodb');
    const take = vi.spyOn(locksOf(payload), 'findOneAndUpdate');
    take.mockRejectedValueOnce(Object.assign(new Error('E11000 duplicate key'), { code: 11_000 }));
    expect(await createWithLock(payload)('key', async () => 'done')).toBe('done');
    take.mockRejectedValueOnce(new Error('no connection'));
    await expect(createWithLock(payload)('key', async () => 'done')).rejects.toThrow('no connection');
  });
});

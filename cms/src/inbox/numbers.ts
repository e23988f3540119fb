import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import type { Payload } from 'payload';
import { findRows } from '../database/rows.ts';
import type { WithLock } from '../waiting/with-lock.ts';

const collection = 'participant-submissions';
const COUNTER = 'request numbers ';
const NUMBER = /-(\d{4})-(\d+)$/;

/**
 * The next request number of a year, such as `BF-2026-0147`. The counter outlives deleted rows, so that no number is used
 * twice. A crash before the row is written leaves a gap.
 */
export function nextNumber(payload: Payload, withLock: WithLock, at = new Date()): Promise<string> {
  const year = todayInIstanbul(at).slice(0, 4);
  return withLock('request numbers', async () => {
    const key = COUNTER + year;
    const last = (await payload.kv.get<{ last: number }>(key))?.last ?? (await highest(payload, year));
    await payload.kv.set(key, { last: last + 1 });
    return `${ORGANISER.requestPrefix}-${year}-${String(last + 1).padStart(4, '0')}`;
  });
}

/** True for the key of a counter of request numbers. The keys in a backup also include those of id counters. */
export const isNumberCounter = (key: string) => key.startsWith(COUNTER);

export async function readNumberCounters(payload: Payload): Promise<Record<string, number>> {
  const counters: Record<string, number> = {};
  for (const key of (await payload.kv.keys()).filter(isNumberCounter)) {
    counters[key] = (await payload.kv.get<{ last: number }>(key))?.last ?? 0;
  }
  return counters;
}

export async function raiseNumberCounters(payload: Payload, counters: Record<string, number>): Promise<void> {
  const present = await readNumberCounters(payload);
  for (const [key, last] of Object.entries(counters)) {
    if (isNumberCounter(key) && last > (present[key] ?? 0)) await payload.kv.set(key, { last });
  }
}

/** Gives a number to every request that was stored before requests had numbers, in the order of arrival. */
export async function ensureNumbers(payload: Payload, withLock: WithLock): Promise<void> {
  const docs = await findRows<{ id: number; createdAt: string | Date }>(payload, collection, {
    where: { or: [{ number: { exists: false } }, { number: { equals: '' } }] },
    sort: ['createdAt', 'id'],
  });
  for (const { id, createdAt } of docs) {
    const number = await nextNumber(payload, withLock, new Date(createdAt));
    await payload.db.updateOne({ collection, id, data: { number, updatedAt: null }, returning: false });
  }
}

/** Gives all requests new numbers in the order of their arrival. Call this only for the demo, because real senders know their numbers. */
export async function renumber(payload: Payload, withLock: WithLock): Promise<void> {
  for (const key of (await payload.kv.keys()).filter(isNumberCounter)) await payload.kv.delete(key);
  const data = { number: null, updatedAt: null };
  await payload.db.updateMany({ collection, where: {}, data, returning: false });
  await ensureNumbers(payload, withLock);
}

async function highest(payload: Payload, year: string): Promise<number> {
  const query = { where: { number: { exists: true } }, select: { number: true } } as const;
  const docs = await findRows<{ number?: string | null }>(payload, collection, query);
  const used = docs.flatMap(({ number }) => {
    const [, ofYear, count] = NUMBER.exec(number ?? '') ?? [];
    return ofYear === year ? [Number(count)] : [];
  });
  return Math.max(0, ...used);
}

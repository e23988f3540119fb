import { todayInIstanbul } from '@fuar/shared/dates/iso-day';
import type { Publication } from '@fuar/shared/schemas/publication';
import type { Payload } from 'payload';
import { changeWhere } from '../database/change-where.ts';
import { findById } from '../database/rows.ts';
import type { NEVER_PUBLISHED } from './version.ts';

export type PublicationRow = typeof NEVER_PUBLISHED;

const ROW = 1;
/** Short, because nothing is published after a crash until the lease expires. The holder renews the lease. */
export const LEASE_MS = 6000;
/**
 * A lease that ends later than this comes from a process that crashed while the clock was ahead. Without this limit nothing
 * would be published until that lease ends. A minute allows for other machines, whose clocks differ a little.
 */
const LONGEST_LEASE_MS = 60_000;

type Comparison = { equals: number } | { less_than_equal: number } | { greater_than: number };
type Condition = Partial<Record<keyof PublicationRow, Comparison>>;

function change(
  payload: Payload,
  data: Partial<PublicationRow>,
  condition: Condition = {},
): Promise<boolean> {
  return changeWhere(payload, 'publication', ROW, data, condition);
}

export async function readPublication(payload: Payload): Promise<PublicationRow> {
  const row = await findById<PublicationRow>(payload, 'publication', ROW);
  if (!row) throw new Error('The publication row is missing');
  return row;
}

export async function takeLease(payload: Payload, now: number): Promise<boolean> {
  const lease = { leaseUntil: now + LEASE_MS };
  return (
    (await change(payload, lease, { leaseUntil: { less_than_equal: now } })) ||
    change(payload, lease, { leaseUntil: { greater_than: now + LONGEST_LEASE_MS } })
  );
}

/** Renews the lease only while it is valid, so that a late renewal does not retake a released lease. */
export function renewLease(payload: Payload, now: number): Promise<boolean> {
  return change(payload, { leaseUntil: now + LEASE_MS }, { leaseUntil: { greater_than: now } });
}

export function releaseLease(payload: Payload): Promise<boolean> {
  return change(payload, { leaseUntil: 0 });
}

export function markPublished(payload: Payload, version: number, now: number): Promise<boolean> {
  const done = { attempts: 0, nextTry: 0, leaseUntil: 0, message: '' };
  return change(payload, { ...done, published: version, publishedAt: now });
}

/** Stores the failure and the time of the retry. If the content has changed since, the retry is due at once. */
export async function markFailed(
  payload: Payload,
  version: number,
  failure: { message: string; attempts: number; nextTry: number },
): Promise<void> {
  const kept = await change(payload, { ...failure, leaseUntil: 0 }, { requested: { equals: version } });
  if (!kept) await change(payload, { leaseUntil: 0, message: failure.message });
}

export function toPublication(row: PublicationRow, now: number): Publication {
  const publishedAt = row.publishedAt ? { publishedAt: new Date(row.publishedAt).toISOString() } : {};
  if (row.requested <= row.published) return { state: 'live', ...publishedAt };
  if (row.leaseUntil > now) return { state: 'building', ...publishedAt };
  if (row.attempts === 0) return { state: 'queued', ...publishedAt };
  return { state: 'failed', ...publishedAt, message: row.message };
}

const DAY_MS = 86_400_000;

/**
 * True if midnight in Istanbul has passed since the last publication, or if the clock was days ahead at that publication. The site
 * depends on the date, e.g. on which fairs have ended.
 */
export function isFromAnEarlierDay(row: PublicationRow, now: number): boolean {
  if (row.publishedAt === 0 || row.requested > row.published) return false;
  return isEarlierDay(row.publishedAt, now) || row.publishedAt > now + DAY_MS;
}

export function isEarlierDay(then: number, now: number): boolean {
  return todayInIstanbul(new Date(then)) < todayInIstanbul(new Date(now));
}

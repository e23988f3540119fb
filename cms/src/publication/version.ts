import { coalesce } from '@fuar/shared/waiting/coalesce';
import type { Payload } from 'payload';
import { isMongoAdapter, rowsOf } from '../database/mongo.ts';
import { findFirst } from '../database/rows.ts';

const ROW = 1;
/** A hanging read of the version delays other readers by at most this time. */
const MAX_WAIT_MS = 20;

/** A change raises the version before and after its write (hooks/announce-change.ts). */
export type WritePhase = 'before' | 'after';
type Listener = (phase: WritePhase) => void;

type Tracked = { version: number; listeners: Set<Listener>; read: () => Promise<number> };
const tracked = new WeakMap<Payload, Tracked>();

function trackedOf(payload: Payload): Tracked {
  let state = tracked.get(payload);
  if (!state) {
    const read = coalesce(() => readMongoVersion(payload), { maxWaitMs: MAX_WAIT_MS });
    state = { version: 0, listeners: new Set(), read };
    tracked.set(payload, state);
  }
  return state;
}

/**
 * Announces a change of the content. One atomic write raises the version, which makes caches stale, and requests a
 * publication. The publication is due at once, even if an earlier publication failed and waits for its retry.
 */
export async function raiseVersion(payload: Payload, phase: WritePhase = 'after', by = 1): Promise<number> {
  const row = (await payload.db.updateOne({
    collection: 'publication',
    where: { id: { equals: ROW } },
    data: { requested: { $inc: by }, attempts: 0, nextTry: 0 },
    // `atomic` makes Payload send one UPDATE … RETURNING to SQLite. MongoDB's updateOne is atomic anyway.
    ...(isMongoAdapter(payload.db) ? {} : { options: { atomic: true } as Record<string, unknown> }),
  })) as { requested?: unknown } | null;
  if (typeof row?.requested !== 'number') throw new Error('The publication row is missing');
  const state = trackedOf(payload);
  state.version = Math.max(state.version, row.requested);
  for (const listener of state.listeners) listener(phase);
  return row.requested;
}

export function onVersionRaised(payload: Payload, listener: Listener): () => void {
  const { listeners } = trackedOf(payload);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The version without a database read. Undefined on MongoDB, because another process may have raised the version. */
export function versionInMemory(payload: Payload): number | undefined {
  return isMongoAdapter(payload.db) ? undefined : trackedOf(payload).version;
}

/** The current version. Content that is read after this call is at least as new as this version. */
export async function currentVersion(payload: Payload): Promise<number> {
  const state = trackedOf(payload);
  return isMongoAdapter(payload.db) ? state.read() : state.version;
}

async function readMongoVersion(payload: Payload): Promise<number> {
  const row = await rowsOf(payload, 'publication').findOne({ _id: ROW }, { projection: { requested: 1 } });
  return Number(row?.requested ?? 0);
}

export const NEVER_PUBLISHED = {
  requested: 0,
  published: 0,
  publishedAt: 0,
  attempts: 0,
  nextTry: 0,
  leaseUntil: 0,
  message: '',
};

/** Creates the publication row if it is missing, and reads the version into memory. Call it before all other functions. */
export async function initVersion(payload: Payload): Promise<void> {
  const find = () => findFirst<{ id: number; requested: number }>(payload, 'publication', {});
  let row = await find();
  if (!row) {
    const id = isMongoAdapter(payload.db) ? { id: ROW } : {};
    try {
      await payload.db.create({ collection: 'publication', data: { ...id, ...NEVER_PUBLISHED } });
    } catch (error) {
      // Another process on the same database may have created the row first.
      if (!(await find())) throw error;
    }
    row = await find();
  }
  if (row?.id !== ROW) throw new Error('The publication row has another id than 1');
  trackedOf(payload).version = row.requested;
}

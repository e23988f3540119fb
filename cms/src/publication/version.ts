import { coalesce } from '@fuar/shared/waiting/coalesce';
import type { Payload } from 'payload';
import { isMongoAdapter, rowsOf } from '../database/mongo.ts';

const ROW = 1;
/** A read of the version that hangs delays other readers no longer than this. */
const PATIENCE_MS = 20;

/** A change is announced before and after its write (hooks/announce-change.ts). */
export type Moment = 'before' | 'after';
type Listener = (moment: Moment) => void;

/** The content's version in this process's memory, by Payload instance. */
type Known = { version: number; listeners: Set<Listener>; read: () => Promise<number> };
const known = new WeakMap<Payload, Known>();

function knownOf(payload: Payload): Known {
  let state = known.get(payload);
  if (!state) {
    const read = coalesce(() => readMongoVersion(payload), PATIENCE_MS);
    state = { version: 0, listeners: new Set(), read };
    known.set(payload, state);
  }
  return state;
}

/**
 * Announces a change of the content. One atomic step raises the version, which makes caches stale, and requests a
 * publication without waiting for the retry of a failed one.
 */
export async function raiseVersion(payload: Payload, moment: Moment = 'after'): Promise<number> {
  const row = (await payload.db.updateOne({
    collection: 'publication',
    where: { id: { equals: ROW } },
    data: { requested: { $inc: 1 }, attempts: 0, nextTry: 0 },
    // SQL needs one UPDATE … RETURNING; MongoDB's updateOne is atomic anyway.
    ...(isMongoAdapter(payload.db) ? {} : { options: { atomic: true } as Record<string, unknown> }),
  })) as { requested?: unknown } | null;
  if (typeof row?.requested !== 'number') throw new Error('The publication row is missing');
  const state = knownOf(payload);
  state.version = Math.max(state.version, row.requested);
  for (const listener of state.listeners) listener(moment);
  return row.requested;
}

/** Calls `listener` at each announcement in this process. Returns a function that removes it. */
export function onVersionRaised(payload: Payload, listener: Listener): () => void {
  const { listeners } = knownOf(payload);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The version without a database read. Only SQLite has it, because there is no other process. */
export function versionInMemory(payload: Payload): number | undefined {
  return isMongoAdapter(payload.db) ? undefined : knownOf(payload).version;
}

/** The current version: content read from now on is at least as new. */
export async function currentVersion(payload: Payload): Promise<number> {
  const state = knownOf(payload);
  return isMongoAdapter(payload.db) ? state.read() : state.version;
}

async function readMongoVersion(payload: Payload): Promise<number> {
  const row = await rowsOf(payload, 'publication').findOne({ _id: ROW }, { projection: { requested: 1 } });
  return Number(row?.requested ?? 0);
}

const NEVER = {
  requested: 0,
  published: 0,
  publishedAt: 0,
  attempts: 0,
  nextTry: 0,
  leaseUntil: 0,
  message: '',
};

/** Creates the row if missing and reads the version into memory. Runs once, before anything else. */
export async function initVersion(payload: Payload): Promise<void> {
  const find = () =>
    payload.db.findOne<{ id: number; requested: number }>({ collection: 'publication', where: {} });
  let row = await find();
  if (!row) {
    const id = isMongoAdapter(payload.db) ? { id: ROW } : {};
    try {
      await payload.db.create({ collection: 'publication', data: { ...id, ...NEVER } });
    } catch (error) {
      // Another process on the same database may have created the row first.
      if (!(await find())) throw error;
    }
    row = await find();
  }
  if (row?.id !== ROW) throw new Error('The publication row has another id than 1');
  knownOf(payload).version = row.requested;
}

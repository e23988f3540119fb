import { coalesce } from '@fuar/shared/waiting/coalesce';
import type { Payload } from 'payload';
import { isMongoAdapter, rowsOf } from '../database/mongo.ts';

const ROW = 1;
/** A read of the version that hangs delays other readers no longer than this. */
const PATIENCE_MS = 20;

/** A change is announced before it is written, and after it (hooks/announce-change.ts). */
export type Moment = 'before' | 'after';
type Listener = (moment: Moment) => void;

/** What this process knows of the content's version, by Payload instance. */
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
 * Says that the content has changed, or is about to be, in one atomic step: the caches' key rises, and a publication is
 * asked for, at once even where the last one failed.
 */
export async function raiseVersion(payload: Payload, moment: Moment = 'after'): Promise<number> {
  const row = (await payload.db.updateOne({
    collection: 'publication',
    where: { id: { equals: ROW } },
    data: { requested: { $inc: 1 }, attempts: 0, nextTry: 0 },
    // One UPDATE … RETURNING in SQL; on MongoDB updateOne is atomic as it is.
    ...(isMongoAdapter(payload.db) ? {} : { options: { atomic: true } as Record<string, unknown> }),
  })) as { requested?: unknown } | null;
  if (typeof row?.requested !== 'number') throw new Error('The publication row is missing');
  const state = knownOf(payload);
  state.version = Math.max(state.version, row.requested);
  for (const listener of state.listeners) listener(moment);
  return row.requested;
}

/** Calls back at each announcement made in this process; returns how to stop that. */
export function onVersionRaised(payload: Payload, listener: Listener): () => void {
  const { listeners } = knownOf(payload);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The version where this process alone knows it: on SQLite, without waiting. */
export function versionInMemory(payload: Payload): number | undefined {
  return isMongoAdapter(payload.db) ? undefined : knownOf(payload).version;
}

/** The version a read that begins now will see or be older than. SQLite has one process, so it is in memory. */
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

/** Makes the row where it is missing, and reads the version into memory. Once, before anything else. */
export async function initVersion(payload: Payload): Promise<void> {
  const find = () =>
    payload.db.findOne<{ id: number; requested: number }>({ collection: 'publication', where: {} });
  let row = await find();
  if (!row) {
    const id = isMongoAdapter(payload.db) ? { id: ROW } : {};
    try {
      await payload.db.create({ collection: 'publication', data: { ...id, ...NEVER } });
    } catch (error) {
      // Another process on the same database may have been first; then its row is the one.
      if (!(await find())) throw error;
    }
    row = await find();
  }
  if (row?.id !== ROW) throw new Error('The publication row has another id than 1');
  knownOf(payload).version = row.requested;
}

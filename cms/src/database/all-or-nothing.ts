import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { isMongoAdapter, mongoOf } from './mongo.ts';

const TRIES = 6;

type Work<T> = (req: PayloadRequest) => Promise<T>;

/**
 * Runs all writes of `work` or none. `work` must pass its `req` to each write. On a replica set the writes share a transaction.
 * Elsewhere `undo` reverts the writes after a failure. For public content it must raise the version afterwards, because readers
 * may have cached the reverted writes.
 */
export async function allOrNothing<T>(
  payload: Payload,
  work: Work<T>,
  undo: () => Promise<unknown>,
): Promise<T> {
  if (await hasTransactions(payload)) return inTransaction(payload, work);
  try {
    return await work(await createLocalReq({ context: { announced: true } }, payload));
  } catch (error) {
    await undo();
    throw error;
  }
}

export async function hasTransactions(payload: Payload): Promise<boolean> {
  if (!isMongoAdapter(payload.db)) return false;
  const hello = await payload.db.connection.getClient().db().admin().command({ hello: 1 });
  return Boolean(hello.setName) || hello.msg === 'isdbgrid';
}

async function inTransaction<T>(payload: Payload, work: Work<T>): Promise<T> {
  const db = mongoOf(payload);
  for (let tries = 1; ; tries += 1) {
    const session = db.connection.getClient().startSession();
    const id = randomUUID();
    const req = await createLocalReq({ context: { announced: true } }, payload);
    session.startTransaction();
    // The cast is safe, because only the adapter's own commit uses the fields that this session lacks.
    db.sessions[id] = session as (typeof db.sessions)[string];
    req.transactionID = id;
    try {
      const result = await work(req);
      await session.commitTransaction();
      return result;
    } catch (error) {
      await session.abortTransaction().catch(() => undefined);
      if (tries === TRIES || !isTransient(error)) throw error;
      await sleep(Math.random() * 20 * 2 ** tries);
    } finally {
      delete db.sessions[id];
      await session.endSession();
    }
  }
}

/** True if a conflict with another transaction caused the error, so that a retry may succeed. */
function isTransient(error: unknown): boolean {
  const labelled = error as { hasErrorLabel?: (label: string) => boolean };
  return labelled.hasErrorLabel?.('TransientTransactionError') ?? false;
}

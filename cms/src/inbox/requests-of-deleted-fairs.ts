import type { Payload } from 'payload';
import { createWithLock, lockOfRow } from '../waiting/with-lock.ts';

const collection = 'participant-submissions';

const keyOf = (fair: number | string) => `requests of fair ${fair}`;

/**
 * Stores which requests belong to a fair that is being deleted, because SQLite clears their references with the fair. The ids are
 * no personal data.
 */
export async function keepRequestsOf(payload: Payload, fair: number): Promise<void> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection,
    where: { fair: { equals: fair } },
    pagination: false,
    select: { id: true },
  });
  if (docs.length > 0)
    await payload.kv.set(
      keyOf(fair),
      docs.map(({ id }) => id),
    );
}

/** Gives a restored fair its requests back. The caller holds the lock of the fair. */
export async function returnRequestsOf(payload: Payload, fair: number): Promise<void> {
  const ids = await payload.kv.get<number[]>(keyOf(fair));
  if (!ids) return;
  const where = { id: { equals: fair } };
  const restored = await payload.db.findOne<{ id: number; title: string }>({ collection: 'fairs', where });
  if (!restored) return;
  for (const id of ids) {
    // A change of a request without a fair holds no lock of a fair, and saves the whole row.
    await createWithLock(payload)(lockOfRow(collection, id), () =>
      payload.db.updateMany({
        collection,
        where: { id: { equals: id } },
        // `updatedAt: null` keeps the version of the request, so that staff who are working on it get no 412.
        data: { fair, fairTitle: restored.title, updatedAt: null },
        returning: false,
      }),
    );
  }
  await forgetRequestsOf(payload, fair);
}

export async function forgetRequestsOf(payload: Payload, fair: number | string): Promise<void> {
  await payload.kv.delete(keyOf(fair));
}

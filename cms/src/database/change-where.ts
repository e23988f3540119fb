import type { CollectionSlug, Payload, Where } from 'payload';
import { isMongoAdapter } from './mongo.ts';

/** Updates a row atomically if the condition holds. Returns true if the row was updated. */
export async function changeWhere(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  data: Record<string, unknown>,
  condition: Where = {},
): Promise<boolean> {
  const row = await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, condition] },
    data,
    // On SQLite, `atomic` makes Payload use one UPDATE … RETURNING. MongoDB's updateOne is atomic anyway.
    ...(isMongoAdapter(payload.db) ? {} : { options: { atomic: true } as Record<string, unknown> }),
  });
  return Boolean(row);
}

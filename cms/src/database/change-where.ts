import type { CollectionSlug, Payload, Where } from 'payload';
import { isMongoAdapter } from './mongo.ts';

/** Changes a row in one atomic step, only where the condition holds; says whether it did. */
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
    // One UPDATE … RETURNING in SQL; on MongoDB updateOne is atomic as it is.
    ...(isMongoAdapter(payload.db) ? {} : { options: { atomic: true } as Record<string, unknown> }),
  });
  return Boolean(row);
}

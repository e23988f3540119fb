// These functions read rows as they are stored, without Payload's hooks and access checks.
import type { CollectionSlug, FindArgs, Payload, Where } from 'payload';

type HasDatabase = Pick<Payload, 'db'>;
type Options = Pick<FindArgs, 'limit' | 'select' | 'sort' | 'where'>;

export async function findRows<Row>(
  { db }: HasDatabase,
  collection: CollectionSlug,
  options: Options = {},
): Promise<Row[]> {
  return (await db.find<Row>({ collection, ...options, pagination: false })).docs;
}

export async function findFirst<Row>(
  { db }: HasDatabase,
  collection: CollectionSlug,
  where: Where,
): Promise<Row | undefined> {
  return (await db.findOne<Row & { id: number }>({ collection, where })) ?? undefined;
}

export function findById<Row>(
  payload: HasDatabase,
  collection: CollectionSlug,
  id: number | string,
): Promise<Row | undefined> {
  return findFirst<Row>(payload, collection, { id: { equals: id } });
}

export async function countRows(
  { db }: HasDatabase,
  collection: CollectionSlug,
  where: Where = {},
): Promise<number> {
  return (await db.count({ collection, where })).totalDocs;
}

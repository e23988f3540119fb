import type { CollectionSlug, Payload } from 'payload';
import { countersOf, isMongoAdapter } from './mongo.ts';
import { querySqlite, toSqlName } from './sqlite.ts';

/** The id that the next new row will have, unless another row is created first. */
export async function expectedId(payload: Payload, collection: CollectionSlug): Promise<number> {
  if (isMongoAdapter(payload.db)) {
    const counter = await countersOf(payload).findOne({ _id: collection });
    return (counter?.seq ?? 0) + 1;
  }
  const table = toSqlName(collection);
  const { rows } = await querySqlite(payload, `SELECT seq FROM sqlite_sequence WHERE name = '${table}'`);
  return Number(rows[0]?.[0] ?? 0) + 1;
}

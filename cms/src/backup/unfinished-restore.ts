import type { Payload } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';

/** A restore of MongoDB fills collections with this prefix, and then renames them over the current ones. */
export const RESTORING = 'restoring_';

/**
 * Drops the collections that a failed or killed restore has left on MongoDB, because they contain personal data. Returns true
 * if it dropped any. Call it only while no restore is running.
 */
export async function dropUnfinishedRestore({ db }: Payload): Promise<boolean> {
  if (!isMongoAdapter(db)) return false;
  const names = (await db.connection.listCollections()).map(({ name }) => name);
  const left = names.filter((name) => name.startsWith(RESTORING));
  for (const name of left) await db.connection.dropCollection(name);
  return left.length > 0;
}

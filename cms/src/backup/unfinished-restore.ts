import type { Payload } from 'payload';
import { isMongoAdapter } from '../database/mongo.ts';

/** A restore of MongoDB fills collections with this prefix, and then renames them over the current ones. */
export const RESTORING = 'restoring_';

/** Drops what a failed or killed restore has left on MongoDB, because it is personal data. No restore may run now. */
export async function dropUnfinishedRestore({ db }: Payload): Promise<void> {
  if (!isMongoAdapter(db)) return;
  for (const { name } of await db.connection.listCollections()) {
    if (name.startsWith(RESTORING)) await db.connection.dropCollection(name);
  }
}

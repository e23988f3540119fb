import type { Payload } from 'payload';
import { isMongoAdapter } from './mongo.ts';

type Client = { execute: (sql: string) => Promise<unknown> };

function clientOf(payload: Payload): Client | undefined {
  return isMongoAdapter(payload.db) ? undefined : (payload.db as unknown as { client: Client }).client;
}

/** From now on SQLite overwrites what is deleted with zeros, as erasing for good asks for; it leaves it in the file else. */
export async function overwriteDeleted(payload: Payload): Promise<void> {
  await clientOf(payload)?.execute('PRAGMA secure_delete = ON');
}

/** Moves SQLite's journal into the database: one whole file is left, and no copy of rows that were deleted. */
export async function checkpoint(payload: Payload): Promise<void> {
  await clientOf(payload)?.execute('PRAGMA wal_checkpoint(TRUNCATE)');
}

import type { Payload } from 'payload';
import { isMongoAdapter } from './mongo.ts';

type Client = { execute: (sql: string) => Promise<unknown> };

function clientOf(payload: Payload): Client | undefined {
  return isMongoAdapter(payload.db) ? undefined : (payload.db as unknown as { client: Client }).client;
}

/** Makes SQLite overwrite deleted rows with zeros. Otherwise erased personal data would stay in the file. */
export async function enableSecureDelete(payload: Payload): Promise<void> {
  await clientOf(payload)?.execute('PRAGMA secure_delete = ON');
}

/** Merges SQLite's journal into the database file, so that no copy of deleted rows remains. */
export async function checkpoint(payload: Payload): Promise<void> {
  await clientOf(payload)?.execute('PRAGMA wal_checkpoint(TRUNCATE)');
}

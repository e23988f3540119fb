import type { Payload } from 'payload';
import { isMongoAdapter } from './mongo.ts';
import { sqliteOf } from './sqlite.ts';

/** Makes SQLite overwrite deleted rows with zeros. Otherwise erased personal data would stay in the file. */
export async function enableSecureDelete(payload: Payload): Promise<void> {
  if (!isMongoAdapter(payload.db)) await sqliteOf(payload).execute('PRAGMA secure_delete = ON');
}

/** Merges SQLite's journal into the database file, so that no copy of deleted rows remains. */
export async function checkpoint(payload: Payload): Promise<void> {
  if (!isMongoAdapter(payload.db)) await sqliteOf(payload).execute('PRAGMA wal_checkpoint(TRUNCATE)');
}

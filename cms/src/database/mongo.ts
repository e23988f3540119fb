import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { Payload } from 'payload';

export function isMongoAdapter(db: unknown): db is MongooseAdapter {
  return (db as { name?: string }).name === 'mongoose';
}

/** The driver's own connection, for what Payload's interface lacks. */
export function mongoOf(payload: Payload): MongooseAdapter['connection'] {
  if (!isMongoAdapter(payload.db)) throw new Error('The database is not MongoDB');
  return payload.db.connection;
}

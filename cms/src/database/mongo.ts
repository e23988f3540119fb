import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import type { mongo } from 'mongoose';
import type { Payload, PayloadRequest } from 'payload';

export function isMongoAdapter(db: unknown): db is MongooseAdapter {
  return (db as { name?: string }).name === 'mongoose';
}

export function mongoOf(payload: Payload): MongooseAdapter {
  if (!isMongoAdapter(payload.db)) throw new Error('The database is not MongoDB');
  return payload.db;
}

/** The rows of all globals; `globalType` names the global. */
export function globalsOf(payload: Payload) {
  const { globals, connection } = mongoOf(payload);
  return connection.collection<{ _id: mongo.BSON.ObjectId; [field: string]: unknown }>(
    globals.collection.collectionName,
  );
}

type Row = { _id: number; [field: string]: unknown };

/** The driver's collection, for queries that bypass Payload. Its name in the database is usually the plural of the slug. */
export function rowsOf(payload: Payload, slug: string) {
  const model = mongoOf(payload).collections[slug];
  if (!model) throw new Error(`There is no collection ${slug}`);
  return model.db.collection<Row>(model.collection.collectionName);
}

export function sessionOf(payload: Payload, req: PayloadRequest | undefined) {
  const session = mongoOf(payload).sessions[String(req?.transactionID)];
  return session ? { session } : {};
}

export function countersOf(payload: Payload) {
  return mongoOf(payload).connection.collection<{ _id: string; seq: number }>('counters');
}

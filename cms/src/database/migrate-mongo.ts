import type { mongo } from 'mongoose';
import type { Payload } from 'payload';
import { globalsOf, rowsOf } from './mongo.ts';
import { migrateRow, type Row } from './row-steps.ts';

const COLLECTION = 'payload-migrations';

/** The names of the applied migrations. Empty if the content is older than all migrations; undefined for an empty database. */
export async function readMongoMigrations(payload: Payload): Promise<string[] | undefined> {
  const rows = await rowsOf(payload, COLLECTION).find().sort({ _id: 1 }).toArray();
  const hasContent = rows.length > 0 || (await rowsOf(payload, 'users').findOne()) !== null;
  return hasContent ? rows.map(({ name }) => String(name)) : undefined;
}

/** The counterpart of SQLite's migrations: adds new fields with their defaults and runs each migration's row step. */
export async function migrateMongo(payload: Payload, pending: readonly string[]): Promise<void> {
  for (const { slug, flattenedFields } of payload.config.collections) {
    if (slug.startsWith('payload-')) continue;
    await changeRows(rowsOf(payload, slug), {}, (row) => migrateRow(slug, flattenedFields, row, pending));
  }
  for (const { slug, flattenedFields } of payload.config.globals) {
    const where = { globalType: slug };
    await changeRows(globalsOf(payload), where, (row) => migrateRow(slug, flattenedFields, row, pending));
  }
  await noteMigrations(payload, pending);
}

/** Records these migrations as applied, and skips those that are already recorded. */
export async function noteMigrations(payload: Payload, names: readonly string[]): Promise<void> {
  const now = new Date();
  for (const name of names) {
    const row = { name, batch: 1, createdAt: now, updatedAt: now };
    await rowsOf(payload, COLLECTION).updateOne({ name }, { $setOnInsert: row }, { upsert: true });
  }
}

async function changeRows(collection: unknown, where: Row, change: (row: Row) => Row): Promise<void> {
  const rows = collection as mongo.Collection;
  // No time limit, because a large collection takes longer than the driver's default for one call.
  for await (const { _id, ...before } of rows.find(where, { timeoutMS: 0 })) {
    const after = change(before);
    // Write only changed fields, because another process may be writing the other fields.
    const set = Object.entries(after).filter(([name, value]) => value !== before[name]);
    const unset = Object.keys(before).filter((name) => !(name in after));
    if (set.length === 0 && unset.length === 0) continue;
    await rows.updateOne(
      { _id },
      {
        ...(set.length > 0 && { $set: Object.fromEntries(set) }),
        ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, true as const])) }),
      },
    );
  }
}

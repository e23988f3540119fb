import { EXHIBITOR_COLUMN_NAMES, type ExhibitorColumn } from '@fuar/shared/content/fair-facts';
import type { Payload, PayloadRequest } from 'payload';
import { takeIds } from '../database/integer-ids.ts';
import { isMongoAdapter, rowsOf, sessionOf } from '../database/mongo.ts';
import { sqliteOf, toSqlName } from '../database/sqlite.ts';

const collection = 'exhibitors';

/** The texts of an exhibitor. Null clears a text. A change leaves an undefined text as it is. */
export type Texts = { [Column in ExhibitorColumn]?: string | null | undefined };

type NewExhibitor = Texts & { name: string; fair: number; image?: number | null; changedIn: number };
type ChangedExhibitor = Texts & { id: number; changedIn: number };

const NEW = [...EXHIBITOR_COLUMN_NAMES, 'fair', 'image', 'changedIn'] as const;
/** The SQLite column of a field. The column of a reference ends in `_id`. */
const columnOf = (name: string) => toSqlName(name === 'fair' || name === 'image' ? `${name}Id` : name);
/** The number of rows in a statement. SQLite takes at most 32,766 values in a statement. */
const BATCH = 500;

/**
 * Writes many rows in a few milliseconds, without Payload's hooks. The caller must therefore check the rows, raise the version
 * and record the change.
 */
export async function insertExhibitors(
  payload: Payload,
  rows: readonly NewExhibitor[],
  req?: PayloadRequest,
): Promise<void> {
  if (rows.length === 0) return;
  const now = new Date();
  if (isMongoAdapter(payload.db)) {
    const first = await takeIds(payload, collection, rows.length);
    const documents = rows.map((row, index) => ({
      _id: first + index,
      ...Object.fromEntries(NEW.map((name) => [name, row[name] ?? null])),
      createdAt: now,
      updatedAt: now,
    }));
    await rowsOf(payload, collection).insertMany(documents, sessionOf(payload, req));
    return;
  }
  const names = NEW.map(columnOf);
  const time = now.toISOString();
  const statements = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    const some = rows.slice(from, from + BATCH);
    const marks = `(${[...names, 'created_at', 'updated_at'].map(() => '?').join()})`;
    statements.push({
      sql: `INSERT INTO ${collection} (${names.join()}, created_at, updated_at) VALUES ${some.map(() => marks).join()}`,
      args: some.flatMap((row) => [...NEW.map((name) => row[name] ?? null), time, time]),
    });
  }
  await sqliteOf(payload).batch(statements, 'write');
}

export async function changeExhibitors(
  payload: Payload,
  rows: readonly ChangedExhibitor[],
  req?: PayloadRequest,
): Promise<void> {
  if (rows.length === 0) return;
  const valuesOf = (row: ChangedExhibitor) =>
    ([...EXHIBITOR_COLUMN_NAMES, 'changedIn'] as const).flatMap((name) => {
      const value = row[name];
      return value === undefined ? [] : [[name, value] as const];
    });
  const now = new Date();
  if (isMongoAdapter(payload.db)) {
    const updates = rows.map((row) => ({
      updateOne: {
        filter: { _id: row.id },
        update: { $set: { ...Object.fromEntries(valuesOf(row)), updatedAt: now } },
      },
    }));
    await rowsOf(payload, collection).bulkWrite(updates, sessionOf(payload, req));
    return;
  }
  const statements = rows.map((row) => {
    const values = valuesOf(row);
    const sets = [...values.map(([name]) => columnOf(name)), 'updated_at']
      .map((name) => `${name} = ?`)
      .join();
    const args = [...values.map(([, value]) => value), now.toISOString(), row.id];
    return { sql: `UPDATE ${collection} SET ${sets} WHERE id = ?`, args };
  });
  await sqliteOf(payload).batch(statements, 'write');
}

/** Sets `changedIn` of the rows of one change to the version raised after the writes (hooks/announce-change.ts). */
export async function stampExhibitors(
  payload: Payload,
  { fair, from, to }: { fair: number; from: number; to: number },
): Promise<void> {
  if (isMongoAdapter(payload.db)) {
    await rowsOf(payload, collection).updateMany({ fair, changedIn: from }, { $set: { changedIn: to } });
    return;
  }
  const sql = `UPDATE ${collection} SET changed_in = ? WHERE fair_id = ? AND changed_in = ?`;
  await sqliteOf(payload).execute({ sql, args: [to, fair, from] });
}

import { LONG_LISTS, type LongList } from '@fuar/shared/content/kinds';
import { parseOrder } from '@fuar/shared/content/order';
import type { Stamp } from '@fuar/shared/schemas/changes';
import type { Payload } from 'payload';
import { isMongoAdapter, rowsOf } from '../database/mongo.ts';
import { sqliteOf, toSqlName } from '../database/sqlite.ts';

/**
 * The id and `changedIn` of every row, in list order. Bypasses Payload, so that the queries read only indexes. They then take a
 * few milliseconds for 10,000 rows.
 */
export function readStamps(payload: Payload, list: LongList): Promise<Stamp[]> {
  return isMongoAdapter(payload.db) ? readFromMongo(payload, list) : readFromSqlite(payload, list);
}

async function readFromMongo(payload: Payload, list: LongList): Promise<Stamp[]> {
  const { collection, order } = LONG_LISTS[list];
  const sort = parseOrder<string>(order).map(
    ({ field, direction }) => [field === 'id' ? '_id' : field, direction] as const,
  );
  const rows = rowsOf(payload, collection).find({}, { projection: { changedIn: 1 }, sort: new Map(sort) });
  return (await rows.toArray()).map(({ _id, changedIn }) => [_id, Number(changedIn ?? 0)]);
}

async function readFromSqlite(payload: Payload, list: LongList): Promise<Stamp[]> {
  const { collection, order } = LONG_LISTS[list];
  const table = toSqlName(collection);
  const columns = parseOrder<string>(order).map(
    ({ field, direction }) => `${toSqlName(field)} ${direction === 1 ? 'ASC' : 'DESC'}`,
  );
  // Two queries, so that each can be answered from an index without reading the rows, which contain long rich text.
  const stamps = await readJson<[number, number | null][]>(
    payload,
    `SELECT json_group_array(json_array(id, changed_in)) FROM ${table}`,
  );
  const stampOf = new Map(stamps);
  const ids = await readJson<number[]>(
    payload,
    `SELECT json_group_array(id ORDER BY ${columns.join()}) FROM ${table}`,
  );
  return ids.map((id) => [id, stampOf.get(id) ?? 0]);
}

/** Reads one JSON value, because the driver takes twenty times as long for separate rows. */
async function readJson<T>(payload: Payload, sql: string): Promise<T> {
  const { rows } = await sqliteOf(payload).execute(sql);
  return JSON.parse(String(rows[0]?.[0])) as T;
}

import type { Stamp } from '@fuar/shared/schemas/changes';
import type { Payload } from 'payload';
import { isMongoAdapter, rowsOf } from '../database/mongo.ts';
import { querySqlite } from '../database/sqlite.ts';

/** The orders that lists of visitors have (api/content.ts), in the words of each database. */
const ORDERS = {
  fairs: { table: 'fairs', by: 'start_date DESC, id DESC', sort: { startDate: -1, _id: -1 } },
  'press-items': { table: 'press_items', by: 'date DESC, id DESC', sort: { date: -1, _id: -1 } },
  'gallery-images': { table: 'gallery_images', by: 'id', sort: { _id: 1 } },
} as const;

/**
 * Which rows there are, in the order of their list, and in which version each changed last. By the databases' own
 * means, and from indexes alone: ten thousand rows in a few milliseconds.
 */
export async function readStamps(payload: Payload, slug: keyof typeof ORDERS): Promise<Stamp[]> {
  const { table, by, sort } = ORDERS[slug];
  if (isMongoAdapter(payload.db)) {
    const rows = rowsOf(payload, slug).find({}, { projection: { changedIn: 1 }, sort });
    return (await rows.toArray()).map(({ _id, changedIn }) => [_id, Number(changedIn ?? 0)]);
  }
  // Two questions, because an index answers each alone; a row itself lies behind its long text.
  const stamps = await querySqlite(payload, `SELECT id, changed_in FROM ${table}`);
  const stampOf = new Map(stamps.rows.map((row) => [Number(row[0]), Number(row[1] ?? 0)]));
  const { rows } = await querySqlite(payload, `SELECT id FROM ${table} ORDER BY ${by}`);
  return rows.map((row) => [Number(row[0]), stampOf.get(Number(row[0])) ?? 0]);
}

import type { CollectionSlug, Payload, SelectType, Where } from 'payload';
import { findRows } from './rows.ts';

const PAGE = 100;

type Query = {
  collection: CollectionSlug;
  where?: Where;
  select?: SelectType;
  /** Runs between two pages. On SQLite, `setImmediate` lets other requests run, because SQLite blocks the event loop. */
  pause?: (() => Promise<void>) | undefined;
};

/**
 * Yields all matching rows as they are stored, lowest id first. Skips Payload's access rules, and its hooks, which take as long
 * as the database. A page begins after the last id of the previous page. With page numbers, a row would be skipped if a row
 * before it was deleted between two pages.
 */
export async function* rowsInPages<Row extends { id: number }>(
  payload: Payload,
  { collection, where = {}, pause, ...selected }: Query,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const page = { and: [{ id: { greater_than: after } }, where] };
    const rows = await findRows<Row>(payload, collection, {
      where: page,
      sort: 'id',
      limit: PAGE,
      ...selected,
    });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
    await pause?.();
  }
}

import type { CollectionSlug, Payload, SelectType, Where } from 'payload';

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
  { collection, where = {}, select, pause }: Query,
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const { docs } = await payload.db.find<Row>({
      collection,
      where: { and: [{ id: { greater_than: after } }, where] },
      sort: 'id',
      limit: PAGE,
      pagination: false,
      ...(select ? { select } : {}),
    });
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    after = last.id;
    await pause?.();
  }
}

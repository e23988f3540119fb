import { setImmediate as nextRound } from 'node:timers/promises';
import type { CollectionSlug, Payload, PopulateType, TypedUser, Where } from 'payload';
import { findRows } from './rows.ts';

const STEP = 100;

type Query = {
  collection: CollectionSlug;
  where: Where;
  sort: string[];
  depth: number;
  populate?: PopulateType;
  user?: TypedUser;
  overrideAccess?: boolean;
};

/**
 * All rows that match. Lets other requests run between two steps, because SQLite blocks the event loop, and reading thousands of
 * rows with rich text takes seconds.
 */
export async function findInSteps(
  payload: Payload,
  { where, sort, ...query }: Query,
): Promise<{ id: number }[]> {
  const { collection } = query;
  const select = { id: true } as const;
  const docs = await findRows<{ id: number }>(payload, collection, { where, sort, select });
  const found = new Map<number, { id: number }>();
  for (let from = 0; from < docs.length; from += STEP) {
    if (from > 0) await nextRound();
    const ids = docs.slice(from, from + STEP).map(({ id }) => id);
    const step = { and: [where, { id: { in: ids } }] };
    const { docs: rows } = await payload.find({ ...query, where: step, pagination: false });
    for (const row of rows as { id: number }[]) found.set(row.id, row);
  }
  // A row that no longer exists or matches is left out.
  return docs.flatMap(({ id }) => found.get(id) ?? []);
}

import type { CollectionConfig, CollectionSlug, Payload, PayloadRequest } from 'payload';
import { countersOf, isMongoAdapter, rowsOf, sessionOf } from './mongo.ts';
import { sqliteOf, toSqlName } from './sqlite.ts';

/**
 * Gives new rows ids from an atomic counter, because MongoDB has no auto-increment. A hook takes the id when the row is saved.
 * A default value would use up an id each time somebody opens an empty form in the console.
 */
export function withIntegerIds(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    fields: [{ name: 'id', type: 'number', admin: { hidden: true } }, ...collection.fields],
    hooks: {
      ...collection.hooks,
      beforeChange: [
        ...(collection.hooks?.beforeChange ?? []),
        async ({ data, operation, req }) => {
          if (operation === 'create' && typeof data.id !== 'number') {
            data.id = await nextId(req.payload, collection.slug);
          }
          return data;
        },
      ],
    },
  };
}

/** Ignores an id in a request. Only our own hooks, which run later, can set an id. */
export function withoutGivenIds(collection: CollectionConfig): CollectionConfig {
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [
        ({ data, operation }) => {
          if (operation === 'create') delete data.id;
          return data;
        },
        ...(collection.hooks?.beforeChange ?? []),
      ],
    },
  };
}

type Scalar = string | number | null | undefined;

/**
 * Inserts a row in the transaction of `req`, without hooks and without Payload's adapters, which take four times as long for
 * a flat row.
 */
export async function insertRow(
  payload: Payload,
  collection: CollectionSlug,
  data: Record<string, Scalar>,
  req?: PayloadRequest,
): Promise<void> {
  if (isMongoAdapter(payload.db)) {
    const row = { _id: await nextId(payload, collection), ...data };
    await rowsOf(payload, collection).insertOne(row, sessionOf(payload, req));
    return;
  }
  const names = Object.keys(data);
  const sql = `INSERT INTO ${toSqlName(collection)} (${names.map((name) => `"${toSqlName(name)}"`)}) VALUES (${names.map(() => '?')})`;
  await sqliteOf(payload).execute({ sql, args: Object.values(data).map((value) => value ?? null) });
}

/** Inserts a row in the transaction of `req`, without running hooks, and returns its id. */
export async function createRow(
  payload: Payload,
  collection: CollectionSlug,
  data: Record<string, unknown>,
  req?: PayloadRequest,
): Promise<number> {
  const id = isMongoAdapter(payload.db) ? { id: await nextId(payload, collection) } : {};
  const row = await payload.db.create({
    collection,
    data: { ...data, ...id },
    select: { id: true },
    ...(req ? { req } : {}),
  });
  return Number(row.id);
}

function nextId(payload: Payload, slug: string): Promise<number> {
  return takeIds(payload, slug, 1);
}

export async function takeIds(payload: Payload, slug: string, count: number): Promise<number> {
  const counter = await countersOf(payload).findOneAndUpdate(
    { _id: slug },
    { $inc: { seq: count } },
    // Do not wait for the journal. The journal keeps the order of writes, so no crash can keep the new row but lose this
    // earlier write.
    { upsert: true, returnDocument: 'after', writeConcern: { w: 1, j: false } },
  );
  if (!counter) throw new Error(`No counter for ${slug}`);
  return counter.seq - count + 1;
}

/** Raises each counter to the highest existing id, because rows may come from an import or a restored dump. */
export async function raiseIdCounters(payload: Payload, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs) {
    const options = { projection: { _id: 1 }, sort: { _id: -1 }, limit: 1 } as const;
    const [top] = await rowsOf(payload, slug).find({}, options).toArray();
    const seq = top?._id ?? 0;
    await countersOf(payload).updateOne({ _id: slug }, { $max: { seq } }, { upsert: true });
  }
}

/** The id that the next new row will have, unless another row is created first. */
export async function expectedId(payload: Payload, collection: CollectionSlug): Promise<number> {
  if (isMongoAdapter(payload.db)) {
    const counter = await countersOf(payload).findOne({ _id: collection });
    return (counter?.seq ?? 0) + 1;
  }
  const table = toSqlName(collection);
  const { rows } = await sqliteOf(payload).execute(`SELECT seq FROM sqlite_sequence WHERE name = '${table}'`);
  return Number(rows[0]?.[0] ?? 0) + 1;
}

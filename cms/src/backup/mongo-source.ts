import type { Payload } from 'payload';
import { hasTransactions } from '../database/all-or-nothing.ts';
import { readMigrations } from '../database/migrate.ts';
import { countersOf, globalsOf, mongoOf, rowsOf } from '../database/mongo.ts';
import type { Row } from '../database/row-steps.ts';
import { readNumberCounters } from '../inbox/numbers.ts';
import { contentCollections, type Source, toContentRow } from './source.ts';

/**
 * Reads MongoDB's rows as stored, without migrating them. A replica set provides a snapshot; a standalone server does not.
 */
export async function openMongoSource(payload: Payload): Promise<Source> {
  const isSnapshot = await hasTransactions(payload);
  const session = mongoOf(payload).connection.getClient().startSession({ snapshot: isSnapshot });
  // Set no time limit, because a large collection takes longer than the driver's default for one call.
  const options = { session, timeoutMS: 0 };
  const collections = contentCollections(payload.config);
  return {
    migrations: (await readMigrations(payload)) ?? [],
    isSnapshot,
    counters: async () => {
      const counters = await countersOf(payload).find({}, options).toArray();
      const ids = Object.fromEntries(counters.map(({ _id, seq }) => [_id, seq]));
      return { ...ids, ...(await readNumberCounters(payload)) };
    },
    rows: async function* (slug) {
      const collection = collections.find((one) => one.slug === slug);
      if (!collection) return;
      for await (const { _id, __v, ...row } of rowsOf(payload, slug).find(
        {},
        { ...options, sort: { _id: 1 } },
      )) {
        yield toContentRow(collection, { id: _id, ...(toPlain(row) as Row) });
      }
    },
    global: async (slug) => {
      const found = await globalsOf(payload).findOne({ globalType: slug }, options);
      if (!found) return undefined;
      const { _id, __v, globalType, ...row } = found;
      return toContentRow({}, toPlain(row) as Row);
    },
    close: () => session.endSession(),
  };
}

/** Converts MongoDB's dates and ids to the strings that SQLite stores. */
function toPlain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

import { join } from 'node:path';
import type { MongooseAdapter } from '@payloadcms/db-mongodb';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { type Env, isMongo } from '../start/env.ts';
import { withId } from './with-id.ts';

/** The options of a URL that let the driver read from a secondary. The driver ignores the case of their names. */
const READ_PREFERENCE = /^(?:readPreference(?:Tags)?|maxStalenessSeconds)$/i;

/** A URL of MongoDB that names no database. */
const ENDS_AFTER_HOST = /^mongodb(\+srv)?:\/\/[^/?]+\/?(?:\?|$)/;

/** With `isReader`, opening MongoDB creates no collections and indexes. A mistyped name in the URL then creates no database. */
export async function createDatabaseAdapter(env: Env, { isReader = false } = {}) {
  if (isMongo(env)) {
    // Load the driver only for MongoDB, because loading takes 13 MB and a tenth of the processor time of a start.
    const { mongooseAdapter } = await import('@payloadcms/db-mongodb');
    return mongooseAdapter({
      url: withTimeouts(env.DATABASE_URL),
      connectOptions: {
        // Do not put the name into the URL, because the driver would then look for the account in this database, not in `admin`.
        ...(ENDS_AFTER_HOST.test(env.DATABASE_URL) ? { dbName: 'fuar' } : {}),
        ...(isReader ? { autoCreate: false, autoIndex: false } : {}),
      },
      // Without this, the CMS answers requests before the unique indexes exist, and could store the same e-mail twice.
      ensureIndexes: !isReader,
      transactionOptions: false,
      disableFallbackSort: true,
      afterOpenConnection: (adapter) => {
        countExactly(adapter);
        sortPagesById(adapter);
      },
    });
  }
  return sqliteAdapter({
    client: { url: env.DATABASE_URL },
    // Without this, SQLite reuses the ids of deleted rows.
    autoIncrement: true,
    // Lets us restore a deleted row under its old id. Ids in requests are ignored (integer-ids.ts).
    allowIDOnCreate: true,
    // With FULL, an acknowledged save survives a power failure. With GRANT_SESSION, the CMS only fills a demo. The filling can
    // be repeated, so NORMAL is enough.
    wal: { synchronous: env.GRANT_SESSION ? 'NORMAL' : 'FULL', journalSizeLimit: 16e6 },
    busyTimeout: 5000,
    push: false,
    migrationDir: join(import.meta.dirname ?? process.cwd(), 'migrations'),
  });
}

/**
 * Makes Payload count the rows. Without a condition Payload takes MongoDB's estimate of their number. After a crash of the server
 * the estimate stays wrong: it may lack the rows of the last minute. A list then ends too early, or a collection seems empty.
 */
function countExactly({ collections }: MongooseAdapter): void {
  for (const model of Object.values(collections))
    model.estimatedDocumentCount = ({ session = null } = {}) =>
      model.countDocuments().session(session).hint({ _id: 1 });
}

/**
 * Sorts rows with equal sort values by id where pages are numbered, so that no row is on two pages. Payload's own fallback
 * appends `-createdAt` to every sort, also to `id`. No index has such a pair of fields, so for each page of 100 rows MongoDB
 * would read and sort all 50,000 rows.
 */
function sortPagesById(adapter: MongooseAdapter): void {
  const find = adapter.find.bind(adapter);
  adapter.find = (args) =>
    find(args.pagination && args.sort ? { ...args, sort: withId([args.sort].flat()) } : args);
}

/** Calls to an unreachable database fail after seconds; with the driver's defaults they would hang. */
function withTimeouts(url: string): string {
  const [base = '', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  // Remove read preferences, because a secondary may lack an acknowledged save, and MongoDB refuses a transaction that does not
  // read from the primary. Remove `w=0`, because MongoDB then answers no write, and the start would wait for its first lock for
  // ever.
  for (const [name, value] of [...params]) {
    if (READ_PREFERENCE.test(name) || (/^w$/i.test(name) && value === '0')) params.delete(name);
  }
  if (!params.has('serverSelectionTimeoutMS')) params.set('serverSelectionTimeoutMS', '5000');
  // Wait for the journal on disk, so that an acknowledged save survives a power failure.
  if (!params.has('journal')) params.set('journal', 'true');
  // Set `w` too. With `j` alone the driver sends w: 1, and a failover could undo an acknowledged save.
  if (!params.has('w')) params.set('w', 'majority');
  if (!params.has('timeoutMS')) params.set('timeoutMS', '10000');
  // Add a slash, because the driver refuses a query directly after the host (mongodb://host?x).
  return `${ENDS_AFTER_HOST.test(url) ? base.replace(/\/?$/, '/') : base}?${params}`;
}

import { join } from 'node:path';
import { mongooseAdapter } from '@payloadcms/db-mongodb';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { type Env, isMongo } from '../start/env.ts';

export function createDatabaseAdapter(env: Env) {
  if (isMongo(env)) {
    return mongooseAdapter({
      url: withTimeouts(env.DATABASE_URL),
      // Without it the server answers before unique indexes exist, and two equal e-mails may pass for ever.
      ensureIndexes: true,
      transactionOptions: false,
    });
  }
  return sqliteAdapter({
    client: { url: env.DATABASE_URL },
    // Without it the id of a deleted row is given out again.
    autoIncrement: true,
    // FULL: a save that was answered outlives a loss of power.
    wal: { synchronous: 'FULL', journalSizeLimit: 16e6 },
    busyTimeout: 5000,
    push: false,
    migrationDir: join(import.meta.dirname ?? process.cwd(), 'migrations'),
  });
}

/** A database that is gone fails calls after seconds; the driver's defaults would let them hang. */
function withTimeouts(url: string): string {
  const [base = '', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  if (!params.has('serverSelectionTimeoutMS')) params.set('serverSelectionTimeoutMS', '5000');
  // The answer waits for the journal on disk: an acknowledged save outlives a loss of power.
  if (!params.has('journal')) params.set('journal', 'true');
  if (!params.has('timeoutMS')) params.set('timeoutMS', '10000');
  // The query may only follow a path: mongodb://host?x is refused by the driver.
  const path = /^mongodb(\+srv)?:\/\/[^/]+$/.test(base) ? `${base}/fuar` : base.replace(/\/$/, '/fuar');
  return `${path}?${params}`;
}

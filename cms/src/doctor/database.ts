import { existsSync } from 'node:fs';
import { type Finding, finding } from '@fuar/shared/schemas/finding';
import type { Payload } from 'payload';
import { newerMigration, pendingAfter, readMigrations } from '../database/migrate.ts';
import { isMongoAdapter } from '../database/mongo.ts';
import { countRows } from '../database/rows.ts';
import { sqliteOf } from '../database/sqlite.ts';
import { type Env, isMongo } from '../start/env.ts';
import { databaseFile } from '../start/folders.ts';

const PART = 'database';
const DRIFT_MS = 60_000;
const START_ONCE = 'Start the product once, or set DATA_DIR or DATABASE_URL to the location of the database.';

const wrong = (problem: string, advice: string) => finding('wrong', PART, problem, advice);
const warning = (problem: string, advice: string) => finding('warning', PART, problem, advice);

/** Runs before anything opens the database, because SQLite would create a missing file. */
export function findMissingDatabase(env: Env): Finding | undefined {
  if (isMongo(env) || existsSync(databaseFile(env))) return undefined;
  return wrong(`there is none at ${databaseFile(env)}`, START_ONCE);
}

export async function examineDatabase(payload: Payload): Promise<Finding> {
  const damage = await findDamage(payload);
  if (damage) return damage;
  const done = await readMigrations(payload);
  if (!done) return wrong('is empty', START_ONCE);
  const newer = newerMigration(done);
  if (newer) {
    const advice = 'Start that version, or restore a backup (docs/backup.md).';
    return wrong(`a newer version of the product has changed it (${newer})`, advice);
  }
  const pending = pendingAfter(done);
  if (pending.length > 0) {
    const advice = 'Restart the product, which makes a backup and migrates the database.';
    return warning(`is from an older version, ${pending.length} migration(s) behind`, advice);
  }
  const accounts = await countRows(payload, 'users');
  if (accounts === 0) {
    const advice = 'Start the product, which creates the first one and prints the password.';
    return warning('has no administrator', advice);
  }
  return finding('ok', PART, `reachable, migrated, ${accounts} account(s)`);
}

async function findDamage(payload: Payload): Promise<Finding | undefined> {
  if (isMongoAdapter(payload.db)) return undefined;
  const { rows } = await sqliteOf(payload).execute('PRAGMA quick_check(1)');
  const result = String(rows[0]?.quick_check ?? rows[0]?.[0]);
  if (result === 'ok') return undefined;
  return wrong(
    `the file is damaged (${result})`,
    'Stop the product, move the file and its -wal and -shm files to another folder, and restore a backup (docs/backup.md).',
  );
}

/** Compares MongoDB's clock with ours, because leases and retention depend on both clocks. */
export async function findDrift(payload: Payload): Promise<Finding | undefined> {
  if (!isMongoAdapter(payload.db)) return undefined;
  const { localTime } = await payload.db.connection.getClient().db().admin().command({ hello: 1 });
  const drift = Date.now() - new Date(localTime).getTime();
  if (Math.abs(drift) < DRIFT_MS) return undefined;
  const seconds = Math.round(drift / 1000);
  const problem = `differs from the database's by ${seconds} s`;
  return finding('wrong', 'clock', problem, 'Synchronise both clocks by NTP.');
}

import { existsSync } from 'node:fs';
import { type Finding, finding } from '@fuar/shared/schemas/finding';
import type { Payload } from 'payload';
import { newerMigration, pendingAfter, readMigrations } from '../database/migrate.ts';
import { isMongoAdapter } from '../database/mongo.ts';
import { sqliteOf } from '../database/sqlite.ts';
import { type Env, isMongo } from '../start/env.ts';
import { databaseFile } from '../start/folders.ts';

const PART = 'database';
const DRIFT_MS = 60_000;

/** Runs before anything opens the database, because SQLite would create a missing file. */
export function findMissingDatabase(env: Env): Finding | undefined {
  if (isMongo(env) || existsSync(databaseFile(env))) return undefined;
  return finding(
    'wrong',
    PART,
    `there is none at ${databaseFile(env)}`,
    'Start the product once, or set DATA_DIR or DATABASE_URL to the location of the database.',
  );
}

export async function examineDatabase(payload: Payload): Promise<Finding> {
  const damage = await findDamage(payload);
  if (damage) return damage;
  const done = await readMigrations(payload);
  if (!done) {
    return finding(
      'wrong',
      PART,
      'is empty',
      'Start the product once, or set DATA_DIR or DATABASE_URL to the location of the database.',
    );
  }
  const newer = newerMigration(done);
  if (newer) {
    return finding(
      'wrong',
      PART,
      `a newer version of the product has changed it (${newer})`,
      'Start that version, or restore a backup (docs/backup.md).',
    );
  }
  const pending = pendingAfter(done);
  if (pending.length > 0) {
    return finding(
      'warning',
      PART,
      `is from an older version, ${pending.length} migration(s) behind`,
      'Restart the product, which makes a backup and migrates the database.',
    );
  }
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs === 0) {
    return finding(
      'warning',
      PART,
      'has no administrator',
      'Start the product, which creates the first one and prints the password.',
    );
  }
  return finding('ok', PART, `reachable, migrated, ${totalDocs} account(s)`);
}

async function findDamage(payload: Payload): Promise<Finding | undefined> {
  if (isMongoAdapter(payload.db)) return undefined;
  const { rows } = await sqliteOf(payload).execute('PRAGMA quick_check(1)');
  const result = String(rows[0]?.quick_check ?? rows[0]?.[0]);
  if (result === 'ok') return undefined;
  return finding(
    'wrong',
    PART,
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
  return finding(
    'wrong',
    'clock',
    `differs from the database's by ${seconds} s`,
    'Synchronise both clocks by NTP.',
  );
}

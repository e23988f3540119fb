import type { Payload } from 'payload';
import { logInfo } from '../log/log.ts';
import { StartError } from '../start/start-error.ts';
import { createWithLock } from '../waiting/with-lock.ts';
import { migrateMongo, readMongoMigrations } from './migrate-mongo.ts';
import { migrateSqlite, readSqliteMigrations } from './migrate-sqlite.ts';
import { migrations } from './migrations/index.ts';
import { isMongoAdapter } from './mongo.ts';
import { sqliteOf } from './sqlite.ts';

export const MIGRATION_NAMES: readonly string[] = migrations.map(({ name }) => name);

export function readMigrations(payload: Payload): Promise<string[] | undefined> {
  return isMongoAdapter(payload.db) ? readMongoMigrations(payload) : readSqliteMigrations(sqliteOf(payload));
}

/** The first applied migration that this code does not know, because a newer version ran it. */
export function newerMigration(names: readonly string[]): string | undefined {
  return names.find((name) => !MIGRATION_NAMES.includes(name));
}

/**
 * Migrates the database to this version. Calls `backUp` first if there is content to change. A second process that starts at the
 * same time waits. Otherwise it would back up a database that the first process is filling.
 */
export function migrate(payload: Payload, backUp: () => Promise<string>): Promise<void> {
  return createWithLock(payload)('migrate', () => migrateAlone(payload, backUp));
}

/** For programs that do not migrate: throws if the database is not of this version. */
export async function assertMigrated(payload: Payload): Promise<void> {
  const done = await readMigrations(payload);
  assertFilled(done);
  if (pendingAfter(done).length > 0)
    throw new StartError(
      'DATABASE_URL: the database is from an older version of the product. Start the product first, because a start migrates the database.',
    );
}

/** Throws if these are the migrations of an empty database, or of one that a newer version has migrated. */
export function assertFilled(done: string[] | undefined): asserts done is string[] {
  if (!done)
    throw new StartError(
      'DATABASE_URL: the database is empty. Correct this setting, or start the product, which fills the database.',
    );
  assertNotNewer(done);
}

function assertNotNewer(done: readonly string[]): void {
  const newer = newerMigration(done);
  if (newer)
    throw new StartError(
      `DATABASE_URL: a newer version of the product has changed this database (${newer}); start that version, or restore a backup.`,
    );
}

/** The migrations that a database still needs after those in `done`. */
export function pendingAfter(done: readonly string[]): string[] {
  return MIGRATION_NAMES.filter((name) => !done.includes(name));
}

async function migrateAlone(payload: Payload, backUp: () => Promise<string>): Promise<void> {
  const done = await readMigrations(payload);
  assertNotNewer(done ?? []);
  const pending = pendingAfter(done ?? []);
  if (pending.length === 0) return;
  const backup = done ? await backUp() : undefined;
  try {
    await (isMongoAdapter(payload.db) ? migrateMongo(payload, pending) : migrateSqlite(payload));
  } catch (cause) {
    const kept = backup ? ` The stored content is unchanged, and ${backup} is a backup of it.` : '';
    throw new StartError(
      `The database could not be migrated to this version: ${cause instanceof Error ? cause.message : cause}.${kept}`,
      { cause },
    );
  }
  if (done) logInfo('migrated', { migrations: pending, backup });
}

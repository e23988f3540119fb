import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Client } from '@libsql/client';
import type { Payload } from 'payload';
import { readSqliteMigrations } from '../database/migrate-sqlite.ts';
import { isMongoAdapter } from '../database/mongo.ts';
import { copyDatabase, sqliteOf } from '../database/sqlite.ts';
import type { Env } from '../start/env.ts';
import { backupsDirOf, tempDirOf } from '../start/folders.ts';
import { makeTemporaryFolder } from '../start/temporary-paths.ts';
import { createArchive, DATABASE_COPY } from './archive.ts';
import { createBackup } from './create-backup.ts';
import { openMongoSource } from './mongo-source.ts';

const MAX_BACKUPS = 3;
const AUTOMATIC = /^auto-[\dTZ-]+\.tar$/;

/**
 * Backs up the content before an upgrade or a restore and returns the path of the archive. Pictures are left out, because the
 * store keeps them after a restore.
 */
export async function backUpAutomatically(payload: Payload, env: Env, restored?: string): Promise<string> {
  if (!isMongoAdapter(payload.db)) return backUpDatabaseFile(sqliteOf(payload), env, restored);
  const { config } = payload;
  return keep(env, restored, async (file) => {
    await createBackup({ config, openSource: () => openMongoSource(payload), file, tempDir: tempDirOf(env) });
  });
}

/** Backs up a copy of SQLite's database file instead of its rows, because this code may be too new to read the rows. */
export function backUpDatabaseFile(client: Client, env: Env, restored?: string): Promise<string> {
  return keep(env, restored, async (file) => {
    const folder = await makeTemporaryFolder(join(tempDirOf(env), 'backup-'));
    const archive = createArchive(file);
    try {
      const copy = join(folder, DATABASE_COPY);
      await copyDatabase(client, copy);
      await archive.add(DATABASE_COPY, (await stat(copy)).size, createReadStream(copy));
      const migrations = (await readSqliteMigrations(client)) ?? [];
      const createdAt = new Date().toISOString();
      await archive.finish({ createdAt, migrations, content: 'sqlite', missing: [] });
    } catch (error) {
      await archive.discard();
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** Writes a new backup and removes older ones. Keeps `restored`, the archive that a restore is about to read. */
async function keep(
  env: Env,
  restored: string | undefined,
  write: (file: string) => Promise<void>,
): Promise<string> {
  const folder = backupsDirOf(env);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `auto-${fileTimestamp(new Date())}.tar`);
  await write(file);
  // Always keep the new backup, even if an older backup has a later name because the clock was ahead.
  const kept = [file, restored ?? ''].map((path) => basename(path));
  const older = (await readdir(folder)).filter((name) => AUTOMATIC.test(name) && !kept.includes(name));
  for (const name of older.sort().slice(0, 1 - MAX_BACKUPS)) await rm(join(folder, name));
  return file;
}

/** `2026-11-21T14-05-09-123Z`: a file name that sorts by time and is valid on every file system. */
export function fileTimestamp(now: Date): string {
  return now.toISOString().replace(/[:.]/g, '-');
}

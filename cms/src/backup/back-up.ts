import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { checkRights, explainSqlite } from '../database/damaged.ts';
import { assertFilled, readMigrations } from '../database/migrate.ts';
import { readSqliteMigrations } from '../database/migrate-sqlite.ts';
import { copyDatabase } from '../database/sqlite.ts';
import { createConfig } from '../start/create-config.ts';
import { type Env, isMongo } from '../start/env.ts';
import { databaseFile, fileUrl, tempDirOf } from '../start/folders.ts';
import { StartError } from '../start/start-error.ts';
import { openPayload } from '../start/start-payload.ts';
import { makeTemporaryFolder } from '../start/temporary-paths.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { type Backup, createBackup } from './create-backup.ts';
import { openMongoSource } from './mongo-source.ts';
import type { Source } from './source.ts';
import { openSqliteSource } from './sqlite-source.ts';

const BUSY_MS = 10_000;

export async function backUp(env: Env, storage: MediaStorage, file: string): Promise<Backup> {
  const config = createConfig(env, storage, { isReader: true });
  if (isMongo(env)) {
    const payload = await openPayload(env, config);
    try {
      // Refuse the database of a newer version, because the backup would lack collections that only the newer version knows.
      assertFilled(await readMigrations(payload));
      const openSource = () => openMongoSource(payload);
      return await createBackup({ config: await config, openSource, storage, file, tempDir: tempDirOf(env) });
    } finally {
      await payload.destroy();
    }
  }
  if (!existsSync(databaseFile(env))) {
    throw new StartError(`DATABASE_URL: there is no database at ${databaseFile(env)}.`);
  }
  await checkRights(databaseFile(env));
  const folder = await makeTemporaryFolder(join(tempDirOf(env), 'copy-'));
  let copies = 0;
  const openSource = async (): Promise<Source> => {
    copies += 1;
    const copy = join(folder, `${copies}.db`);
    const client = createClient({ url: fileUrl(databaseFile(env)) });
    try {
      await client.execute(`PRAGMA busy_timeout = ${BUSY_MS}`);
      await explainSqlite(databaseFile(env), async () => {
        assertFilled(await readSqliteMigrations(client));
        await copyDatabase(client, copy);
      });
    } finally {
      client.close();
    }
    return openSqliteSource(env, copy);
  };
  try {
    return await createBackup({ config: await config, openSource, storage, file, tempDir: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { errorCode } from '@fuar/shared/error-code';
import { type Client, createClient } from '@libsql/client';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { checkpoint } from '../database/checkpoint.ts';
import { checkRights, explainSqlite } from '../database/damaged.ts';
import { migrateSqlite } from '../database/migrate-sqlite.ts';
import { countRows } from '../database/rows.ts';
import { hasTable, sqliteOf, toSqlName } from '../database/sqlite.ts';
import { isNumberCounter, raiseNumberCounters } from '../inbox/numbers.ts';
import { recordRestore } from '../records/record-restore.ts';
import type { Env } from '../start/env.ts';
import { databaseFile, fileUrl, restoringFiles } from '../start/folders.ts';
import { StartError } from '../start/start-error.ts';
import { stopPayload } from '../start/start-payload.ts';
import { removeOnStop } from '../start/temporary-paths.ts';
import { ArchiveError } from './archive.ts';
import { backUpDatabaseFile } from './automatic.ts';
import { prepareRows } from './prepare-row.ts';
import type { Target } from './restore-backup.ts';
import { contentCollections, type Source } from './source.ts';
import { openSqlite } from './sqlite-source.ts';

/** Fills a new file. When it is complete, renames it over the current file. */
export async function openSqliteTarget(env: Env): Promise<Target> {
  const file = resolve(databaseFile(env));
  const fresh = `${file}.restoring`;
  const removeFresh = async () => {
    for (const each of restoringFiles(env)) await rm(each, { force: true });
  };
  await mkdir(dirname(file), { recursive: true });
  await checkRights(file);
  // Lock a missing database too. Otherwise the service could create the file and run on it when `swap` replaces it.
  let isUnused = !existsSync(file);
  const old = await explainSqlite(file, () => claim(file));
  for (const each of restoringFiles(env)) removeOnStop(each);
  const present = await explainSqlite(file, () => readPresent(old));

  return {
    backUp: async (restored) => {
      // If DATABASE_URL is wrong, the file may be the database of another program.
      if ((await old.execute('SELECT 1 FROM sqlite_master LIMIT 1')).rows.length === 0) return undefined;
      return explainSqlite(file, () => backUpDatabaseFile(old, env, restored));
    },
    fill: async (source, createdAt) => {
      await removeFresh();
      const payload = await openSqlite(env, fresh);
      await migrateSqlite(payload);
      const client = sqliteOf(payload);
      // Some rows arrive before the rows they refer to, so `check` verifies the foreign keys at the end.
      await client.execute('PRAGMA foreign_keys = OFF');
      await client.execute('BEGIN');
      await insertRows(payload, source, createdAt, present.version);
      const counters = await source.counters();
      await raiseCounters(client, counters, present.counters);
      await raiseNumberCounters(payload, counters);
      await raiseNumberCounters(payload, Object.fromEntries(present.counters));
      await recordRestore(payload, createdAt);
      await client.execute('COMMIT');
      await check(client);
      // `swap` moves only the file itself, so a journal that cannot be merged must end the restore.
      await checkpoint(payload);
      await stopPayload(payload);
    },
    swap: async () => {
      for (const ending of ['-wal', '-shm']) await rm(fresh + ending, { force: true });
      // `claim` has emptied the old file's journal, so SQLite cannot apply that journal to the new file. Remove these files before
      // the rename, because a service may start right after the rename and create such files of its own.
      for (const ending of ['-wal', '-shm', '-journal']) await rm(file + ending, { force: true });
      // The rename is atomic.
      await rename(fresh, file);
      isUnused = false;
      old.close();
    },
    close: async () => {
      await removeFresh();
      if (isUnused) for (const ending of ['', '-journal']) await rm(file + ending, { force: true });
      old.close();
    },
  };
}

/** Takes an exclusive lock on the database. Fails if another process has it open. */
async function claim(file: string): Promise<Client> {
  const client = createClient({ url: fileUrl(file) });
  try {
    await client.execute('PRAGMA locking_mode = EXCLUSIVE');
    // Fails while another connection uses the journal.
    await client.execute('PRAGMA journal_mode = DELETE');
    await client.execute('BEGIN EXCLUSIVE');
    await client.execute('COMMIT');
    return client;
  } catch (cause) {
    client.close();
    if (!/^SQLITE_BUSY/.test(String(errorCode(cause)))) throw cause;
    throw new StartError(
      `The database file ${file} is in use: stop the service, and wait for other backups and restores to end.`,
      { cause },
    );
  }
}

async function readPresent(client: Client): Promise<{ version: number; counters: Map<string, number> }> {
  const has = await hasTable(client, 'publication');
  const { rows } = has ? await client.execute('SELECT requested FROM publication') : { rows: [] };
  const sequence = (await hasTable(client, 'sqlite_sequence'))
    ? (await client.execute('SELECT name, seq FROM sqlite_sequence')).rows
    : [];
  return {
    version: Number(rows[0]?.requested ?? 0),
    counters: new Map([
      ...sequence.map(({ name, seq }) => [String(name), Number(seq)] as const),
      ...(await readPresentNumbers(client)),
    ]),
  };
}

async function readPresentNumbers(client: Client): Promise<[string, number][]> {
  if (!(await hasTable(client, 'payload_kv'))) return [];
  const { rows } = await client.execute('SELECT key, data FROM payload_kv');
  return rows
    .filter(({ key }) => isNumberCounter(String(key)))
    .map(({ key, data }) => [String(key), (JSON.parse(String(data)) as { last: number }).last]);
}

async function insertRows(
  payload: Payload,
  source: Source,
  createdAt: string,
  presentVersion: number,
): Promise<void> {
  const prepared = await prepareRows(payload.config, source, createdAt, presentVersion);
  for (const collection of contentCollections(payload.config)) {
    const slug = collection.slug as CollectionSlug;
    for await (const data of prepared.rows(collection)) {
      await payload.db.create({ collection: slug, data, returning: false }).catch((cause: Error) => {
        // Payload reports a repeated value of a unique field as a `ValidationError`.
        if (cause.name !== 'ValidationError') throw cause;
        throw new ArchiveError(
          `The backup is damaged: row ${data.id} of ${slug} repeats a value that must be unique.`,
          { cause },
        );
      });
    }
    prepared.checkCount(slug, await countRows(payload, slug));
  }
  for (const { slug } of payload.config.globals) {
    const data = await source.global(slug);
    if (data) await payload.db.updateGlobal({ slug: slug as GlobalSlug, data, returning: false });
  }
}

/** Raises the id counters, so that no id assigned before or after the backup is reused. Skips counters of request numbers. */
async function raiseCounters(
  client: Client,
  counters: Record<string, number>,
  present: Map<string, number>,
): Promise<void> {
  for (const [slug, seq] of Object.entries(counters)) {
    if (isNumberCounter(slug)) continue;
    const name = toSqlName(slug);
    const highest = Math.max(seq, present.get(name) ?? 0);
    const args = { highest, name };
    const sql = 'UPDATE sqlite_sequence SET seq = max(seq, :highest) WHERE name = :name';
    const { rowsAffected } = await client.execute({ sql, args });
    if (rowsAffected > 0 || highest === 0) continue;
    await client.execute({ sql: 'INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :highest)', args });
  }
}

async function check(client: Client): Promise<void> {
  const { rows: loose } = await client.execute('PRAGMA foreign_key_check');
  const { rows: faults } = await client.execute('PRAGMA integrity_check');
  if (loose.length > 0) throw new Error(`A row of ${loose[0]?.table} refers to a row that does not exist`);
  if (faults[0]?.integrity_check !== 'ok') throw new Error('The new database is damaged');
}

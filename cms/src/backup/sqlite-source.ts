import { randomUUID } from 'node:crypto';
import { type CollectionSlug, getPayload, type Payload } from 'payload';
import { newerMigration, readMigrations } from '../database/migrate.ts';
import { migrateSqlite } from '../database/migrate-sqlite.ts';
import type { Row } from '../database/row-steps.ts';
import { rowsInPages } from '../database/rows-in-pages.ts';
import { sqliteOf, toSqlName } from '../database/sqlite.ts';
import { readNumberCounters } from '../inbox/numbers.ts';
import { createConfig } from '../start/create-config.ts';
import type { Env } from '../start/env.ts';
import { fileUrl } from '../start/folders.ts';
import { stopPayload } from '../start/start-payload.ts';
import { ArchiveError, newerArchive } from './archive.ts';
import { contentCollections, type Source, toContentRow } from './source.ts';

export async function openSqliteSource(env: Env, file: string): Promise<Source> {
  const payload = await openSqlite(env, file);
  const done = await readMigrations(payload);
  if (!done) throw new ArchiveError('The backup is damaged: its database is that of another program.');
  if (newerMigration(done)) throw newerArchive();
  await migrateSqlite(payload);
  const collections = contentCollections(payload.config);
  return {
    migrations: (await readMigrations(payload)) ?? [],
    isSnapshot: true,
    counters: async () => ({ ...(await readCounters(payload)), ...(await readNumberCounters(payload)) }),
    rows: async function* (slug) {
      const collection = collections.find((one) => one.slug === slug);
      if (!collection) return;
      const rows = rowsInPages<Row & { id: number }>(payload, { collection: slug as CollectionSlug });
      for await (const row of rows) yield toContentRow(collection, row);
    },
    global: async (slug) => {
      const { id, globalType, ...row } = await payload.db.findGlobal<Row & { id: number }>({ slug });
      return id === undefined ? undefined : toContentRow({}, row);
    },
    close: () => stopPayload(payload),
  };
}

export function openSqlite(env: Env, file: string): Promise<Payload> {
  return getPayload({ config: createConfig({ ...env, DATABASE_URL: fileUrl(file) }), key: randomUUID() });
}

async function readCounters(payload: Payload): Promise<Record<string, number>> {
  const { rows } = await sqliteOf(payload).execute('SELECT name, seq FROM sqlite_sequence');
  const byTable = new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]));
  return Object.fromEntries(
    contentCollections(payload.config).map(({ slug }) => [slug, byTable.get(toSqlName(slug)) ?? 0]),
  );
}

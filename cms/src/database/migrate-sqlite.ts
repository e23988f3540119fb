import type { Client } from '@libsql/client';
import type { MigrateUpArgs } from '@payloadcms/db-sqlite';
import { createLocalReq, type Payload } from 'payload';
import { migrations } from './migrations/index.ts';
import { hasTable, sqliteOf } from './sqlite.ts';

const TABLE = 'payload_migrations';

export async function readSqliteMigrations(client: Client): Promise<string[] | undefined> {
  if (!(await hasTable(client, TABLE))) return undefined;
  const { rows } = await client.execute(`SELECT name FROM ${TABLE} ORDER BY id`);
  return rows.map(({ name }) => String(name));
}

type Migration = { name: string; up: (args: MigrateUpArgs) => Promise<void> };

/**
 * Runs all pending migrations or none. With Payload's own runner, a failed migration would stay half done. Foreign keys are
 * checked only at the end, because recreating a table would otherwise delete the rows that refer to it.
 */
export async function migrateSqlite(payload: Payload, all: readonly Migration[] = migrations): Promise<void> {
  const client = sqliteOf(payload);
  const db = (payload.db as unknown as { drizzle: MigrateUpArgs['db'] }).drizzle;
  const req = await createLocalReq({}, payload);
  await client.execute('PRAGMA foreign_keys = OFF');
  try {
    await client.execute('BEGIN IMMEDIATE');
    // Read inside the transaction, because another process may have migrated the database before this transaction began.
    const done = (await readSqliteMigrations(client)) ?? [];
    for (const { name, up } of all) {
      if (done.includes(name)) continue;
      await up({ db, payload, req });
      await client.execute({ sql: `INSERT INTO ${TABLE} (name, batch) VALUES (?, 1)`, args: [name] });
    }
    const { rows } = await client.execute('PRAGMA foreign_key_check');
    if (rows[0])
      throw new Error(`rows of ${rows[0].table} refer to rows of ${rows[0].parent} that do not exist`);
    await client.execute('COMMIT');
  } catch (error) {
    await client.execute('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    await client.execute('PRAGMA foreign_keys = ON');
  }
}

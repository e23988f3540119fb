import type { Client, ResultSet } from '@libsql/client';
import type { Payload } from 'payload';

/** The connection of a Payload on SQLite: one, on which statements run one after the other. */
export function sqliteOf({ db }: Payload): Client {
  const { client } = db as unknown as { client?: Client };
  if (!client) throw new Error('The database is not SQLite');
  return client;
}

export async function hasTable(client: Client, name: string): Promise<boolean> {
  const sql = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?";
  return (await client.execute({ sql, args: [name] })).rows.length > 0;
}

/** The whole database as one file, as it is at one moment, while others go on writing. */
export async function copyDatabase(client: Client, path: string): Promise<void> {
  await client.execute({ sql: 'VACUUM INTO ?', args: [path] });
}

/** Rows by the driver itself, each an array of its columns. */
export async function querySqlite(payload: Payload, sql: string): Promise<ResultSet> {
  return sqliteOf(payload).execute(sql);
}

import type { Client } from '@libsql/client';
import type { Payload } from 'payload';

/** Payload's only connection to SQLite, which runs statements one after the other. */
export function sqliteOf({ db }: Payload): Client {
  const { client } = db as unknown as { client?: Client };
  if (!client) throw new Error('The database is not SQLite');
  return client;
}

export async function hasTable(client: Client, name: string): Promise<boolean> {
  const sql = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?";
  return (await client.execute({ sql, args: [name] })).rows.length > 0;
}

export async function copyDatabase(client: Client, path: string): Promise<void> {
  await client.execute({ sql: 'VACUUM INTO ?', args: [path] });
}

/** `startDate` → `start_date`, `press-items` → `press_items`: how Payload names tables and columns. */
export function toSqlName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');
}

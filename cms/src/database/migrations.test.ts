import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveApi } from '../testing/start-api.ts';
import { migrations } from './migrations/index.ts';
import { down as noDown } from './no-down.ts';

type DrizzleKit = {
  generateSQLiteDrizzleJson: (schema: unknown) => Promise<unknown>;
  generateSQLiteMigration: (before: unknown, after: unknown) => Promise<string[]>;
};

const require = createRequire(createRequire(import.meta.url).resolve('@payloadcms/db-sqlite'));
const { generateSQLiteDrizzleJson, generateSQLiteMigration } = require('drizzle-kit/api') as DrizzleKit;
const folder = join(import.meta.dirname, 'migrations');

const api = serveApi('sqlite');

test('the migrations produce the schema of the collections (otherwise: npm run migrate:create -w cms)', async () => {
  const snapshot = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1);
  const made: unknown = JSON.parse(readFileSync(join(folder, String(snapshot)), 'utf8'));
  const { schema } = api.payload.db as unknown as { schema: unknown };
  expect(await generateSQLiteMigration(made, await generateSQLiteDrizzleJson(schema))).toEqual([]);
});

test('every migration has the `down` of no-down.ts, and only the newest one has a snapshot', () => {
  for (const { name, down } of migrations) expect(down, name).toBe(noDown);
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(snapshots).toEqual([`${migrations.at(-1)?.name}.json`]);
});

test('lists every migration file, and runs each one only once', async () => {
  const files = readdirSync(folder).filter((name) => /^\d.*\.ts$/.test(name));
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
  const { totalDocs } = await api.payload.count({ collection: 'payload-migrations' });
  expect(totalDocs).toBe(files.length);
});

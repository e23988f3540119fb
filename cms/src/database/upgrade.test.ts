import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import mongoose from 'mongoose';
import { afterEach, describe, expect, test } from 'vitest';
import { verifyArchive } from '../backup/archive.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { createConfig } from '../start/create-config.ts';
import { readEnv } from '../start/env.ts';
import { backupsDirOf } from '../start/folders.ts';
import { createStorage } from '../storage/create-storage.ts';
import { type Api, DATABASES, type Database, emptySettings, startApi } from '../testing/start-api.ts';
import { MIGRATION_NAMES, migrate, readMigrations } from './migrate.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { migrations } from './migrations/index.ts';
import { bringUpToDate } from './row-steps.ts';
import { hasTable, sqliteOf } from './sqlite.ts';

// The stored data and the answers of commit 90804c9, which had fairs, settings and pictures only.
const OLD = join(import.meta.dirname, 'fixtures/fairs-only');
const oldAnswers = JSON.parse(readFileSync(join(OLD, 'answers.json'), 'utf8')) as Record<string, unknown>;
const unzip = (name: string) => gunzipSync(readFileSync(join(OLD, name)));

const started: Api[] = [];
afterEach(async () => {
  for (const api of started.splice(0)) await api.close();
});

async function start(database: Database, settings: Record<string, string>) {
  const api = await startApi(database, settings);
  started.push(api);
  return api;
}

/** The settings of an installation made by the old commit. */
async function anOldInstallation(database: Database): Promise<Record<string, string>> {
  const settings = emptySettings(database);
  if (database === 'sqlite') {
    mkdirSync(settings.DATA_DIR ?? '', { recursive: true });
    writeFileSync(join(settings.DATA_DIR ?? '', 'data.db'), unzip('data.db.gz'));
    return settings;
  }
  const { BSON, MongoClient } = mongoose.mongo;
  const client = await new MongoClient(settings.DATABASE_URL ?? '').connect();
  for (const line of unzip('mongodb.ndjson.gz').toString().trim().split('\n')) {
    const [collection, row] = JSON.parse(line) as [string, Record<string, unknown>];
    await client.db().collection(collection).insertOne(BSON.EJSON.deserialize(row));
  }
  await client.close();
  return settings;
}

const answersOf = async (api: Api) => {
  const answers: Record<string, unknown> = {};
  for (const path of Object.keys(oldAnswers)) answers[path] = await (await api.request(path)).json();
  return answers;
};

describe.each(DATABASES)('an installation of an old version, on %s', (database) => {
  test('is brought to this one with its content whole, after a backup', async () => {
    const settings = await anOldInstallation(database);
    const api = await start(database, settings);
    expect(await answersOf(api)).toEqual(oldAnswers);
    expect(await readMigrations(api.payload)).toEqual(MIGRATION_NAMES);
    // The administrator still signs in with the old password.
    expect((await api.call('GET', '/admin/fairs', { as: 'staff' })).status).toBe(200);
    const form = { title: 'Yeni', date: '1-2 Mayıs 2091', description: 'Sonraki' };
    const created = await api.call('POST', '/admin/fairs', { as: 'staff', form });
    expect(((await created.json()) as { id: number }).id).toBe(4);

    const backups = readdirSync(backupsDirOf(api.env));
    expect(backups).toEqual([expect.stringMatching(/^auto-.*\.tar$/)]);
    const file = join(backupsDirOf(api.env), backups[0] ?? '');
    expect((await verifyArchive(file)).content).toBe(database === 'sqlite' ? 'sqlite' : 'rows');
    // With nothing to migrate there is no backup.
    await start(database, settings);
    expect(readdirSync(backupsDirOf(api.env))).toEqual(backups);
  });

  test.each(DATABASES)('the backup from before it is content on %s', async (target) => {
    const { env } = await start(database, await anOldInstallation(database));
    const [name = ''] = readdirSync(backupsDirOf(env));
    const settings = emptySettings(target);
    const other = readEnv({ PAYLOAD_SECRET: 'a-secret-for-tests-only', ...settings });
    const storage = createStorage(other);
    const config = await createConfig(other, storage);
    const file = join(backupsDirOf(env), name);
    expect(await restoreBackup({ env: other, config, storage, file })).toMatchObject({ missing: 1 });
    expect(await answersOf(await start(target, settings))).toEqual(oldAnswers);
  });

  test('a database that a newer version has changed is left alone', async () => {
    const api = await start(database, emptySettings(database));
    const data = { name: '29991231_000000_later', batch: 9 };
    await api.payload.create({ collection: 'payload-migrations', data });
    const noBackup = () => Promise.reject(new Error('a backup was made'));
    await expect(migrate(api.payload, noBackup)).rejects.toThrow(/a newer version .*29991231_000000_later/);
  });
});

test('a migration that fails leaves a database of SQLite as it was', async () => {
  const { payload } = await start('sqlite', emptySettings('sqlite'));
  const client = sqliteOf(payload);
  const later = [
    { name: '2999_one', up: async () => void (await client.execute('CREATE TABLE one (id integer)')) },
    { name: '2999_two', up: () => Promise.reject(new Error('no')) },
  ];
  await expect(migrateSqlite(payload, [...migrations, ...later])).rejects.toThrow('no');
  expect(await hasTable(client, 'one')).toBe(false);
  expect(await readMigrations(payload)).toEqual(MIGRATION_NAMES);
  expect((await client.execute('PRAGMA foreign_keys')).rows[0]?.foreign_keys).toBe(1);
});

test('a row of an older version gets new fields and the steps of what is pending, and nothing else', () => {
  const fields = [
    { name: 'order', type: 'number', required: true, defaultValue: 0 },
    { name: 'note', type: 'text', defaultValue: 'x' },
  ] as unknown as Parameters<typeof bringUpToDate>[1];
  const change = ({ caption, ...row }: Record<string, unknown>) => ({ ...row, title: caption });
  const steps = [{ migration: 'b', slug: 'slides', change }];
  const row = { id: 1, caption: 'Hoş' };
  expect(bringUpToDate('slides', fields, row, [], steps)).toBe(row);
  expect(bringUpToDate('slides', fields, row, ['a'], steps)).toEqual({ ...row, order: 0 });
  expect(bringUpToDate('slides', fields, row, ['a', 'b'], steps)).toEqual({ id: 1, title: 'Hoş', order: 0 });
  expect(bringUpToDate('fairs', [], row, ['b'], steps)).toEqual(row);
});

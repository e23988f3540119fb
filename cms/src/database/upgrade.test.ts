import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Fair } from '@fuar/shared/schemas/fair';
import { fairFacts } from '@fuar/shared/schemas/fair-facts';
import type { User } from '@fuar/shared/schemas/people';
import mongoose from 'mongoose';
import { jwtSign } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_COOKIE } from '../api/middleware/session.ts';
import { verifyArchive } from '../backup/archive.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { findStaffById } from '../people/staff-row.ts';
import { createConfig } from '../start/create-config.ts';
import { readEnv } from '../start/env.ts';
import { backupsDirOf } from '../start/folders.ts';
import { stopPayload } from '../start/start-payload.ts';
import { createStorage } from '../storage/create-storage.ts';
import { allAnswers } from '../testing/all-answers.ts';
import { aPdf } from '../testing/documents.ts';
import { fillContent } from '../testing/fill-content.ts';
import { enableRealHashCost } from '../testing/hash-cost.ts';
import { ADMIN, type Api, DATABASES, type Database, emptySettings, startApi } from '../testing/start-api.ts';
import { MIGRATION_NAMES, migrate, readMigrations } from './migrate.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { migrations } from './migrations/index.ts';
import { migrateRow } from './row-steps.ts';
import { copyDatabase, hasTable, sqliteOf } from './sqlite.ts';

/**
 * Stored data of earlier versions of the software, with the responses of `/api` at that time. Each fixture had three fairs,
 * and the last fair was deleted. `answers.mongodb.json` has only those responses that differ from SQLite, for example in times.
 * CONTRIBUTING.md says how to add a fixture.
 */
const FIXTURES = join(import.meta.dirname, 'fixtures');

type Line = [collection: string, row: Record<string, unknown>];

const answersFile = (name: string, database: Database) => join(FIXTURES, name, `answers.${database}.json`);

function readAnswers(name: string, database: Database): Record<string, unknown> {
  const own = JSON.parse(readFileSync(answersFile(name, database), 'utf8'));
  return database === 'sqlite' ? own : { ...readAnswers(name, 'sqlite'), ...own };
}

function readFixture(name: string) {
  const unzip = (file: string) => gunzipSync(readFileSync(join(FIXTURES, name, file)));
  const lines = unzip('mongodb.ndjson.gz').toString().trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as Line);
  const done = rows.flatMap(([collection, row]) => (collection === 'payload-migrations' ? [row.name] : []));
  return {
    name,
    rows,
    sqlite: () => unzip('data.db.gz'),
    answers: (database: Database) => readAnswers(name, database),
    isOld: MIGRATION_NAMES.some((migration) => !done.includes(migration)),
    hasFacts: done.includes('20261123_100611_fair_facts'),
  };
}
type Fixture = ReturnType<typeof readFixture>;

const fixtures = readdirSync(FIXTURES).map(readFixture);

const { BSON, MongoClient } = mongoose.mongo;

const started: Api[] = [];
afterEach(async () => {
  for (const api of started.splice(0)) await api.close();
});

async function start(database: Database, settings: Record<string, string>) {
  const api = await startApi(database, settings);
  started.push(api);
  return api;
}

async function install(database: Database, fixture: Fixture): Promise<Record<string, string>> {
  const settings = emptySettings(database);
  if (database === 'sqlite') {
    mkdirSync(settings.DATA_DIR ?? '', { recursive: true });
    writeFileSync(join(settings.DATA_DIR ?? '', 'data.db'), fixture.sqlite());
    return settings;
  }
  await withMongo(settings, async (db) => {
    for (const [collection, row] of fixture.rows) {
      await db.collection(collection).insertOne(BSON.EJSON.deserialize(row));
    }
  });
  return settings;
}

/** Extends the administrator's stored session, which has expired since the fixture was made. Returns the id of the session. */
async function prolongSession(database: Database, settings: Record<string, string>): Promise<string> {
  const now = new Date();
  const later = new Date(now.getTime() + 3_600_000);
  if (database === 'sqlite') {
    const db = new DatabaseSync(join(settings.DATA_DIR ?? '', 'data.db'));
    const change = db.prepare('UPDATE users_sessions SET created_at = ?, expires_at = ? RETURNING id');
    const row = change.get(now.toISOString(), later.toISOString());
    db.close();
    return String(row?.id);
  }
  let sid = '';
  await withMongo(settings, async (db) => {
    const times = { 'sessions.0.createdAt': now, 'sessions.0.expiresAt': later };
    const row = await db.collection('users').findOneAndUpdate({ email: ADMIN.username }, { $set: times });
    sid = row?.sessions[0].id;
  });
  return sid;
}

async function withMongo(
  settings: Record<string, string>,
  work: (db: mongoose.mongo.Db) => Promise<void>,
): Promise<void> {
  const client = await new MongoClient(settings.DATABASE_URL ?? '').connect();
  try {
    await work(client.db());
  } finally {
    await client.close();
  }
}

function backupsOf({ env }: Api): string[] {
  const folder = backupsDirOf(env);
  return existsSync(folder) ? readdirSync(folder) : [];
}

const readJson = async (api: Api, path: string): Promise<unknown> => (await api.ask('GET', path)).json();

/** Ignores additional fields, because later versions may answer with more. */
async function expectAnswers(api: Api, expected: Record<string, unknown>): Promise<void> {
  const answers: Record<string, unknown> = {};
  for (const path of Object.keys(expected)) answers[path] = await api.staff('GET', path);
  expect(answers).toMatchObject(expected);
}

enableRealHashCost();

describe.each(DATABASES)('an installation of an old version on %s', (database) => {
  // The tests of a fixture share an installation. The first test reads it before the others change it.
  describe.each(fixtures)('with the data of $name', (fixture) => {
    let settings: Record<string, string>;
    let sid: string;
    let api: Api;
    beforeAll(async () => {
      settings = await install(database, fixture);
      sid = await prolongSession(database, settings);
      api = await startApi(database, settings);
    });
    afterAll(() => api?.close());

    test('is upgraded with its content complete, after a backup', async () => {
      await expectAnswers(api, fixture.answers(database));
      expect(await readMigrations(api.payload)).toEqual(MIGRATION_NAMES);
      for (const fair of (await readJson(api, '/admin/fairs')) as { id: number; title: string }[]) {
        const [latest] = (await readJson(api, `/admin/versions?kind=fair&id=${fair.id}`)) as object[];
        expect(latest).toMatchObject({ event: expect.stringMatching(/created|saved/), title: fair.title });
      }
      expect((await api.call('POST', '/auth/login', { json: ADMIN })).status).toBe(200);
      const form = { title: 'Yeni', date: '1-2 Mayıs 2091', description: 'Sonraki' };
      expect((await api.staff<{ id: number }>('POST', '/admin/fairs', { form })).id).toBe(4);

      const backups = backupsOf(api);
      expect(backups).toEqual(fixture.isOld ? [expect.stringMatching(/^auto-.*\.tar$/)] : []);
      for (const name of backups) {
        const { content } = await verifyArchive(join(backupsDirOf(api.env), name));
        expect(content).toBe(database === 'sqlite' ? 'sqlite' : 'rows');
      }
      const later = await startApi(database, settings);
      await stopPayload(later.payload);
      expect(backupsOf(api)).toEqual(backups);
    });

    test.skipIf(fixture.hasFacts)('has no facts in its old fairs, and accepts new facts', async () => {
      const facts = ['documents', ...Object.keys(fairFacts)];
      const [fair, ...others] = ((await readJson(api, '/fairs')) as Fair[]).filter(({ id }) => id < 4);
      for (const one of [fair, ...others])
        expect(Object.entries(one ?? {}).filter(([name]) => facts.includes(name))).toEqual([
          ['documents', []],
        ]);
      const path = `/admin/fairs/${fair?.id}`;
      const send = async (method: string, address: string, form: Record<string, string | File>) =>
        (await api.ask(method, address, { form })).status;
      expect(await readJson(api, `/fairs/${fair?.id}/exhibitors`)).toEqual([]);
      expect(await send('PUT', path, { notice: 'cancelled', edition: '7', productGroups: 'Tohum' })).toBe(
        200,
      );
      expect(await send('POST', `${path}/documents`, { title: 'Rehber', documentFile: aPdf() })).toBe(201);
      expect(await send('POST', `${path}/exhibitors`, { name: 'Öz Gıda' })).toBe(201);
      expect(await readJson(api, `/fairs/${fair?.id}`)).toMatchObject({
        title: fair?.title,
        notice: 'cancelled',
        edition: 7,
        productGroups: ['Tohum'],
        documents: [{ title: 'Rehber' }],
      });
    });

    test('keeps its sessions, and gives accounts without a role the role admin', async () => {
      const user = { id: 1, collection: 'users', email: ADMIN.username, sid };
      const { token } = await jwtSign({
        fieldsToSign: user,
        secret: api.payload.secret,
        tokenExpiration: 60,
      });
      const call = (path: string) =>
        api.call('GET', path, { headers: { cookie: `${SESSION_COOKIE}=${token}` } });
      expect(await (await call('/auth/verify')).json()).toEqual({ email: ADMIN.username, role: 'admin' });
      // Check the stored role too, because a sign-in reads the stored row.
      expect((await findStaffById(api.payload, 1))?.role).toBe('admin');
      const users = (await (await call('/admin/users')).json()) as User[];
      expect(users).toHaveLength(fixture.name === 'fairs-only' ? 1 : 2);
      const before = fixture.answers(database)['/admin/users'] as User[] | undefined;
      for (const one of users)
        expect(one).toMatchObject({
          role: before?.find(({ id }) => id === one.id)?.role ?? 'admin',
          isDisabled: false,
          isInvited: false,
          secondFactor: 'none',
        });
      expect(await (await call('/admin/security')).json()).toEqual({ isSecondFactorRequired: false });
      expect((await call('/admin/contact')).status).toBe(200);
    });

    test.runIf(fixture.isOld).each(DATABASES)(
      'restores the backup from before its upgrade on %s',
      async (target) => {
        const [name = ''] = backupsOf(api);
        const empty = emptySettings(target);
        const other = readEnv({ PAYLOAD_SECRET: 'a-secret-for-tests-only', ...empty });
        const storage = createStorage(other);
        const config = await createConfig(other, storage);
        const file = join(backupsDirOf(api.env), name);
        // A fixture has rows of pictures, but no files.
        const { missing } = await restoreBackup({ env: other, config, storage, file });
        expect(missing).toBeGreaterThan(0);
        await expectAnswers(await start(target, empty), fixture.answers(database));
      },
    );
  });

  test('does not change a database that a newer version has changed', async () => {
    const api = await start(database, emptySettings(database));
    const data = { name: '29991231_000000_later', batch: 9 };
    await api.payload.create({ collection: 'payload-migrations', data });
    const noBackup = () => Promise.reject(new Error('a backup was made'));
    await expect(migrate(api.payload, noBackup)).rejects.toThrow(/a newer version .*29991231_000000_later/);
  });
});

test('a failed migration leaves the SQLite database as it was', async () => {
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

test('a migration adds new fields to an old row and runs the pending steps of its collection', () => {
  const fields = [
    { name: 'order', type: 'number', required: true, defaultValue: 0 },
    { name: 'note', type: 'text', defaultValue: 'x' },
  ] as unknown as Parameters<typeof migrateRow>[1];
  const change = ({ caption, ...row }: Record<string, unknown>) => ({ ...row, title: caption });
  const steps = [{ migration: 'b', slug: 'slides', change }];
  const row = { id: 1, caption: 'Hoş' };
  expect(migrateRow('slides', fields, row, [], steps)).toBe(row);
  expect(migrateRow('slides', fields, row, ['a'], steps)).toEqual({ ...row, order: 0 });
  expect(migrateRow('slides', fields, row, ['a', 'b'], steps)).toEqual({ id: 1, title: 'Hoş', order: 0 });
  expect(migrateRow('fairs', [], row, ['b'], steps)).toEqual(row);
});

// ADD_FIXTURE=name stores the data and the responses of this version as a fixture for the tests of later versions.
const added = process.env.ADD_FIXTURE;
/** Paths whose responses depend on the version of the software or on the current time. */
const VERSION_DEPENDENT_PATHS = ['/changes', '/healthz', '/openapi.json', '/admin/deleted'];
if (added) {
  test('stores the data and the answers of this version as a fixture', async () => {
    expect(DATABASES).toContain('mongodb');
    const folder = join(FIXTURES, added);
    mkdirSync(folder);
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'personel@ornek.test' };

    const fill = async (database: Database, settings = emptySettings(database)) => {
      const api = await start(database, { ...settings, ...mail });
      await fillContent(api);
      const answers = Object.entries(await allAnswers(api)).flatMap(([path, answer]) => {
        const [status, body] = answer as [number, unknown];
        const isContent =
          status === 200 && !path.startsWith('/media/') && !VERSION_DEPENDENT_PATHS.includes(path);
        const isKnown = database === 'mongodb' && isDeepStrictEqual(body, readAnswers(added, 'sqlite')[path]);
        return isContent && !isKnown ? [[path, body] as const] : [];
      });
      writeFileSync(
        answersFile(added, database),
        `${JSON.stringify(Object.fromEntries(answers), null, 2)}\n`,
      );
      return api;
    };

    const sqlite = await fill('sqlite');
    const copy = join(sqlite.env.DATA_DIR, 'copy.db');
    await copyDatabase(sqliteOf(sqlite.payload), copy);
    writeFileSync(join(folder, 'data.db.gz'), gzipSync(readFileSync(copy), { level: 9 }));

    const settings = emptySettings('mongodb');
    await fill('mongodb', settings);
    const lines: string[] = [];
    await withMongo(settings, async (db) => {
      for (const { collectionName } of await db.collections()) {
        if (collectionName === 'limits') continue;
        for (const row of await db.collection(collectionName).find().toArray())
          lines.push(BSON.EJSON.stringify([collectionName, row], { relaxed: false }));
      }
    });
    writeFileSync(join(folder, 'mongodb.ndjson.gz'), gzipSync(lines.join('\n'), { level: 9 }));
  });
}

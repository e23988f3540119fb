import mongoose from 'mongoose';
import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import { readEnv } from '../start/env.ts';
import { ensureFirstAdmin } from '../start/first-admin.ts';
import { MESSAGE } from '../testing/form-inputs.ts';
import { DATABASES, emptySettings, openApi } from '../testing/start-api.ts';
import { createDatabaseAdapter } from './adapter.ts';
import { isMongoAdapter } from './mongo.ts';

test.runIf(DATABASES.includes('mongodb'))(
  'MongoDB counts all rows although its estimate lacks rows of the minute before a crash',
  async () => {
    const api = await openApi('mongodb');
    for (const from of ['/a', '/b'])
      await api.payload.create({ collection: 'redirects', data: { from, to: '/' } });
    vi.spyOn(mongoose.mongo.Collection.prototype, 'estimatedDocumentCount').mockResolvedValue(0);
    expect(
      await ensureFirstAdmin(api.payload, { ...api.env, ADMIN_EMAIL: 'baska@ornek.test' }),
    ).toBeUndefined();
    const list = await api.rest('GET', '/redirects?limit=1', { as: 'staff' });
    expect(await list.json()).toMatchObject({ totalDocs: 2, hasNextPage: true });
  },
);

test.runIf(DATABASES.includes('mongodb'))(
  'MongoDB sorts by a pair of fields only where pages are numbered, because no index serves a pair',
  async () => {
    const { payload } = await openApi('mongodb');
    const find = vi.spyOn(mongoose.mongo.Collection.prototype, 'find');
    const sortOf = async (sort: string, pagination: boolean) => {
      await payload.find({ collection: 'exhibitors', sort, limit: 2, pagination });
      return find.mock.lastCall?.[1]?.sort;
    };
    expect(await sortOf('-id', false)).toEqual({ _id: -1 });
    expect(await sortOf('changedIn', false)).toEqual({ changedIn: 1 });
    expect(await sortOf('name', true)).toEqual({ name: 1, _id: -1 });
    expect(await sortOf('-id', true)).toEqual({ _id: -1 });
  },
);

test.each([
  ['mongodb://a:b@db.test', 'admin', 'fuar'],
  ['mongodb://a:b@db.test,db2.test/?replicaSet=r', 'admin', 'fuar'],
  ['mongodb://a:b@db.test?replicaSet=r', 'admin', 'fuar'],
  ['mongodb://a:b@db.test/site', 'site', 'site'],
  ['mongodb://a:b@db.test/site?authSource=admin', 'admin', 'site'],
])('%s has its account in the database %s and its rows in %s', async (DATABASE_URL, source, database) => {
  const env = readEnv({ DATABASE_URL, PAYLOAD_SECRET: 'x'.repeat(16) });
  const adapter = (await createDatabaseAdapter(env)).init({ payload: {} as Payload });
  if (!isMongoAdapter(adapter)) throw new Error('not MongoDB');
  const client = new mongoose.mongo.MongoClient(String(adapter.url));
  expect(client.options.credentials?.source).toBe(source);
  expect(adapter.connectOptions?.dbName ?? client.options.dbName).toBe(database);
});

test.each(['w=0', 'W=0', 'w=majority', ''])(
  'writes wait for a majority with the option %j',
  async (option) => {
    const DATABASE_URL = `mongodb://db.test/site?${option}`;
    const env = readEnv({ DATABASE_URL, PAYLOAD_SECRET: 'x'.repeat(16) });
    const adapter = (await createDatabaseAdapter(env)).init({ payload: {} as Payload });
    if (!isMongoAdapter(adapter)) throw new Error('not MongoDB');
    const { options } = new mongoose.mongo.MongoClient(String(adapter.url));
    expect(options.writeConcern).toMatchObject({ w: 'majority', j: true });
  },
);

test
  .runIf(DATABASES.includes('mongodb'))
  .each([
    'readPreference=nearest&maxStalenessSeconds=90',
    'readpreference=secondaryPreferred&readPreferenceTags=dc:ank',
  ])('reads from the primary even if DATABASE_URL has %s', async (preference) => {
  const { DATABASE_URL } = emptySettings('mongodb');
  const api = await openApi('mongodb', { DATABASE_URL: `${DATABASE_URL}&${preference}` });
  const { id } = await api.staff<{ id: number }>('POST', '/contact', { json: MESSAGE });
  const json = { status: 'closed' };
  expect(await api.staff('PATCH', `/admin/contact/${id}`, { json })).toMatchObject(json);
});

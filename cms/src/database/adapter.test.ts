import mongoose from 'mongoose';
import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import { readEnv } from '../start/env.ts';
import { ensureFirstAdmin } from '../start/first-admin.ts';
import { DATABASES, openApi } from '../testing/start-api.ts';
import { createDatabaseAdapter } from './adapter.ts';
import { isMongoAdapter } from './mongo.ts';

test.runIf(DATABASES.includes('mongodb'))(
  'MongoDB counts rows although its estimate lacks those of the minute before a crash',
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

test.each([
  ['mongodb://a:b@db.test', 'admin', 'fuar'],
  ['mongodb://a:b@db.test,db2.test/?replicaSet=r', 'admin', 'fuar'],
  ['mongodb://a:b@db.test?replicaSet=r', 'admin', 'fuar'],
  ['mongodb://a:b@db.test/site', 'site', 'site'],
  ['mongodb://a:b@db.test/site?authSource=admin', 'admin', 'site'],
])('the account of %s is that of the database %s', async (DATABASE_URL, source, database) => {
  const env = readEnv({ DATABASE_URL, PAYLOAD_SECRET: 'x'.repeat(16) });
  const adapter = (await createDatabaseAdapter(env)).init({ payload: {} as Payload });
  if (!isMongoAdapter(adapter)) throw new Error('not MongoDB');
  const client = new mongoose.mongo.MongoClient(String(adapter.url));
  expect(client.options.credentials?.source).toBe(source);
  expect(adapter.connectOptions?.dbName ?? client.options.dbName).toBe(database);
});

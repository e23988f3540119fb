import mongoose from 'mongoose';
import { expect, test, vi } from 'vitest';
import { ensureFirstAdmin } from '../start/first-admin.ts';
import { DATABASES, openApi } from '../testing/start-api.ts';

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

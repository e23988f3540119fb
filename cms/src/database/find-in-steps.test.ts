import { expect, test } from 'vitest';
import { beforeCall } from '../testing/database-calls.ts';
import { DATABASES, openApi } from '../testing/start-api.ts';
import { findInSteps } from './find-in-steps.ts';

test.each(DATABASES)(
  'leaves out a row that no longer matches when its step reads it, on %s',
  async (database) => {
    const api = await openApi(database);
    const { payload } = api;
    const collection = 'redirects';
    const add = async (from: string) =>
      (await payload.create({ collection, data: { from, to: '/fuarlar' } })).id;
    const [stays, changes] = [await add('/bir'), await add('/iki')];
    beforeCall(api, 'find', collection, async (nth) => {
      if (nth === 2) await payload.db.updateOne({ collection, id: changes, data: { to: '/basin' } });
    });
    const where = { to: { equals: '/fuarlar' } };
    const rows = await findInSteps(payload, { collection, where, sort: ['id'], depth: 0 });
    expect(rows.map(({ id }) => id)).toEqual([stays]);
  },
);

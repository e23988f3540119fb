import { expect, test } from 'vitest';
import { createRow } from '../database/integer-ids.ts';
import { raiseVersion } from '../publication/version.ts';
import { beforeCall } from '../testing/database-calls.ts';
import { FAIR } from '../testing/fair-calls.ts';
import { aPicture } from '../testing/pictures.ts';
import { DATABASES, openApi } from '../testing/start-api.ts';
import { readReferences } from './references.ts';
import { sweepUnusedMedia } from './sweep-unused.ts';

const collection = 'gallery-images';

test.each(DATABASES)(
  'finds the pictures of all rows on %s although an earlier row is deleted meanwhile',
  async (database) => {
    const api = await openApi(database);
    const { payload } = api;
    const { id: fair } = await api.staff<{ id: number }>('POST', '/admin/fairs', { form: FAIR });
    for (const width of [50, 60]) {
      const form = { imageFile: await aPicture('a.png', { width }) };
      await api.staff('POST', '/admin/media', { form });
    }
    const { docs } = await payload.find({ collection: 'media', sort: 'id' });
    const [first, second] = docs.map(({ id }) => id);
    const ids: number[] = [];
    // The last row is alone on the second page.
    for (let n = 0; n <= 100; n += 1)
      ids.push(await createRow(payload, collection, { fair, image: n < 100 ? first : second }));
    beforeCall(api, 'find', collection, async (nth) => {
      if (nth === 2) await payload.db.deleteMany({ collection, where: { id: { equals: ids[0] } } });
    });
    expect((await readReferences(payload)).ids).toContain(second);
  },
);

test.each(DATABASES)('lets other requests run between two pages of rows on %s', async (database) => {
  const { payload } = await openApi(database);
  const now = Date.now();
  const updatedAt = new Date(now).toISOString();
  const image = await createRow(payload, 'media', { filename: 'a.png', updatedAt });
  const fair = await createRow(payload, 'fairs', { ...FAIR, status: 'Upcoming' });
  for (let n = 0; n <= 100; n += 1) await createRow(payload, collection, { fair, image });
  let hasRun = false;
  setImmediate(() => {
    hasRun = true;
  });
  await sweepUnusedMedia(payload, { olderThanMs: 0, now: now + 1 });
  expect(hasRun).toBe(true);
});

test.each(DATABASES)(
  'a picture that a save chooses while the sweep reads the rows is kept on %s',
  async (database) => {
    const api = await openApi(database);
    const { payload } = api;
    const now = Date.now();
    const add = (filename: string) =>
      createRow(payload, 'media', { filename, updatedAt: new Date(now).toISOString() });
    const [used, image] = [await add('b.png'), await add('c.png')];
    const fair = await createRow(payload, 'fairs', { ...FAIR, status: 'Upcoming' });
    for (let n = 0; n <= 100; n += 1) await createRow(payload, collection, { fair, image: used });
    // This row is on the first page, which the sweep has already read when the row changes.
    const [chosen] = (await payload.db.find({ collection, sort: 'id', limit: 1, pagination: false })).docs;
    beforeCall(api, 'find', collection, async (nth) => {
      if (nth !== 2) return;
      await raiseVersion(payload);
      await payload.db.updateOne({ collection, id: Number(chosen?.id), data: { image } });
    });
    expect(await sweepUnusedMedia(payload, { olderThanMs: 0, now: now + 1 })).toBe(0);
  },
);

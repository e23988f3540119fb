import { fairFactInputs } from '@fuar/shared/schemas/fair-facts';
import { describe, expect, test } from 'vitest';
import { FAIR } from '../testing/fair-calls.ts';
import { ADMIN, DATABASES, serveApi } from '../testing/start-api.ts';
import { ensureVersions } from './ensure-versions.ts';
import type { EditedRow, VersionRow } from './versions.ts';

describe.each(DATABASES)('versions on %s', (database) => {
  const api = serveApi(database);

  const versionsOf = async (kind: string, rowId: number | string) => {
    const { docs } = await api.payload.db.find<VersionRow>({
      collection: 'versions',
      where: { and: [{ kind: { equals: kind } }, { rowId: { equals: String(rowId) } }] },
      sort: 'id',
      pagination: false,
    });
    return docs.map(({ fields, ...row }) => ({
      ...row,
      fields: JSON.parse(fields) as Record<string, string>,
    }));
  };
  const create = async () => {
    return (await api.staff<{ id: number }>('POST', '/admin/fairs', { form: FAIR })).id;
  };
  const read = async (id: number) =>
    (await api.payload.db.findOne<EditedRow>({
      collection: 'fairs',
      where: { id: { equals: id } },
    })) as EditedRow;

  test('every save through /api, /rest or the console stores a version', async () => {
    const id = await create();
    const form = { title: 'Yeni ad', details: '<p onclick="x">Metin</p>' };
    expect((await api.ask('PUT', `/admin/fairs/${id}`, { form })).status).toBe(200);
    const json = { description: 'Konsoldan', hasVersion: true, fromDraft: '9' };
    const console = await api.rest('PATCH', `/fairs/${id}`, { as: 'staff', json });
    expect(console.status).toBe(200);
    const versions = await versionsOf('fair', id);
    expect(versions.map(({ event, by, title }) => [event, by, title])).toEqual([
      ['created', ADMIN.username, 'Tarım Fuarı'],
      ['saved', ADMIN.username, 'Yeni ad'],
      ['saved', ADMIN.username, 'Yeni ad'],
    ]);
    const facts = Object.fromEntries(Object.keys(fairFactInputs).map((name) => [name, '']));
    expect(versions.at(-1)?.fields).toEqual({
      ...facts,
      title: 'Yeni ad',
      date: '15-17 Ekim 2090',
      description: 'Konsoldan',
      details: '<p>Metin</p>',
      status: 'Upcoming',
      imageUrl: '',
    });
    expect(await read(id)).toMatchObject({ hasVersion: true });
    expect((await read(id)) as { fromDraft?: unknown }).not.toMatchObject({ fromDraft: 9 });
  });

  test('every page has a first version', async () => {
    expect(await versionsOf('page', 'kvkk')).toMatchObject([{ event: 'created', by: '' }]);
  });

  test('a row without versions gets its first one at the start', async () => {
    const id = await create();
    await api.payload.db.deleteMany({ collection: 'versions', where: { rowId: { equals: String(id) } } });
    await api.set('fairs', id, { hasVersion: null, updatedAt: null });
    await ensureVersions(api.payload);
    await ensureVersions(api.payload);
    expect(await versionsOf('fair', id)).toMatchObject([
      { event: 'created', by: '', title: FAIR.title, at: Date.parse((await read(id)).updatedAt ?? '') },
    ]);
  });

  test.each(['the next start', 'the next change'])(
    '%s stores the version that a crash has left out',
    async (when) => {
      const id = await create();
      // Imitate a save that crashed after its first write.
      const updatedAt = new Date(Date.now() - 20_000).toISOString();
      await api.set('fairs', id, { title: 'Yarım kalan', hasVersion: false, updatedAt });
      const before = ((await read(id)).changedIn ?? 0) as number;
      if (when === 'the next start') {
        await ensureVersions(api.payload);
        await ensureVersions(api.payload);
        expect((await read(id)).changedIn).toBeGreaterThan(before);
        expect((await versionsOf('fair', id)).map(({ title }) => title)).toEqual([FAIR.title, 'Yarım kalan']);
        return;
      }
      await api.ask('PUT', `/admin/fairs/${id}`, { form: { title: 'Sonraki' } });
      const titles = (await versionsOf('fair', id)).map(({ title }) => title);
      expect(titles).toEqual([FAIR.title, 'Yarım kalan', 'Sonraki']);
    },
  );

  test('a crash between the writes of the version and of `hasVersion` creates no second version', async () => {
    const id = await create();
    const data = { hasVersion: false, updatedAt: null };
    await api.set('fairs', id, data);
    await ensureVersions(api.payload, Date.now() + 60_000);
    expect(await versionsOf('fair', id)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ hasVersion: true });
  });

  test('keeps the last 50 versions of a row, and no more than 60', async () => {
    const id = await create();
    for (let n = 1; n <= 70; n += 1) {
      await api.ask('PUT', `/admin/fairs/${id}`, { form: { title: `Ad ${n}` } });
      expect((await versionsOf('fair', id)).length).toBeLessThanOrEqual(60);
    }
    const titles = (await versionsOf('fair', id)).map(({ title }) => title);
    expect(titles.length).toBeGreaterThanOrEqual(50);
    expect(titles.slice(-50)).toEqual(Array.from({ length: 50 }, (_, n) => `Ad ${n + 21}`));
  });

  test('ignores the id in a call of /rest', async () => {
    const created = await api.rest('POST', '/fairs', { as: 'staff', json: { ...FAIR, id: 5000 } });
    const { doc } = (await created.json()) as { doc: { id: number } };
    expect(doc.id).toBeLessThan(5000);
  });
});

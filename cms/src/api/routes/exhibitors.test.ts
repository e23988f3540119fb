import { followChanges } from '@fuar/shared/api/follow-changes';
import { ERROR_MESSAGES as em } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import type { Draft, Version } from '@fuar/shared/schemas/editing';
import type { AdminExhibitor, Exhibitor, ExhibitorImport } from '@fuar/shared/schemas/exhibitor';
import type { RecordEntry } from '@fuar/shared/schemas/people';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { previewRow } from '../../editing/previewed-rows.ts';
import { insertExhibitors } from '../../exhibitors/write-exhibitors.ts';
import * as records from '../../records/record.ts';
import { meanwhile } from '../../testing/database-calls.ts';
import { aCsv } from '../../testing/documents.ts';
import { createFairCalls } from '../../testing/fair-calls.ts';
import { aPicture } from '../../testing/pictures.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

const HEADER = 'Firma;Salon;Stant;Ürün grubu;Ülke;Web sitesi';
const INPUT = {
  name: 'Işık Tarım A.Ş.',
  hall: 'A',
  stand: 'A-12',
  productGroup: 'Sulama',
  country: 'Türkiye',
  website: 'isik.test',
};
const WEBSITE = 'https://isik.test';

describe.each(DATABASES)('exhibitors on %s', (database) => {
  const api = serveApi(database);
  const fairs = createFairCalls(api);
  afterEach(async () => {
    await fairs.removeAll();
    expect(await api.count('exhibitors')).toBe(0);
  });

  const headers = { prefer: 'version' };
  const pathOf = (fair: number) => `/admin/fairs/${fair}/exhibitors`;
  const list = (fair: number) => fairs.read<Exhibitor[]>(`/fairs/${fair}/exhibitors`);
  const add = async (fair: number, form: Record<string, string | File> = {}) => {
    return api.staff<AdminExhibitor>('POST', pathOf(fair), { headers, form: { ...INPUT, ...form } });
  };
  const send = (fair: number, text: string, query = '') =>
    api.ask('POST', `${pathOf(fair)}/import${query}`, { form: { csvFile: aCsv(text) } });
  const importText = async (fair: number, text: string, query = '') => {
    const answer = await send(fair, text, query);
    expect(answer.status).toBe(200);
    return (await answer.json()) as ExhibitorImport;
  };
  const namesOf = async (fair: number) => (await list(fair)).map(({ name }) => name);

  test('are listed for visitors and staff, by Turkish name, then by stand', async () => {
    const { id } = await fairs.create();
    const other = await fairs.create();
    for (const name of ['Zeytin', 'Çınar', 'Işık', 'İpek', 'Cem', 'Ipek']) await add(id, { name });
    await add(id, { name: 'Cem', stand: 'A-2' });
    await add(other.id, { name: 'Başka' });
    const names = ['Cem', 'Cem', 'Çınar', 'Ipek', 'Işık', 'İpek', 'Zeytin'];
    expect(await namesOf(id)).toEqual(names);
    expect((await list(id)).slice(0, 2).map(({ stand }) => stand)).toEqual(['A-2', 'A-12']);
    const staff = await fairs.read<AdminExhibitor[]>(pathOf(id));
    expect(staff.map(({ name }) => name)).toEqual(names);
    for (const path of ['/fairs/987654/exhibitors', pathOf(987_654)])
      expect((await api.ask('GET', path)).status).toBe(404);
  });

  test('are listed by the value of a number in a name, so that 9 precedes 10', async () => {
    const { id } = await fairs.create();
    for (const name of ['Firma 10', '1010 Makina', 'Firma 9', '102 Tarım', '9 Eylül'])
      await add(id, { name });
    expect(await namesOf(id)).toEqual(['9 Eylül', '102 Tarım', '1010 Makina', 'Firma 9', 'Firma 10']);
  });

  test('accept all fields and a logo; an edit keeps absent fields and clears empty ones', async () => {
    const { id: fairId } = await fairs.create();
    const created = await add(fairId, { imageFile: await aPicture() });
    const { live, version, image, imageUrl, ...rest } = created;
    expect([live, typeof version, image?.width, typeof imageUrl]).toEqual([false, 'string', 60, 'string']);
    expect(rest).toEqual({ ...INPUT, website: WEBSITE, id: expect.any(Number), fairId });
    expect(await list(fairId)).toEqual([{ ...rest, image, imageUrl }]);

    const put = (form: Record<string, string>, more: Record<string, string> = {}) =>
      api.ask('PUT', `/admin/exhibitors/${created.id}`, { headers: { ...headers, ...more }, form });
    const changed = await put({ stand: 'B-1', hall: '' }, { 'if-match': `"${version}"` });
    expect(changed.status).toBe(200);
    const { hall: _, ...kept } = rest;
    expect(await list(fairId)).toEqual([{ ...kept, stand: 'B-1', image, imageUrl }]);
    expect((await put({ stand: 'C-1' }, { 'if-match': `"${version}"` })).status).toBe(412);
    expect((await api.ask('DELETE', `/admin/exhibitors/${created.id}`)).status).toBe(204);
    expect(fairs.files()).toEqual([]);
  });

  test('are added and changed as JSON too, without a logo', async () => {
    const { id: fairId } = await fairs.create();
    const created = await api.staff<AdminExhibitor>('POST', pathOf(fairId), { json: INPUT });
    const { id } = created;
    expect(await list(fairId)).toEqual([{ ...INPUT, website: WEBSITE, id, fairId }]);
    const put = (json: unknown) => api.ask('PUT', `/admin/exhibitors/${id}`, { json });
    expect((await put({ stand: 'B-1', hall: '' })).status).toBe(200);
    const { hall: _, ...kept } = INPUT;
    expect(await list(fairId)).toEqual([{ ...kept, stand: 'B-1', website: WEBSITE, id, fairId }]);
    const refused = await put({ name: '' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: { name: vm.companyNameRequired } });
    expect((await put([])).status).toBe(400);
    expect((await put(null)).status).toBe(400);
  });

  test.each([
    ['isik.test', 201, WEBSITE],
    [` ${WEBSITE} `, 201, WEBSITE],
    ['\u200bisik.test\ufeff', 201, WEBSITE],
    ['', 201, undefined],
    ['javascript:alert(1)', 400, undefined],
    ['//isik.test', 400, undefined],
  ])(
    'store the website "%s" through /rest in the same way as through /api',
    async (website, status, stored) => {
      const { id: fair } = await fairs.create();
      const answer = await api.rest('POST', '/exhibitors', {
        headers: { cookie: api.cookie, 'content-type': 'application/json', origin: 'http://localhost' },
        body: JSON.stringify({ ...INPUT, fair, website }),
      });
      expect(answer.status).toBe(status);
      expect((await list(fair)).map((row) => row.website)).toEqual(status === 201 ? [stored] : []);
      const form = { ...INPUT, website, stand: 'B' };
      expect((await api.ask('POST', pathOf(fair), { form })).status).toBe(status);
    },
  );

  test('lose their logo only if an edit sends an empty imageUrl and no new file', async () => {
    const { id: fairId } = await fairs.create();
    const { id, imageUrl } = await add(fairId, { imageFile: await aPicture() });
    const put = async (form: Record<string, string | File>) => {
      return api.staff<AdminExhibitor>('PUT', `/admin/exhibitors/${id}`, { form });
    };
    expect((await put({ imageUrl: '/media/yok.webp' })).imageUrl).toBe(imageUrl);
    const replaced = await put({ imageUrl: '', imageFile: await aPicture('logo.png', { width: 61 }) });
    expect(replaced.image?.width).toBe(61);
    expect(Object.keys(await put({ imageUrl: '' }))).not.toContain('imageUrl');
    expect((await list(fairId))[0]).not.toHaveProperty('image');
    expect(fairs.files()).toEqual([]);
  });

  test.each([
    ['name', 'a'.repeat(201), vm.tooLong(200)],
    ['stand', 'a'.repeat(51), vm.tooLong(50)],
    ['website', 'javascript:alert(1)', vm.invalidWebsite],
    ['website', `firma.com/${'a'.repeat(490)}`, vm.tooLong(500)],
  ])('refuse %s %j', async (field, value, message) => {
    const { id } = await fairs.create();
    const answer = await api.ask('POST', pathOf(id), { form: { ...INPUT, [field]: value } });
    expect(await answerOf(answer)).toMatchObject([400, { errors: { [field]: message } }]);
  });

  test('are sent to builds with their fair’s id, and deleted with their fair', async () => {
    type Changes = { version: number; exhibitors: Exhibitor[]; outline: { exhibitors: [number, number][] } };
    const { id } = await fairs.create();
    const before = await fairs.read<Changes>('/changes');
    const { id: own } = await add(id);
    const after = await fairs.read<Changes>(`/changes?since=${before.version}`);
    expect(after.exhibitors).toMatchObject([{ id: own, fairId: id, name: INPUT.name }]);
    expect(after.outline.exhibitors).toEqual([[own, expect.any(Number)]]);
    await api.ask('DELETE', `/admin/fairs/${id}`);
    expect((await fairs.read<Changes>(`/changes?since=${after.version}`)).outline.exhibitors).toEqual([]);
  });

  test('are restored with a deleted fair, with their logos, and are in its preview', async () => {
    const { id } = await fairs.create();
    await add(id, { imageFile: await aPicture() });
    await add(id, { name: 'Öz Gıda', website: '' });
    const others = Array.from({ length: 1500 }, (_, n) => ({ name: `Pamuk Tekstil ${n}`, stand: `${n}` }));
    const rows = others.map((other) => ({ ...other, fair: id, changedIn: 1 }));
    await insertExhibitors(api.payload, rows);
    const before = await list(id);
    expect(before).toHaveLength(1502);
    await api.ask('DELETE', `/admin/fairs/${id}`);
    const [deleted] = await fairs.read<Version[]>('/admin/deleted');
    const draft = await api.staff<Draft>('POST', `/admin/versions/${deleted?.id}/draft`);
    const { exhibitors: previewed } = await previewRow(api.deps, { kind: 'fair', id, fields: draft.fields });
    expect(previewed?.map(({ fairId, name }) => [fairId, name])).toEqual(
      before.map(({ name }) => [id, name]),
    );
    expect((await api.ask('POST', `/admin/drafts/${draft.id}/publish`, { json: {} })).status).toBe(200);
    const withoutIds = (rows: Exhibitor[]) => rows.map(({ id: _, ...row }) => row);
    expect(withoutIds(await list(id))).toEqual(withoutIds(before));
    expect((await api.request(before[0]?.imageUrl ?? '')).status).toBe(200);
  });

  test('are at most 2,000 at a fair', async () => {
    const { id: fair } = await fairs.create();
    const rows = Array.from({ length: 2000 }, (_, n) => ({ name: `Firma ${n}`, fair, changedIn: 1 }));
    await insertExhibitors(api.payload, rows);
    const answer = await api.ask('POST', pathOf(fair), { form: INPUT });
    expect(await answerOf(answer)).toEqual([400, { message: vm.tooManyExhibitors(2000) }]);
    const { id: other } = await add((await fairs.create()).id);
    const [{ id: first = 0 } = {}] = await list(fair);
    for (const [method, path, json] of [
      ['POST', '', { fair, name: 'Bir firma daha' }],
      ['POST', `/${first}/duplicate`, {}],
      ['PATCH', `/${other}`, { fair }],
    ] as const) {
      const refused = await api.rest(method, `/exhibitors${path}`, { as: 'staff', json });
      expect(await answerOf(refused)).toEqual([400, { errors: [{ message: vm.tooManyExhibitors(2000) }] }]);
    }
    for (const json of [{ country: 'Türkiye' }, { fair: String(fair) }]) {
      expect((await api.rest('PATCH', `/exhibitors/${first}`, { as: 'staff', json })).status).toBe(200);
    }
    const withoutFair = await api.rest('POST', '/exhibitors', { as: 'staff', json: { name: 'Fuarsız' } });
    const errors = [{ data: { errors: [{ path: 'fair' }] } }];
    expect(await answerOf(withoutFair)).toMatchObject([400, { errors }]);
    const text = 'Firma;Salon\nFirma 1;B\nYeni;A\nDaha yeni;A\nYeni;A';
    const message = vm.tooManyExhibitors(2000);
    for (const [query, changed] of [
      ['?dryRun=1', 1],
      ['', 0],
    ] as const) {
      expect(await importText(fair, text, query)).toEqual({
        added: 0,
        changed,
        refused: [
          { row: 3, message },
          { row: 4, message },
          { row: 5, message: expect.stringContaining('3. satırında') },
        ],
      });
    }
    expect(await list(fair)).toHaveLength(2000);
    expect((await list(fair)).some(({ hall }) => hall)).toBe(false);
  });

  test('cannot be added or imported by the inbox role, which may only read them', async () => {
    const { id } = await fairs.create();
    expect((await api.call('GET', pathOf(id), { as: 'inbox' })).status).toBe(200);
    expect((await api.call('POST', pathOf(id), { as: 'inbox', form: INPUT })).status).toBe(403);
    const form = { csvFile: aCsv('Firma\nÖz') };
    expect((await api.call('POST', `${pathOf(id)}/import`, { as: 'inbox', form })).status).toBe(403);
    expect((await api.call('POST', `${pathOf(id)}/import`, { as: 'editor', form })).status).toBe(200);
  });

  describe('from a CSV file', () => {
    test('are added and changed by firm and stand, whatever their case; absent columns keep their texts', async () => {
      const { id } = await fairs.create();
      await add(id);
      const text = `FİRMA;stant;Salon\nIŞIK TARIM A.Ş.;a-12;C\nYeni Firma;B-1;\n`;
      expect(await importText(id, text, '?dryRun=1')).toEqual({ added: 1, changed: 1, refused: [] });
      expect(await namesOf(id)).toEqual([INPUT.name]);
      expect(await importText(id, text)).toEqual({ added: 1, changed: 1, refused: [] });
      expect(await list(id)).toMatchObject([
        { ...INPUT, name: 'IŞIK TARIM A.Ş.', stand: 'a-12', hall: 'C', website: WEBSITE },
        { name: 'Yeni Firma', stand: 'B-1' },
      ]);
      expect(await importText(id, text)).toEqual({ added: 0, changed: 0, refused: [] });
      const [entry] = await fairs.read<RecordEntry[]>('/admin/record');
      expect(entry).toMatchObject({ kind: 'save', what: 'Katılımcılar: Tarım Fuarı, 1 eklendi, 1 değişti' });
    });

    test.each(['succeeds', 'fails'])('keep what is saved during an import that %s', async (outcome) => {
      const { id: fair } = await fairs.create();
      const { id } = await add(fair);
      const { find } = api.payload.db;
      let isSaved = false;
      // Save the exhibitor, without the lock of its fair, after the import has read the exhibitor.
      vi.spyOn(api.payload.db, 'find').mockImplementation(async (options) => {
        const found = await find.call(api.payload.db, options);
        if (options.collection === 'exhibitors' && !isSaved) {
          isSaved = true;
          const data = { country: 'İtalya', website: null };
          await api.set('exhibitors', id, data);
        }
        return found as never;
      });
      const failure = outcome === 'fails' && vi.spyOn(records, 'record').mockRejectedValue(new Error('no'));
      const text = 'Firma;Stant;Salon\nIşık Tarım A.Ş.;A-12;C';
      expect((await send(fair, text)).status).toBe(failure ? 500 : 200);
      vi.restoreAllMocks();
      expect(isSaved).toBe(true);
      const { website: _, ...kept } = INPUT;
      const [row] = await list(fair);
      expect(row).toEqual({ ...kept, country: 'İtalya', hall: failure ? 'A' : 'C', id, fairId: fair });
    });

    test.each<[string, (id: number, change: { country: string }) => Promise<Response>]>([
      ['them', (id, form) => api.ask('PUT', `/admin/exhibitors/${id}`, { form })],
      [
        'many through /rest',
        (id, json) => api.rest('PATCH', `/exhibitors?where[id][equals]=${id}`, { as: 'staff', json }),
      ],
    ])('keep what is imported while somebody saves %s', async (_, save) => {
      const { id: fair } = await fairs.create();
      const { id } = await add(fair);
      // Start the import after the save has read the exhibitor. Without a lock, the import would end before the save writes, and
      // the save would undo it.
      const imported = meanwhile(api, 'updateOne', 'exhibitors', () =>
        send(fair, 'Firma;Stant;Salon\nIşık Tarım A.Ş.;A-12;C'),
      );
      const { status } = await save(id, { country: 'İtalya' });
      expect([status, (await imported()).status]).toEqual([200, 200]);
      expect(await list(fair)).toMatchObject([{ country: 'İtalya', hall: 'C' }]);
    });

    test('are all refused if one row is wrong, and the answer names every wrong row', async () => {
      const { id } = await fairs.create();
      const text = `${HEADER}\nBir;A;1;;;\n;A;2;;;\nBİR;B;1;;;\nÜç;;;;;firma`;
      for (const [query, added] of [
        ['?dryRun=1', 1],
        ['', 0],
        ['?dryRun=0', 0],
      ] as const) {
        expect(await importText(id, text, query)).toMatchObject({
          added,
          changed: 0,
          refused: [
            { row: 3, message: expect.stringContaining('Firma') },
            { row: 4, message: expect.stringContaining('2. satırında') },
            { row: 5, message: expect.stringContaining('Web sitesi') },
          ],
        });
      }
      expect(await list(id)).toEqual([]);
    });

    test('publish the fair once, and stay unchanged if the entry in the record of actions cannot be written', async () => {
      const { id } = await fairs.create();
      await importText(id, 'Firma;Salon\nBir;A\nİki;A');
      const { version } = await fairs.read<{ version: number }>('/changes');
      const before = await list(id);
      const follow = followChanges((since) =>
        fairs.read(`/changes${since === undefined ? '' : `?since=${since}`}`),
      );
      vi.spyOn(records, 'record').mockImplementationOnce(async () => {
        // Reads between the writes must not stay in a cache.
        await list(id);
        await follow();
        throw new Error('no');
      });
      const failed = await send(id, 'Firma;Salon\nBir;B\nÜç;A');
      expect(failed.status).toBe(500);
      expect(await list(id)).toEqual(before);
      expect([...(await follow()).exhibitors.values()]).toMatchObject(before);
      await importText(id, 'Firma;Salon\nBir;C\nDört;A');
      const changes = await fairs.read<{ exhibitors: Exhibitor[] }>(`/changes?since=${version}`);
      expect(changes.exhibitors.map(({ name }) => name).sort()).toEqual(['Bir', 'Dört']);
    });

    test.each([
      [
        'a workbook',
        'PK\u0003\u0004\u0000',
        415,
        {
          csvFile:
            '“katilimcilar.csv” bir CSV dosyası değil. Listeyi Excel’de “Farklı kaydet” ile CSV olarak kaydedip yeniden seçin.',
        },
      ],
      [
        'more than 2 MiB',
        'a'.repeat(2 * 1024 * 1024 + 1),
        413,
        { csvFile: em.fileTooLarge('katilimcilar.csv', 2) },
      ],
    ])('are refused from %s', async (_, text, status, errors) => {
      const { id } = await fairs.create();
      expect(await answerOf(send(id, text))).toMatchObject([status, { errors }]);
    });

    test('need a file, a known fair and a known query', async () => {
      const { id } = await fairs.create();
      const missing = await api.ask('POST', `${pathOf(id)}/import`, { form: {} });
      expect(await answerOf(missing)).toMatchObject([400, { errors: { csvFile: vm.csvRequired } }]);
      expect((await send(987_654, 'Firma\nÖz')).status).toBe(404);
      expect((await send(id, 'Firma\nÖz', '?dryRun=evet')).status).toBe(400);
    });

    test('are added and changed 2,000 at a time', async () => {
      const { id } = await fairs.create();
      const file = (hall: string) =>
        [
          HEADER,
          ...Array.from({ length: 2000 }, (_, n) => `Öz Makine ${n};${hall};${n};Makine;Türkiye;oz${n}.com`),
        ].join('\r\n');
      for (const [hall, expected] of [
        ['A', { added: 2000 }],
        ['B', { changed: 2000 }],
      ] as const) {
        expect(await importText(id, file(hall))).toMatchObject({ ...expected, refused: [] });
      }
      expect((await list(id)).filter(({ hall }) => hall === 'B')).toHaveLength(2000);
    });
  });
});

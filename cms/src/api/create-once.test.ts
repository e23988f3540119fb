import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sweepRequestKeys } from '../hooks/keep-request-key.ts';
import { tempDirOf } from '../start/folders.ts';
import { aPdf } from '../testing/documents.ts';
import { createFairCalls, FAIR } from '../testing/fair-calls.ts';
import { aPicture } from '../testing/pictures.ts';
import { DATABASES, openApi, serveApi } from '../testing/start-api.ts';

const A_DAY_MS = 86_400_000;
const PRESS = { type: 'Bulletin', title: 'Haber', date: '2025-10-15', content: '<p>b</p>' };

describe.each(DATABASES)('a repeated creation on %s', (database) => {
  const api = serveApi(database);
  const fairs = createFairCalls(api);
  const headers = { 'idempotency-key': 'bir', prefer: 'version' };
  const add = (form: Record<string, string | File> = {}, as: 'staff' | 'editor' = 'staff', key = 'bir') =>
    api.call('POST', '/admin/fairs', {
      as,
      headers: { ...headers, 'idempotency-key': key },
      form: { ...FAIR, ...form },
    });
  afterEach(async () => {
    vi.useRealTimers();
    await fairs.removeAll();
    await api.payload.kv.clear();
  });

  test('gets the first answer and stores nothing, also when both calls arrive at the same time', async () => {
    const form = { details: '<p>Ayrıntı</p>', imageFile: await aPicture() };
    const answers = await Promise.all([add(form), add(form)]);
    answers.push(await add(form));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first).toMatchObject({ title: FAIR.title, version: expect.any(String) });
    expect(others).toEqual([first, first]);
    expect([await api.count('fairs'), await api.count('media')]).toEqual([1, 1]);
    expect(readdirSync(tempDirOf(api.env))).toEqual([]);
  });

  test('is a new creation with other values, another picture or another key, or by another person', async () => {
    const [a, b] = [await aPicture(), await aPicture('resim.png', { background: '#36c' })];
    const calls = [
      add(),
      add({ title: 'Başka' }),
      add({}, 'editor'),
      add({}, 'staff', 'iki'),
      add({ imageFile: a }),
      add({ imageFile: b }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(201);
    expect(await api.count('fairs')).toBe(6);
  });

  test('is stored if the first call was refused', async () => {
    vi.spyOn(api.payload.db, 'create').mockRejectedValueOnce(new Error('broken'));
    vi.spyOn(console, 'error').mockReturnValue();
    expect((await add()).status).toBe(500);
    expect((await add()).status).toBe(201);
    expect(await api.count('fairs')).toBe(1);
  });

  test('gets the draft of a new row again, unless its text has changed', async () => {
    const create = (title: string) =>
      api.staff('POST', '/admin/drafts', { headers, json: { kind: 'press', fields: { title } } });
    expect(await create('Işık')).toEqual(await create('Işık'));
    expect(await api.count('drafts')).toBe(1);
    expect(await create('Işıl')).toMatchObject({ fields: { title: 'Işıl' } });
    await api.payload.delete({ collection: 'drafts', where: {} });
  });

  test('is stored again if its row was deleted, or is missing in a restored backup', async () => {
    await fairs.create({ title: 'Başka' });
    const [first, picture] = [await add(), await aPicture()];
    const { id } = (await first.json()) as { id: number };
    const form = { imageFiles: [picture] };
    const upload = () =>
      api.staff<{ id: number }[]>('POST', `/admin/gallery/upload/${id}`, { headers, form });
    const [uploaded] = await upload();
    await api.staff('DELETE', `/admin/gallery/${uploaded?.id}`);
    expect(await upload()).not.toEqual([uploaded]);
    expect(await api.count('gallery-images')).toBe(1);
    await api.staff('DELETE', `/admin/fairs/${id}`);
    expect((await add()).status).toBe(201);
    expect(await api.count('fairs')).toBe(2);
  });

  test('gets the draft of a restore again', async () => {
    const { id } = await fairs.create();
    const [version] = await api.staff<{ id: number }[]>('GET', `/admin/versions?kind=fair&id=${id}`);
    const restore = () => api.staff('POST', `/admin/versions/${version?.id}/draft`, { headers });
    expect(await restore()).toEqual(await restore());
    expect(await api.count('drafts')).toBe(1);
  });

  test.each([
    { kind: 'fair', fields: FAIR },
    { kind: 'page', id: 'kvkk', fields: { title: 'KVKK' } },
  ])('gets the draft again that was published meanwhile: %j', async (json) => {
    const create = () => api.staff<{ id: number }>('POST', '/admin/drafts', { headers, json });
    const draft = await create();
    await api.staff('POST', `/admin/drafts/${draft.id}/publish`, { json: {} });
    expect(await create()).toEqual(draft);
    expect(await api.count('drafts')).toBe(0);
  });

  test('is stored again after a day, when the first answer is removed', async () => {
    await add();
    await sweepRequestKeys(api.payload);
    expect(await api.payload.kv.keys()).toEqual([expect.stringMatching(/^answered [0-9a-f]{64}$/)]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + A_DAY_MS + 1000 });
    await sweepRequestKeys(api.payload);
    expect(await api.payload.kv.keys()).toEqual([]);
  });
});

test('every kind of content gets the first answer to a repeated creation, but not for another fair', async () => {
  const { count, staff } = await openApi('sqlite');
  const headers = { 'idempotency-key': 'bir' };
  await staff('POST', '/admin/fairs', { form: FAIR });
  const kinds = [
    ['fair-documents', '/admin/fairs/1/documents', { title: 'Rehber', documentFile: aPdf() }],
    ['exhibitors', '/admin/fairs/1/exhibitors', { name: 'Öz Gıda' }],
    ['press-items', '/admin/press', PRESS],
    ['slider-images', '/admin/slider-images', { imageFile: await aPicture() }],
  ] as const;
  for (const [collection, path, form] of kinds) {
    const create = () => staff('POST', path, { headers, form });
    expect([collection, await create()]).toEqual([collection, await create()]);
    expect([collection, await count(collection)]).toEqual([collection, 1]);
  }
  const other = await staff<{ id: number }>('POST', '/admin/fairs', { form: FAIR });
  await staff('POST', `/admin/fairs/${other.id}/exhibitors`, { headers, form: { name: 'Öz Gıda' } });
  expect(await count('exhibitors')).toBe(2);
});

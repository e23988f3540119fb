import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import type { Draft, Version } from '@fuar/shared/schemas/editing';
import type { AdminFair } from '@fuar/shared/schemas/fair';
import { describe, expect, test, vi } from 'vitest';
import { sweepUnusedMedia } from '../media/sweep-unused.ts';
import { failCall, meanwhile } from '../testing/database-calls.ts';
import { aPdf } from '../testing/documents.ts';
import { FAIR } from '../testing/fair-calls.ts';
import { aDataUrl, aPicture } from '../testing/pictures.ts';
import { ADMIN, type Api, DATABASES, serveApi } from '../testing/start-api.ts';
import { finishPublications } from './publish-draft.ts';
import { sweepVersions } from './versions.ts';

const A_DAY_MS = 86_400_000;

describe.each(DATABASES)('drafts on %s', (database) => {
  const api = serveApi(database);

  async function call<T>(method: string, path: string, options: Parameters<Api['call']>[2] = {}) {
    const response = await api.ask(method, path, options);
    const text = await response.text();
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : undefined) as T,
      headers: response.headers,
    };
  }
  async function aFair(form: Record<string, string | File> = {}): Promise<AdminFair> {
    const headers = { prefer: 'version' };
    return (await call<AdminFair>('POST', '/admin/fairs', { form: { ...FAIR, ...form }, headers })).body;
  }
  const draft = (json: object) => call<Draft>('POST', '/admin/drafts', { json });
  const change = (id: number, json: object, headers = {}) =>
    call<Draft>('PUT', `/admin/drafts/${id}`, { json, headers });
  const publish = (id: number, json = {}) => call<AdminFair>('POST', `/admin/drafts/${id}/publish`, { json });
  async function publishAndCrash(id: number): Promise<void> {
    failCall(api, 'deleteOne', 'drafts');
    expect((await publish(id)).status).toBe(500);
    vi.restoreAllMocks();
  }
  const publicFair = (id: number) => call<AdminFair>('GET', `/fairs/${id}`);
  const versionsOf = async (id: number) =>
    (await call<Version[]>('GET', `/admin/versions?kind=fair&id=${id}`)).body;
  const openVersion = (id = 0) => call<Draft>('POST', `/admin/versions/${id}/draft`);
  const openLastVersion = async (id: number) => openVersion((await versionsOf(id))[0]?.id);
  const galleryOf = async (id: number) =>
    (await call<{ imageUrl: string }[]>('GET', `/gallery/${id}`)).body.map(({ imageUrl }) => imageUrl);
  const findFairs = async (title: string) =>
    (await call<AdminFair[]>('GET', '/admin/fairs')).body.filter((fair) => fair.title === title);

  test('cuts the title of a draft without splitting a character', async () => {
    const { body } = await draft({ kind: 'fair', fields: { title: `${'a'.repeat(199)}🎪` } });
    expect(body.title).toBe(`${'a'.repeat(199)}…`);
    await call('DELETE', `/admin/drafts/${body.id}`);
  });

  test('takes numbers, booleans and lists as a save does', async () => {
    const facts = { edition: 3, hallArea: 12.125, isSupervised: true, productGroups: ['Tohum', 'Sera'] };
    const { status, body } = await draft({ kind: 'fair', fields: { ...FAIR, ...facts } });
    expect([status, body.fields]).toEqual([
      201,
      { ...FAIR, edition: '3', hallArea: '12,125', isSupervised: 'true', productGroups: 'Tohum\nSera' },
    ]);
    const published = await publish(body.id);
    expect([published.status, published.body]).toMatchObject([200, facts]);
    await call('DELETE', `/admin/fairs/${published.body.id}`);
  });

  test('keeps unfinished texts, cleaned, and no visitor sees them', async () => {
    const { id, version } = await aFair();
    const before = await (await api.call('GET', '/changes')).text();
    const fields = { title: '  ', date: 'yarın', details: '<p onclick="x">Yarım</p><script>1</script>' };
    const { status, body, headers } = await draft({ kind: 'fair', id, fields });
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      id: expect.any(Number),
      kind: 'fair',
      rowId: id,
      rowVersion: version,
      fields: { title: '  ', date: 'yarın', details: '<p>Yarım</p>' },
      title: '',
      state: 'draft',
      by: ADMIN.username,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: expect.any(String),
    });
    expect((await call<Draft>('GET', `/admin/drafts/${body.id}`)).body).toEqual(body);
    expect((await call<Draft[]>('GET', `/admin/drafts?kind=fair&id=${id}`)).body).toEqual([body]);
    expect(await (await api.call('GET', '/changes')).text()).toBe(before);
    const again = await draft({ kind: 'fair', id, fields: {} });
    expect([again.status, again.body]).toEqual([409, { message: m.hasDraft, draftId: body.id }]);
    expect((await call('DELETE', `/admin/drafts/${body.id}`)).status).toBe(204);
    expect((await call('DELETE', `/admin/drafts/${body.id}`)).status).toBe(404);
  });

  test('keeps and publishes a text of the maximum length of a save', async () => {
    const fields = { ...FAIR, details: `<p>${'a'.repeat(1_000_000)}</p>` };
    const { status, body } = await draft({ kind: 'fair', fields });
    expect([status, body.fields]).toEqual([201, fields]);
    const { body: fair } = await publish(body.id);
    expect(fair.details).toBe(fields.details);
    const restored = await openLastVersion(fair.id);
    expect([restored.status, restored.body.fields]).toEqual([201, expect.objectContaining(fields)]);
    await call('DELETE', `/admin/fairs/${fair.id}`);
  });

  test.each([
    [{ kind: 'fair', id: 999, fields: {} }, 404],
    [{ kind: 'fair', id: 'kvkk', fields: {} }, 404],
    [{ kind: 'page', fields: {} }, 404],
    [{ kind: 'slide', fields: {} }, 404],
    [{ kind: 'page', id: 'yok', fields: {} }, 404],
    [{ kind: 'fair', fields: { content: 'x' } }, 400],
    [{ kind: 'page', id: 'kvkk', fields: { imageUrl: '' } }, 400],
    [{ kind: 'fair', fields: { title: {} } }, 400],
    [{ kind: 'fair', fields: { imageUrl: '/media/yok.webp' } }, 400],
    [{ kind: 'fair', fields: { title: 'a'.repeat(1024 * 1024 + 1) } }, 413],
    [{ kind: 'fair', fields: { title: `data:image/png;base64,${'A'.repeat(9 * 1024 * 1024)}` } }, 413],
  ])('refuses %j', async (json, status) => {
    expect((await draft(json)).status).toBe(status);
  });

  test.each([
    ['/admin/drafts', { kind: 'fair', fields: ['x'] }, { fields: vm.invalid }],
    ['/admin/drafts', { kind: 'fair', fields: { title: null } }, { title: vm.notText }],
    ['/admin/preview', { kind: 'page', id: 'kvkk', fields: { content: {} } }, { content: vm.notText }],
    ['/admin/drafts', { kind: 'fair', id: '7', fields: {} }, { id: vm.invalidId }],
    ['/admin/drafts', { kind: 'fair', fields: {}, rowVersion: 1 }, { rowVersion: vm.invalid }],
    ['/admin/drafts/1/publish', { overwrite: 'evet' }, { overwrite: vm.invalid }],
    ['/admin/preview', { kind: 'fair' }, { fields: vm.invalid }],
    ['/admin/preview', { day: 'yarın' }, { day: vm.invalidDay }],
  ])('names the field in Turkish: %s %j', async (path, json, errors) => {
    expect(await call('POST', path, { json })).toMatchObject({ status: 400, body: { errors } });
  });

  test('stores the pictures of a text, and keeps them as long as the draft', async () => {
    const details = `<p><img src="${await aDataUrl({ background: '#0fc' })}" alt="Çizim"></p>`;
    const form = { imageFile: await aPicture('b', { background: '#f0c' }) };
    const { body: image } = await call<{ url: string }>('POST', '/admin/media', { form });
    const { body } = await draft({ kind: 'fair', fields: { details, imageUrl: image.url } });
    expect(body.fields.details).toMatch(
      /^<p><img src="\/media\/[\da-f]{20}\.png" alt="Çizim" width="\d+" height/,
    );
    const inText = /\/media\/[\w.]+/.exec(body.fields.details ?? '')?.[0] ?? '';
    const sweep = () => sweepUnusedMedia(api.payload, { olderThanMs: -A_DAY_MS });
    await sweep();
    for (const url of [inText, image.url]) expect((await api.request(url)).status).toBe(200);
    await call('DELETE', `/admin/drafts/${body.id}`);
    await sweep();
    for (const url of [inText, image.url]) expect((await api.request(url)).status).toBe(404);
  });

  test('keeps text typed into a draft whose picture somebody has deleted', async () => {
    const { body: image } = await call<{ url: string }>('POST', '/admin/media', {
      form: { imageFile: await aPicture('g', { width: 62 }) },
    });
    const imageUrl = image.url;
    const { body } = await draft({ kind: 'fair', fields: { ...FAIR, imageUrl } });
    const where = { filename: { equals: imageUrl.split('/').pop() } };
    const [media] = await api.rows('media', where);
    await api.rest('DELETE', `/media/${media?.id}`, { as: 'staff' });
    const typed = await change(body.id, { fields: { ...FAIR, title: 'Yeni', imageUrl } });
    expect([typed.status, typed.body.fields]).toEqual([200, { ...FAIR, title: 'Yeni', imageUrl }]);
    expect((await publish(body.id)).status).toBe(400);
    expect((await change(body.id, { fields: { ...FAIR, imageUrl: '' } })).status).toBe(200);
    expect((await publish(body.id)).status).toBe(200);
  });

  test('publishes a new row, a changed row and a page, and then the draft is gone', async () => {
    const { body: made } = await draft({ kind: 'fair', fields: FAIR });
    const published = await call<AdminFair>('POST', `/admin/drafts/${made.id}/publish`);
    expect([published.status, published.body]).toEqual([
      200,
      expect.objectContaining({ ...FAIR, status: 'Upcoming', live: false, version: expect.any(String) }),
    ]);
    const { id } = published.body;
    expect((await publicFair(id)).body).toMatchObject(FAIR);
    expect((await publish(made.id)).status).toBe(404);

    const { body: changed } = await draft({ kind: 'fair', id, fields: { title: 'Yeni ad' } });
    expect((await publish(changed.id)).body).toMatchObject({ ...FAIR, title: 'Yeni ad' });
    expect((await versionsOf(id)).map(({ event, by }) => [event, by])).toEqual([
      ['saved', ADMIN.username],
      ['created', ADMIN.username],
    ]);
    const { body: page } = await draft({ kind: 'page', id: 'kvkk', fields: { content: '<p>Taslaktan</p>' } });
    expect((await publish(page.id)).body).toMatchObject({ pageKey: 'kvkk', content: '<p>Taslaktan</p>' });
    // `rowId` names only a new row, and a page is never new.
    expect((await call('GET', `/admin/drafts/${page.id}`)).body).toEqual({ message: m.notFound });
    expect((await call<Draft[]>('GET', '/admin/drafts')).body).toEqual([]);
  });

  test('keeps a draft that cannot be published', async () => {
    const { body: made } = await draft({ kind: 'fair', fields: { title: 'Yalnız ad', edition: 'yedi' } });
    expect(await publish(made.id)).toMatchObject({
      status: 400,
      body: {
        errors: {
          date: vm.dateRequired,
          description: vm.descriptionRequired,
          edition: expect.any(String),
        },
      },
    });
    const { id } = await aFair();
    const { body: stale } = await draft({ kind: 'fair', id, fields: { title: 'Taslak' } });
    await call('PUT', `/admin/fairs/${id}`, { form: { title: 'Başkası' } });
    expect(await publish(stale.id)).toMatchObject({ status: 412, body: { message: m.changedMeanwhile } });
    expect((await publicFair(id)).body.title).toBe('Başkası');
    // The person has now seen both versions, so base the draft on the newer version. A third save is a conflict again.
    const { version } = (
      await call<AdminFair[]>('GET', '/admin/fairs', { headers: { prefer: 'version' } })
    ).body.find((fair) => fair.id === id) as AdminFair;
    await change(stale.id, { rowVersion: version });
    expect((await publish(stale.id)).body.title).toBe('Taslak');
    const { body: forced } = await draft({ kind: 'fair', id, fields: { title: 'Üstüne' } });
    await call('PUT', `/admin/fairs/${id}`, { form: { title: 'Başkası' } });
    expect((await publish(forced.id, { overwrite: true })).body.title).toBe('Üstüne');
    await call('DELETE', `/admin/drafts/${made.id}`);
  });

  test('two people and one draft: the second change gets 412', async () => {
    const { body } = await draft({ kind: 'press', fields: { title: 'Bir' } });
    const ifMatch = { 'if-match': `"${body.version}"` };
    const first = await change(body.id, { fields: { title: 'İki' } }, ifMatch);
    expect(first.body).toMatchObject({ fields: { title: 'İki' }, title: 'İki' });
    expect(first.body.version).not.toBe(body.version);
    expect((await change(body.id, { fields: { title: 'Üç' } }, ifMatch)).status).toBe(412);
    expect((await change(body.id, {})).body.fields).toEqual({ title: 'İki' });
    await call('DELETE', `/admin/drafts/${body.id}`);
  });

  test.each([
    ['2020-01-01T00:00:00Z', vm.momentPast],
    ['2099-01-01T00:00:00Z', vm.momentTooFar],
    ['2026-12-01T09:00:00', vm.invalidMoment],
    ['yarın', vm.invalidMoment],
  ])('refuses the time %s', async (publishAt, message) => {
    const refused = await draft({ kind: 'fair', fields: FAIR, publishAt });
    expect(refused).toMatchObject({ status: 400, body: { errors: { publishAt: message } } });
  });

  test('schedules from the next moment on, and at most a year ahead', async () => {
    const now = Math.floor(Date.now() / 1000) * 1000;
    vi.setSystemTime(now);
    const inAYear = new Date(now).setUTCFullYear(new Date(now).getUTCFullYear() + 1);
    const states = [];
    for (const time of [now, now + 1000, inAYear, inAYear + 1000]) {
      const { body } = await draft({ kind: 'fair', fields: FAIR, publishAt: new Date(time).toISOString() });
      states.push(body.state ?? (body as unknown as { errors: object }).errors);
      if (body.id) await call('DELETE', `/admin/drafts/${body.id}`);
    }
    const refused = (publishAt: string) => ({ publishAt });
    expect(states).toEqual([refused(vm.momentPast), 'scheduled', 'scheduled', refused(vm.momentTooFar)]);
  });

  test.each(['Z', '+03:00', ':30-02:00', ':00.5+03:00'])('reads a time that ends with %s', async (end) => {
    const minute = new Date(Date.now() + A_DAY_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
    const publishAt = minute + end;
    const { body } = await draft({ kind: 'fair', fields: FAIR, publishAt });
    expect(body).toMatchObject({ state: 'scheduled', publishAt: new Date(publishAt).toISOString() });
    await call('DELETE', `/admin/drafts/${body.id}`);
  });

  test('schedules valid texts only, and unschedules', async () => {
    const publishAt = new Date(Date.now() + A_DAY_MS).toISOString();
    expect((await draft({ kind: 'fair', fields: { title: 'x' }, publishAt })).status).toBe(400);
    const { body } = await draft({ kind: 'fair', fields: FAIR, publishAt: publishAt.replace('Z', '+00:00') });
    expect(body).toMatchObject({ state: 'scheduled', publishAt });
    expect((await change(body.id, { fields: { title: 'x' } })).status).toBe(400);
    const { body: unscheduled } = await change(body.id, { publishAt: '' });
    expect(unscheduled.state).toBe('draft');
    expect(unscheduled).not.toHaveProperty('publishAt');
    await call('DELETE', `/admin/drafts/${body.id}`);
  });

  test('deleting a row removes its draft', async () => {
    const { id } = await aFair();
    const { body } = await draft({ kind: 'fair', id, fields: { title: 'x' } });
    await call('DELETE', `/admin/fairs/${id}`);
    expect((await call('GET', `/admin/drafts/${body.id}`)).status).toBe(404);
  });

  test.each([
    ['findOne', 'media'],
    ['find', 'drafts'],
  ] as const)(
    'no draft outlives a row that is deleted during the creation of the draft (before `%s` reads %s)',
    async (method, slug) => {
      const { id, imageUrl } = await aFair({ imageFile: await aPicture('e', { background: '#00c' }) });
      const deleted = meanwhile(api, method, slug, () => call('DELETE', `/admin/fairs/${id}`));
      await draft({ kind: 'fair', id, fields: { title: 'x', imageUrl } });
      expect((await deleted()).status).toBe(204);
      expect((await call('GET', `/admin/drafts?kind=fair&id=${id}`)).body).toEqual([]);
    },
  );

  test('a draft that is published during the deletion of its row does not bring the row back', async () => {
    const { id } = await aFair();
    const { body } = await draft({ kind: 'fair', id, fields: FAIR });
    const lookUp = vi.spyOn(api.payload.db, 'findOne');
    const isLookedUp = () =>
      expect(lookUp.mock.calls.map(([{ collection }]) => collection)).toContain('fairs');
    const published = await api.deps.withLock(`fairs ${id}`, async () => {
      const publishing = publish(body.id);
      await vi.waitFor(isLookedUp);
      await api.payload.delete({ collection: 'fairs', id });
      return { publishing };
    });
    expect((await published.publishing).status).toBe(404);
    expect((await publicFair(id)).status).toBe(404);
    expect((await versionsOf(id)).map(({ event }) => event)).toEqual(['deleted', 'created']);
  });

  test('a save or a publication during a deletion leaves no version that is newer than the deletion’s', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id } = await aFair();
      const { body } = await draft({ kind: 'fair', id, fields: { ...FAIR, title: 'Taslak' } });
      const work = [
        publish(body.id),
        call('DELETE', `/admin/fairs/${id}`),
        call('PUT', `/admin/fairs/${id}`, { form: { title: 'Kayıt' } }),
      ];
      const statuses = (await Promise.all(work)).map(({ status }) => status);
      expect(statuses).not.toContain(500);
      expect([statuses[1], (await publicFair(id)).status]).toEqual([204, 404]);
      expect((await versionsOf(id))[0]?.event).toBe('deleted');
    }
  });

  test('publishing the draft of a version restores the state of the version, and ten repetitions give equal content', async () => {
    const imageFile = await aPicture('c', { background: '#0c0' });
    const { id } = await aFair({ details: '<p>Eski <em>metin</em></p>', imageFile });
    const old = (await publicFair(id)).body;
    const [first] = await versionsOf(id);
    await call('PUT', `/admin/fairs/${id}`, {
      form: { title: 'Yeni', details: '', status: 'Completed', imageFile: await aPicture('d', { width: 9 }) },
    });
    for (let n = 0; n < 10; n += 1) {
      const { status, body } = await openVersion(first?.id);
      expect(status).toBe(201);
      expect((await publish(body.id)).status).toBe(200);
      expect((await publicFair(id)).body).toEqual(old);
    }
    const { body: version } = await call<Version>('GET', `/admin/versions/${first?.id}`);
    expect(version.fields).toMatchObject({ title: FAIR.title, imageUrl: old.imageUrl });
    expect((await call('GET', '/admin/versions/999999')).status).toBe(404);
    expect((await call('GET', '/admin/versions?kind=fair&id=999999')).status).toBe(404);
    expect((await call('GET', '/admin/versions?kind=x&id=1')).status).toBe(404);
    expect((await call('GET', '/admin/versions?kind=page&id=yok')).status).toBe(404);
  });

  test('a deleted fair is restored under its id, with its picture and its gallery in order', async () => {
    const { id } = await aFair({
      details: '<p>Metin</p>',
      imageFile: await aPicture('e', { background: '#123' }),
    });
    const imageFiles = await Promise.all([1, 2, 3].map((n) => aPicture(`${n}.png`, { width: 70 + n })));
    await call('POST', `/admin/gallery/upload/${id}`, { form: { imageFiles } });
    const [old, pictures] = [(await publicFair(id)).body, await galleryOf(id)];
    await call('DELETE', `/admin/fairs/${id}`);
    expect((await publicFair(id)).status).toBe(404);
    await sweepUnusedMedia(api.payload, { olderThanMs: -A_DAY_MS });
    const deleted = (await call<Version[]>('GET', '/admin/deleted')).body.find(({ rowId }) => rowId === id);
    expect(deleted).toMatchObject({ event: 'deleted', by: ADMIN.username, title: FAIR.title });

    const { body } = await openVersion(deleted?.id);
    expect(body).toMatchObject({ rowId: id, fields: { title: FAIR.title } });
    expect(body).not.toHaveProperty('rowVersion');
    expect((await openVersion(deleted?.id)).status).toBe(409);
    expect((await publicFair(id)).status).toBe(404);
    expect((await publish(body.id)).status).toBe(200);
    expect((await publicFair(id)).body).toEqual(old);
    expect(await galleryOf(id)).toEqual(pictures);
    expect((await versionsOf(id)).map(({ event }) => event)).toEqual(['restored', 'deleted', 'created']);
    expect((await call<Version[]>('GET', '/admin/deleted')).body.some(({ rowId }) => rowId === id)).toBe(
      false,
    );
    expect((await aFair()).id).toBeGreaterThan(id);
  });

  test('shows and restores a version without its picture if somebody has deleted the picture', async () => {
    const { id } = await aFair({ imageFile: await aPicture('f', { width: 61 }) });
    const { image } = await api.payload.findByID({ collection: 'fairs', id, depth: 0 });
    expect((await api.rest('DELETE', `/media/${image}`, { as: 'staff' })).status).toBe(200);
    const [first] = await versionsOf(id);
    const { body: version } = await call<Version>('GET', `/admin/versions/${first?.id}`);
    expect(version.fields).toMatchObject({ title: FAIR.title, imageUrl: '' });
    const { body } = await openVersion(first?.id);
    expect(body.fields).toEqual(version.fields);
    expect((await publish(body.id)).status).toBe(200);
  });

  test('a fair that is edited between a failed and a second deletion is restored with everything', async () => {
    const { id } = await aFair();
    const imageFiles = await Promise.all([1, 2].map((n) => aPicture(`${n}.png`, { width: 80 + n })));
    await call('POST', `/admin/gallery/upload/${id}`, { form: { imageFiles } });
    await call('POST', `/admin/fairs/${id}/documents`, { form: { title: 'Rehber', documentFile: aPdf() } });
    await call('POST', `/admin/fairs/${id}/exhibitors`, { form: { name: 'Öz Gıda' } });
    const belongings = async () => {
      const [gallery, exhibitors] = [
        await call('GET', `/gallery/${id}`),
        await call('GET', `/fairs/${id}/exhibitors`),
      ];
      const rows = [gallery.body, exhibitors.body, (await publicFair(id)).body?.documents] as {
        id: number;
      }[][];
      return rows.map((list) => list.map(({ id: _, ...row }) => row));
    };
    const before = await belongings();
    expect(before.map((list) => list.length)).toEqual([2, 1, 1]);

    failCall(api, 'deleteOne', 'fairs');
    expect((await call('DELETE', `/admin/fairs/${id}`)).status).toBe(500);
    vi.restoreAllMocks();
    for (const title of ['Bir', 'İki']) await call('PUT', `/admin/fairs/${id}`, { form: { title } });
    expect((await call('DELETE', `/admin/fairs/${id}`)).status).toBe(204);

    const { body } = await openLastVersion(id);
    // Two publications crash before they end. The third one restores what is missing, and restores nothing twice.
    failCall(api, 'create', 'fair-documents');
    expect((await publish(body.id)).status).toBe(500);
    vi.restoreAllMocks();
    expect((await belongings()).map((list) => list.length)).toEqual([2, 0, 0]);
    await publishAndCrash(body.id);
    const { documents } = (await publicFair(id)).body;
    expect((await publish(body.id)).body).toMatchObject({ id, title: 'İki', documents });
    expect(await belongings()).toEqual(before);
  });

  test('a fair whose restore a crash interrupted gets its exhibitors at the next start', async () => {
    const { id } = await aFair({ title: 'Geri gelen' });
    await call('POST', `/admin/fairs/${id}/exhibitors`, { form: { name: 'Öz Gıda' } });
    await call('POST', `/admin/fairs/${id}/documents`, { form: { title: 'Rehber', documentFile: aPdf() } });
    await call('DELETE', `/admin/fairs/${id}`);
    const { body } = await openLastVersion(id);
    const { body: other } = await draft({ kind: 'fair', fields: { ...FAIR, title: 'Bekleyen' } });
    failCall(api, 'create', 'fair-documents');
    expect((await publish(body.id)).status).toBe(500);
    vi.restoreAllMocks();
    const exhibitors = () => call<{ name: string }[]>('GET', `/fairs/${id}/exhibitors`);
    expect((await exhibitors()).body).toEqual([]);
    await finishPublications(api.deps);
    expect((await exhibitors()).body).toMatchObject([{ name: 'Öz Gıda' }]);
    expect((await publicFair(id)).body).toMatchObject({ documents: [{ title: 'Rehber' }] });
    const drafts = (await call<Draft[]>('GET', '/admin/drafts')).body.map(({ title }) => title);
    expect([drafts.includes('Geri gelen'), drafts.includes('Bekleyen')]).toEqual([false, true]);
    expect(await findFairs('Bekleyen')).toEqual([]);
    await call('DELETE', `/admin/drafts/${other.id}`);
    await call('DELETE', `/admin/fairs/${id}`);
  });

  test('a deleted fair is restored without the pictures that were deleted since', async () => {
    const { id, imageUrl } = await aFair({ imageFile: await aPicture('e.png', { width: 91 }) });
    const imageFiles = await Promise.all([92, 93].map((width) => aPicture(`${width}.png`, { width })));
    await call('POST', `/admin/gallery/upload/${id}`, { form: { imageFiles } });
    const [first = '', second] = await galleryOf(id);
    await call('DELETE', `/admin/fairs/${id}`);
    for (const filename of [imageUrl, first].map((url = '') => url.replace('/media/', '')))
      await api.payload.delete({ collection: 'media', where: { filename: { equals: filename } } });

    const { body } = await openLastVersion(id);
    expect(body.fields.imageUrl).toBe('');
    expect((await publish(body.id)).status).toBe(200);
    expect((await publicFair(id)).body).not.toHaveProperty('imageUrl');
    expect(await galleryOf(id)).toEqual([second]);
  });

  test('the versions of a deleted row are removed after 30 days, unless the row was restored', async () => {
    const [gone, back] = [await aFair({ title: 'Giden' }), await aFair({ title: 'Dönen' })];
    for (const { id } of [gone, back]) await call('DELETE', `/admin/fairs/${id}`);
    await publish((await openLastVersion(back.id)).body.id);
    await sweepVersions(api.payload, Date.now() + 29 * A_DAY_MS);
    expect(await versionsOf(gone.id)).toHaveLength(2);
    await sweepVersions(api.payload, Date.now() + 31 * A_DAY_MS);
    expect((await call('GET', `/admin/versions?kind=fair&id=${gone.id}`)).status).toBe(404);
    expect(await versionsOf(back.id)).toHaveLength(3);
  });

  test('the 30 days for restoring a row begin with its last deletion', async () => {
    const { id } = await aFair({ title: 'Yine giden' });
    await call('DELETE', `/admin/fairs/${id}`);
    await publish((await openLastVersion(id)).body.id);
    await call('DELETE', `/admin/fairs/${id}`);
    const before = await versionsOf(id);
    expect(before.map(({ event }) => event)).toEqual(['deleted', 'restored', 'deleted', 'created']);
    const data = { at: Date.now() - 31 * A_DAY_MS };
    await api.set('versions', before[2]?.id ?? 0, data);
    await sweepVersions(api.payload);
    expect(await versionsOf(id)).toHaveLength(before.length);
  });

  test('the next publication of a draft stores the version that a crash has left out', async () => {
    const { body } = await draft({ kind: 'fair', fields: { ...FAIR, title: 'Sürümsüz' } });
    await publishAndCrash(body.id);
    const id = (await findFairs('Sürümsüz'))[0]?.id ?? 0;
    const versions = await versionsOf(id);
    expect(versions).toHaveLength(1);
    // Imitate a crash after the row was written and before its version was written.
    await api.payload.db.deleteMany({ collection: 'versions', where: { rowId: { equals: String(id) } } });
    const data = { hasVersion: false, updatedAt: null };
    await api.set('fairs', id, data);
    expect((await publish(body.id)).body).toMatchObject({ id });
    const { event, by } = versions[0] ?? {};
    expect(await versionsOf(id)).toMatchObject([{ event, by, title: 'Sürümsüz' }]);
    await call('DELETE', `/admin/fairs/${id}`);
  });

  test.each([true, false])(
    'a crash before the removal of the draft saves nothing twice (new row: %s)',
    async (isNew) => {
      const id = isNew ? undefined : (await aFair()).id;
      const fields = { ...FAIR, title: 'Bir kez' };
      const { body } = await draft({ kind: 'fair', ...(id ? { id } : {}), fields });
      await publishAndCrash(body.id);
      const { id: savedId = 0 } = (await findFairs('Bir kez'))[0] ?? {};
      const versions = await versionsOf(savedId);
      expect((await publish(body.id)).body).toMatchObject({ id: savedId, title: 'Bir kez' });
      expect(await findFairs('Bir kez')).toHaveLength(1);
      expect(await versionsOf(savedId)).toEqual(versions);
      await call('DELETE', `/admin/fairs/${savedId}`);
    },
  );

  test('text typed after a crash before the removal of the draft becomes a draft of the saved row', async () => {
    const { body } = await draft({ kind: 'fair', fields: { ...FAIR, title: 'Yarım' } });
    await publishAndCrash(body.id);
    const [saved] = await findFairs('Yarım');
    const changed = await change(body.id, { fields: { ...FAIR, title: 'Sonradan' } });
    expect(changed.body).toMatchObject({ rowId: saved?.id, rowVersion: expect.any(String) });
    expect((await publish(body.id)).body).toMatchObject({ id: saved?.id, title: 'Sonradan' });
  });
});

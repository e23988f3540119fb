import { failureStatuses } from '@fuar/shared/api/failure-statuses';
import { adminFairRoutes } from '@fuar/shared/api/routes/fairs';
import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import { describe, expect, test, vi } from 'vitest';
import { beforeCall, meanwhile, withTimeFor } from '../../testing/database-calls.ts';
import { aCsv, aPdf } from '../../testing/documents.ts';
import { FAIR } from '../../testing/fair-calls.ts';
import { REQUEST } from '../../testing/form-inputs.ts';
import { aPicture } from '../../testing/pictures.ts';
import { DATABASES, serveApi } from '../../testing/start-api.ts';

const REQUESTS = '/admin/participant-submissions';
const PRESS_ITEM = { type: 'Bulletin', title: 'Bülten', date: '2026-05-04', content: '<p>Metin</p>' };

describe.each(DATABASES)('simultaneous deletions on %s', (database) => {
  const api = serveApi(database);
  const add = async (path: string, form: Record<string, string | File | File[]>) => {
    const added = await api.staff<{ id: number } | [{ id: number }]>('POST', `/admin/${path}`, { form });
    return (Array.isArray(added) ? added[0] : added).id;
  };
  const aFair = () => add('fairs', FAIR);
  const anExhibitorOf = (fair: number) => add(`fairs/${fair}/exhibitors`, { name: 'Firma' });
  const aGalleryImage = async () =>
    add(`gallery/upload/${await aFair()}`, { imageFiles: [await aPicture()] });
  const aStoredPicture = async () => {
    const id = await aGalleryImage();
    const row = await api.payload.findByID({ collection: 'gallery-images', id, depth: 0 });
    return row.image;
  };

  const ROWS: Record<string, () => Promise<string>> = {
    'a fair': async () => `fairs/${await aFair()}`,
    'a press item': async () => `press/${await add('press', PRESS_ITEM)}`,
    'a slider image': async () =>
      `slider-images/${await add('slider-images', { imageFile: await aPicture() })}`,
    'a gallery image': async () => `gallery/${await aGalleryImage()}`,
    'a document': async () => {
      const path = `fairs/${await aFair()}/documents`;
      return `${path}/${await add(path, { title: 'Rehber', documentFile: aPdf() })}`;
    },
    'an exhibitor': async () => `exhibitors/${await anExhibitorOf(await aFair())}`,
  };
  test.each(Object.entries(ROWS))('%s: one deletion succeeds, the others get 404', async (_, make) => {
    const path = await make();
    const remove = async () => (await api.ask('DELETE', `/admin/${path}`)).status;
    const statuses = await Promise.all([remove(), remove(), remove(), remove()]);
    expect(statuses.sort()).toEqual([204, 404, 404, 404]);
  });

  test.each<[string, string, () => Promise<Record<string, string | File | File[]>>]>([
    ['pictures', 'gallery/upload/:id', async () => ({ imageFiles: [await aPicture()] })],
    ['a document', 'fairs/:id/documents', async () => ({ title: 'Rehber', documentFile: aPdf() })],
    ['an exhibitor', 'fairs/:id/exhibitors', async () => ({ name: 'Firma', imageFile: await aPicture() })],
    ['a list', 'fairs/:id/exhibitors/import', async () => ({ csvFile: aCsv('Firma\nIşık Tarım') })],
  ])('nothing remains of a fair that is deleted while %s arrive', async (_, path, make) => {
    const { payload } = api;
    await payload.db.deleteMany({ collection: 'fairs', where: {} });
    const id = await aFair();
    // Another member of staff deletes the fair after the call has found it.
    const { findByID } = payload;
    let deletion = 0;
    vi.spyOn(payload, 'findByID').mockImplementation(async (options) => {
      const found = await findByID.call(payload, options as never);
      if (options.collection === 'fairs' && deletion === 0) {
        deletion = 1;
        deletion = (await api.ask('DELETE', `/admin/fairs/${id}`)).status;
      }
      return found as never;
    });
    const answer = await api.ask('POST', `/admin/${path.replace(':id', String(id))}`, { form: await make() });
    vi.restoreAllMocks();
    expect([answer.status, deletion]).toEqual([404, 204]);
    for (const collection of ['gallery-images', 'fair-documents', 'exhibitors', 'media'] as const) {
      expect([collection, await api.count(collection)]).toEqual([collection, 0]);
    }
  });

  const REST_CALLS: Record<string, (fair: number) => Promise<[string, string, object]>> = {
    'adds an exhibitor': async (fair) => ['POST', '/exhibitors', { fair, name: 'Firma' }],
    'adds a picture': async (fair) => ['POST', '/gallery-images', { fair, image: await aStoredPicture() }],
    'moves an exhibitor': async (fair) => {
      return ['PATCH', `/exhibitors/${await anExhibitorOf(await aFair())}`, { fair }];
    },
    'copies an exhibitor': async (fair) => ['POST', `/exhibitors/${await anExhibitorOf(fair)}/duplicate`, {}],
  };
  // A call that refers to a fair uses `count` to check that the fair exists: before it takes the lock of the fair, and again
  // under the lock.
  test.each<[string, 'before' | 'after', number, number]>([
    ['adds an exhibitor', 'before', 1, 400],
    ['adds an exhibitor', 'after', 2, 201],
    ['adds a picture', 'before', 1, 400],
    ['moves an exhibitor', 'before', 1, 400],
    ['moves an exhibitor', 'after', 2, 200],
    ['copies an exhibitor', 'after', 1, 200],
  ])(
    'nothing remains of a fair that is deleted while /rest %s, %s the call locks the fair',
    async (what, _, nth, status) => {
      const { payload } = api;
      const id = await aFair();
      const [method, path, json] = (await REST_CALLS[what]?.(id)) ?? ['', '', {}];
      // Another member of staff deletes the fair right after the call's `nth` check (`count`) that the fair exists.
      const { count } = payload.db;
      let counts = 0;
      let deletion: Promise<Response> | undefined;
      vi.spyOn(payload.db, 'count').mockImplementation(async (options) => {
        const found = await count.call(payload.db, options);
        if (options.collection === 'fairs') counts += 1;
        if (options.collection === 'fairs' && counts === nth) {
          deletion = api.ask('DELETE', `/admin/fairs/${id}`);
          await withTimeFor(api, deletion);
        }
        return found;
      });
      const answer = await api.rest(method, path, { as: 'staff', json });
      vi.restoreAllMocks();
      expect([answer.status, (await deletion)?.status]).toEqual([status, 204]);
      for (const collection of ['exhibitors', 'gallery-images'] as const) {
        expect([collection, await api.count(collection, { fair: { equals: id } })]).toEqual([collection, 0]);
      }
    },
  );

  test('a fair that is deleted during its restore keeps its rows for the next restore', async () => {
    const id = await aFair();
    await add(`fairs/${id}/exhibitors`, { name: 'Işık Tarım' });
    const remove = async () => (await api.ask('DELETE', `/admin/fairs/${id}`)).status;
    await remove();
    const restore = async () => {
      const [latest] = await api.staff<{ id: number }[]>('GET', `/admin/versions?kind=fair&id=${id}`);
      const { id: draftId } = await api.staff<{ id: number }>('POST', `/admin/versions/${latest?.id}/draft`);
      return (await api.ask('POST', `/admin/drafts/${draftId}/publish`, { json: {} })).status;
    };
    // Another member of staff deletes the fair after its row is restored and before its exhibitors are restored.
    const deletion = meanwhile(api, 'find', 'gallery-images', remove);
    await restore();
    expect(await deletion()).toBe(204);
    expect(await api.count('exhibitors', { fair: { equals: id } })).toBe(0);
    expect(await restore()).toBe(200);
    expect(await api.count('exhibitors', { fair: { equals: id } })).toBe(1);
  });

  test.each([
    ['a change', 'call', `${REQUESTS}/:id`, { status: 'talking' }],
    ['marking as read', 'call', `${REQUESTS}/:id/mark-as-read`, undefined],
    ['a change through /rest', 'rest', '/participant-submissions/:id', { isRead: true }],
    [
      'a change of many through /rest',
      'rest',
      '/participant-submissions?where[id][equals]=:id',
      { isRead: true },
    ],
  ] as const)('%s of a request succeeds while its fair is deleted', async (_, way, path, change) => {
    const fairId = await aFair();
    const json = { ...REQUEST, fairId };
    const { id } = await api.staff<{ id: number }>('POST', '/participant-submissions', { json });
    // Another member of staff deletes the fair after the call has read the stand request and before it writes the request.
    const deletion = meanwhile(api, 'updateOne', 'participant-submissions', () =>
      api.ask('DELETE', `/admin/fairs/${fairId}`),
    );
    const { status } = await api[way]('PATCH', path.replace(':id', `${id}`), { as: 'staff', json: change });
    expect([status, (await deletion()).status]).toEqual([200, 204]);
    const row = await api.payload.findByID({ collection: 'participant-submissions', id, depth: 0 });
    expect(row.fair ?? null).toBeNull();
  });

  type WithPicture = 'fairs' | 'exhibitors';
  const aRowWithPicture = async (collection: WithPicture) => {
    const imageFile = await aPicture();
    const id =
      collection === 'fairs'
        ? await add('fairs', { ...FAIR, imageFile })
        : await add(`fairs/${await aFair()}/exhibitors`, { name: 'Firma', imageFile });
    const read = async () => (await api.payload.findByID({ collection, id, depth: 0 })).image;
    const image = await read();
    return { id, read, removePicture: () => api.rest('DELETE', `/media/${image}`, { as: 'staff' }) };
  };
  const changes = { fairs: { title: 'Yeni' }, exhibitors: { name: 'Yeni' } };
  const save = {
    '/api': (collection: WithPicture, id: number) =>
      api.ask('PUT', `/admin/${collection}/${id}`, { form: changes[collection] }),
    '/rest': (collection: WithPicture, id: number) =>
      api.rest('PATCH', `/${collection}/${id}`, { as: 'staff', json: changes[collection] }),
  };

  // SQLite refuses the row. MongoDB stores the row, and a hook then clears the picture, as if somebody had deleted the picture
  // after the save.
  test.each([
    ['fairs', '/api'],
    ['fairs', '/rest'],
    ['exhibitors', '/api'],
    ['exhibitors', '/rest'],
  ] as const)(
    'a row of %s saved through %s never keeps a picture that was deleted before the write',
    async (collection, way) => {
      const { id, read, removePicture } = await aRowWithPicture(collection);
      const deletion = meanwhile(api, 'updateOne', collection, removePicture);
      const answer = await save[way](collection, id);
      expect([answer.status, (await deletion()).status]).toEqual([database === 'sqlite' ? 409 : 200, 200]);
      if (database === 'sqlite') expect(await answer.text()).toContain(ERROR_MESSAGES.changedMeanwhile);
      expect((await read()) ?? null).toBeNull();
      expect((await save[way](collection, id)).status).toBe(200);
      expect(failureStatuses(adminFairRoutes.update)).toContain(409);
    },
  );

  test('a fair that is written while its picture is being deleted loses the picture', async () => {
    const { id, read, removePicture } = await aRowWithPicture('fairs');
    const deleting = Promise.withResolvers<void>();
    const saved = Promise.withResolvers<void>();
    let deletion: Promise<Response> | undefined;
    beforeCall(api, 'updateOne', 'fairs', () => {
      deletion ??= removePicture();
      return deleting.promise;
    });
    beforeCall(api, 'deleteOne', 'media', () => {
      deleting.resolve();
      return saved.promise;
    });
    const { status } = await save['/api']('fairs', id);
    saved.resolve();
    expect([status, (await deletion)?.status]).toEqual([200, 200]);
    vi.restoreAllMocks();
    expect((await read()) ?? null).toBeNull();
  });

  test.each([
    ['visitors', '/participant-submissions', { kvkkConsent: true }],
    ['staff', '/admin/participant-submissions', { source: 'phone' }],
  ])('requests of %s never name a fair that is deleted while they arrive', async (_, path, more) => {
    for (let turn = 0; turn < 3; turn += 1) {
      const fairId = await aFair();
      const json = { ...REQUEST, ...more, fairId };
      const send = async () => (await api.ask('POST', path, { json })).status;
      const remove = api.ask('DELETE', `/admin/fairs/${fairId}`);
      const statuses = await Promise.all([send(), send(), send(), send(), send()]);
      expect((await remove).status).toBe(204);
      expect(statuses.filter((status) => status !== 201 && status !== 400)).toEqual([]);
      expect(await api.count('participant-submissions', { fair: { equals: fairId } })).toBe(0);
    }
  });
});

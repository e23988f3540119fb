import type { List } from '@fuar/shared/content/kinds';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { VALIDATION_MESSAGES as vm } from '@fuar/shared/messages/validation';
import { type Changes, changesSchema } from '@fuar/shared/schemas/changes';
import { draftContentSchema } from '@fuar/shared/schemas/preview-calls';
import { beforeAll, describe, expect, test } from 'vitest';
import { sweepVersions } from '../../editing/versions.ts';
import { aPdf } from '../../testing/documents.ts';
import { EXPIRES_AT, serveFakePublisher } from '../../testing/fake-publisher.ts';
import { aDataUrl, aPicture } from '../../testing/pictures.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

const FAIR = {
  title: 'Tarım Fuarı',
  date: '15-17 Ekim 2090',
  description: 'Kısa.',
  details: '<p onclick="x()">Uzun <b>metin</b></p>',
};
const PRESS = { type: 'Coverage', title: 'Haber', date: '2025-10-15', content: '<p>b</p>', source: 'Gazete' };

describe.each(DATABASES)('previews on %s', (database) => {
  const publisher = serveFakePublisher();
  const api = serveApi(database, () => publisher.settings);
  let picture: string;
  beforeAll(async () => {
    const form = { imageFile: await aPicture() };
    picture = (await api.staff<{ url: string }>('POST', '/admin/media', { form })).url;
  });

  const preview = (json: object) => api.ask('POST', '/admin/preview', { json });
  const readAll = async () =>
    changesSchema.parse(await (await api.call('GET', '/changes')).json()) as Changes;

  /** Expects that the publisher received exactly the rows that `save` then stores. */
  async function compare(list: List, draft: object, save: () => Promise<Response>): Promise<void> {
    const before = await readAll();
    expect(await (await preview(draft)).json()).toEqual({ token: 't', expiresAt: EXPIRES_AT, pages: [] });
    expect(await readAll()).toEqual(before);
    expect(publisher.started.at(-1)?.version).toBe(before.version);
    const { rows } = draftContentSchema.parse(publisher.started.at(-1));
    const saved = await save();
    expect(saved.status).toBeLessThan(300);
    const { id } = (await saved.json()) as { id: number };
    const changes = await readAll();
    const found = (list === 'pages' ? changes.outline?.pages : changes[list as 'fairs'])?.find(
      (row) => row.id === id,
    );
    const { stamp: _, ...row } = { stamp: 0, ...found };
    // Compare as text, because the publisher's digests depend on the order of the fields.
    expect(JSON.stringify(rows)).toBe(JSON.stringify({ [list]: [row] }));
  }

  test('a preview has the rows that a save would give, and stores nothing', async () => {
    const as = 'staff';
    await compare('fairs', { kind: 'fair', fields: FAIR }, () =>
      api.call('POST', '/admin/fairs', { as, form: FAIR }),
    );
    const changes = { title: ' Yeni ad ', date: 'Yakında' };
    await compare('fairs', { kind: 'fair', id: 1, fields: changes }, () =>
      api.call('PUT', '/admin/fairs/1', { as, form: changes }),
    );
    const document = { title: 'Rehber', documentFile: aPdf() };
    await api.call('POST', '/admin/fairs/1/documents', { as, form: document });
    const completed = { status: 'Completed', date: '1 Mart 2020', details: '' };
    await compare('fairs', { kind: 'fair', id: 1, fields: completed }, () =>
      api.call('PUT', '/admin/fairs/1', { as, form: completed }),
    );
    await compare('press', { kind: 'press', fields: PRESS }, () =>
      api.call('POST', '/admin/press', { as, form: PRESS }),
    );
    await compare('press', { kind: 'press', id: 1, fields: { source: '' } }, () =>
      api.call('PUT', '/admin/press/1', { as, form: { source: '' } }),
    );
    const page = { title: 'KVKK', content: `<p>Metin <img src="${picture}" alt="a"></p>` };
    await compare('pages', { kind: 'page', id: 'kvkk', fields: page }, () =>
      api.call('PUT', '/admin/page-content/kvkk', { as, json: { pageKey: 'kvkk', ...page } }),
    );
  });

  test('a preview shows the stored picture that a draft names, and no picture if the draft removes it', async () => {
    await preview({ kind: 'fair', id: 1, fields: { imageUrl: picture } });
    const { rows } = draftContentSchema.parse(publisher.started.at(-1));
    expect(rows.fairs?.[0]).toMatchObject({ imageUrl: picture, image: { width: expect.any(Number) } });
    await preview({ kind: 'fair', id: 1, fields: { imageUrl: '' } });
    expect(draftContentSchema.parse(publisher.started.at(-1)).rows.fairs?.[0]).not.toHaveProperty('imageUrl');
  });

  test('a picture in a text stays a data URL and is not stored', async () => {
    const before = await api.count('media');
    const src = await aDataUrl({ width: 33 });
    await preview({ kind: 'fair', id: 1, fields: { details: `<p><img src="${src}"></p>` } });
    const { rows } = draftContentSchema.parse(publisher.started.at(-1));
    expect(rows.fairs?.[0]?.details).toContain(src);
    expect(await api.count('media')).toBe(before);
  });

  const lastRows = () => draftContentSchema.parse(publisher.started.at(-1)).rows;

  test('the preview of a deleted fair has the old id and the gallery of the fair', async () => {
    const as = 'staff';
    const { id } = await (await api.call('POST', '/admin/fairs', { as, form: FAIR })).json();
    const form = { imageFiles: [await aPicture('g.png', { width: 40 })] };
    await api.call('POST', `/admin/gallery/upload/${id}`, { as, form });
    const { galleryImages } = await readAll();
    const { stamp: _, ...picture } = { stamp: 0, ...galleryImages.at(-1) };
    await api.call('DELETE', `/admin/fairs/${id}`, { as });
    expect((await preview({ kind: 'fair', id, fields: FAIR })).status).toBe(200);
    expect(lastRows()).toMatchObject({
      fairs: [{ id, title: FAIR.title, status: 'Upcoming', startDate: '2090-10-15' }],
      galleryImages: [{ ...picture, id: Number(picture.id) + 1 }],
    });
    expect((await preview({ kind: 'fair', id, fields: {} })).status).toBe(400);

    // A publication leaves out a picture that no longer exists, and so does the preview.
    const docs = await api.rows('media', {}, '-id');
    await api.payload.delete({ collection: 'media', id: docs[0]?.id ?? 0 });
    expect((await preview({ kind: 'fair', id, fields: FAIR })).status).toBe(200);
    expect(lastRows()).not.toHaveProperty('galleryImages');
  });

  test('a draft that would restore a row has a preview even after the versions of the row were removed', async () => {
    const as = 'staff';
    const { id } = await api.staff<{ id: number }>('POST', '/admin/fairs', { form: FAIR });
    await api.staff('POST', `/admin/fairs/${id}/exhibitors`, { json: { name: 'Dicle Sulama' } });
    await api.call('DELETE', `/admin/fairs/${id}`, { as });
    const [deleted] = await api.staff<{ id: number }[]>('GET', '/admin/deleted');
    expect((await api.call('POST', `/admin/versions/${deleted?.id}/draft`, { as })).status).toBe(201);
    await sweepVersions(api.payload, Date.now() + 31 * 86_400_000);
    expect((await preview({ kind: 'fair', id, fields: FAIR })).status).toBe(200);
    expect(lastRows()).toMatchObject({ fairs: [{ id }], exhibitors: [{ fairId: id, name: 'Dicle Sulama' }] });
  });

  test('the preview of a day has the drafts that are scheduled until the end of the day in Istanbul, in order', async () => {
    const schedule = async (publishAt: string, json: object) => {
      const response = await api.ask('POST', '/admin/drafts', { json: { ...json, publishAt } });
      expect(response.status).toBe(201);
    };
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const at = (time: string) => `${day}T${time}+03:00`;
    const first = { kind: 'fair', fields: { ...FAIR, title: 'Birinci' } };
    await schedule(at('23:59:59'), { kind: 'fair', fields: { ...FAIR, title: 'İkinci' } });
    await schedule(at('09:00:00'), first);
    await schedule(at('10:00:00'), { kind: 'page', id: 'isg-politikasi', fields: { title: 'Zamanlı' } });
    await schedule(at('11:00:00'), { kind: 'press', id: 1, fields: { title: 'Değişecek' } });
    await schedule(`${day}T21:00:00Z`, { kind: 'page', id: 'insan-kaynaklari', fields: { title: 'Sonra' } });
    // The draft of this row cannot be published any more, because the row was saved after the draft began.
    await api.ask('PUT', '/admin/press/1', { form: { title: 'Önce' } });
    await preview(first);
    const [next] = lastRows().fairs ?? [];
    expect((await preview({ day })).status).toBe(200);
    expect(publisher.started.at(-1)?.day).toBe(day);
    expect(lastRows()).toMatchObject({
      fairs: [
        { id: next?.id, title: 'Birinci' },
        { id: Number(next?.id) + 1, title: 'İkinci' },
      ],
      pages: [{ pageKey: 'isg-politikasi', title: 'Zamanlı' }],
    });
    expect(Object.keys(lastRows())).toHaveLength(2);
    expect((await preview({ day: '2090-13-01' })).status).toBe(400);
  });

  test.each([
    [
      { kind: 'fair', fields: { title: '' } },
      { title: vm.titleRequired, date: vm.dateRequired },
    ],
    [{ kind: 'fair', id: 1, fields: { title: '' } }, { title: vm.titleRequired }],
    [{ kind: 'press', id: 1, fields: { link: 'javascript:x' } }, { link: expect.any(String) }],
    [{ kind: 'page', id: 'kvkk', fields: { title: 'x'.repeat(201) } }, { title: expect.any(String) }],
    [{ kind: 'fair', id: 1, fields: { imageUrl: '/media/yok.webp' } }, { imageUrl: vm.imageRequired }],
  ])('%j is refused as its save would be', async (json, errors) => {
    const response = await preview(json);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: m.invalidInput, errors });
  });

  test.each([
    { kind: 'slide', fields: {} },
    { kind: 'fair', id: 99, fields: {} },
    { kind: 'fair', id: 'kvkk', fields: {} },
    { kind: 'page', id: 1, fields: {} },
    { kind: 'page', fields: {} },
  ])('%j is not found', async (json) => {
    expect((await preview(json)).status).toBe(404);
  });

  test('only staff can read the pages of a preview', async () => {
    const read = (path: string, headers: Record<string, string> = { cookie: api.cookie }) =>
      api.request(`/api/admin/preview/${path}`, { headers });
    const page = await read('t/fuarlar/1?x=1');
    expect(await answerOf(page)).toEqual([200, '<h1>/fuarlar/1</h1>']);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'self'",
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(await (await read('t')).text()).toBe('<h1>/</h1>');
    expect(await (await read('t/')).text()).toBe('<h1>/</h1>');
    expect(publisher.read.at(-1)?.owner).toBe(publisher.started.at(-1)?.owner);
    expect(await answerOf(read('t/yok'))).toEqual([404, '<h1>/yok</h1>']);
    for (const [path, headers, status] of [
      ['x/fuarlar/1', undefined, 404],
      ['t/fuarlar/1', {}, 401],
    ] as const) {
      const response = await read(path, headers);
      expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/json']);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      const { message } = (await response.json()) as { message: string };
      const shown = await read(path, {
        accept: 'text/html,*/*;q=0.8',
        ...(headers ?? { cookie: api.cookie }),
      });
      expect([shown.status, shown.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
      expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(await shown.text()).toContain(`<h1>${message}</h1>`);
    }
    const posted = await api.request('/api/admin/preview/t/x', {
      method: 'POST',
      headers: { cookie: api.cookie },
    });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

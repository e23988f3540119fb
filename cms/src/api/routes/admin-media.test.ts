import { ROUTES } from '@fuar/shared/api/routes';
import { beforeEach, describe, expect, test } from 'vitest';
import { sweepUnusedMedia } from '../../media/sweep-unused.ts';
import { picturesIn } from '../../rich-text/pictures.ts';
import { toHtml } from '../../rich-text/to-html.ts';
import { failCall } from '../../testing/database-calls.ts';
import { deleteAllVersions } from '../../testing/delete-all-versions.ts';
import { createFairCalls, FAIR } from '../../testing/fair-calls.ts';
import { aDataUrl, aPicture } from '../../testing/pictures.ts';
import { DATABASES, serveApi } from '../../testing/start-api.ts';

const A_DAY_MS = 86_400_000;

describe.each(DATABASES)('pictures in texts on %s', (database) => {
  const api = serveApi(database);
  const { files, removeAll } = createFairCalls(api);
  beforeEach(removeAll);

  const sweepIn = (hours: number) =>
    sweepUnusedMedia(api.payload, { olderThanMs: A_DAY_MS, now: Date.now() + hours * 3_600_000 });
  const isServed = async (url: string) => (await api.request(url)).status === 200;

  async function upload(imageFile?: File) {
    const form = imageFile ? { imageFile } : { other: 'x' };
    const response = await api.ask('POST', '/admin/media', { form });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async function save(details: string, id?: number) {
    const form = { ...FAIR, details };
    const response = await (id
      ? api.ask('PUT', `/admin/fairs/${id}`, { form })
      : api.ask('POST', '/admin/fairs', { form }));
    const body = (await response.json()) as { id: number; details: string; message: string };
    return { ...body, status: response.status };
  }

  const sourcesOf = (html: string) => [...html.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src);

  test('answers an upload with the URL and the sizes of the picture', async () => {
    const { status, body } = await upload(
      await aPicture('uzun.jpg', { width: 1000, height: 500, type: 'jpeg' }),
    );
    expect(status).toBe(201);
    expect(ROUTES.adminMedia.upload.answer.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      url: expect.stringMatching(/^\/media\/[\da-f]{20}\.jpg$/),
      width: 1000,
      height: 500,
      srcset: [{ width: 480 }, { width: 720 }, { width: 960 }, { width: 1000 }],
    });
    expect(await isServed(String(body.url))).toBe(true);
  });

  test('rejects an upload without a picture', async () => {
    const errors = { imageFile: expect.any(String) };
    expect(await upload()).toMatchObject({ status: 400, body: { errors } });
    expect(await upload(new File(['<svg/>'], 'a.png'))).toMatchObject({ status: 415 });
    expect(files()).toEqual([]);
  });

  test('stores a picture inside a text as media and keeps its place and alternative text', async () => {
    const src = await aDataUrl({ width: 300, height: 150 });
    const { status, details, id } = await save(`<p>Önce <img src="${src}" alt="Salon"> sonra</p>`);
    expect(status).toBe(201);
    expect(details).toMatch(
      /^<p>Önce <img src="\/media\/[\da-f]{20}\.png" alt="Salon" width="300" height="150"> sonra<\/p>$/,
    );
    expect(await isServed(sourcesOf(details)[0] ?? '')).toBe(true);
    const answer = await (await api.call('GET', `/fairs/${id}`)).json();
    expect(answer).toMatchObject({ details });
  });

  test('keeps pictures in the texts of press items and pages in the same way', async () => {
    const content = `<p><img src="${await aDataUrl({ background: '#666' })}"></p>`;
    const form = { type: 'Bulletin', title: 'Haber', date: '2090-05-01', content };
    const made = await api.ask('POST', '/admin/press', { form });
    const item = (await made.json()) as { id: number; content: string };
    const json = { pageKey: 'kvkk', title: 'KVKK', content };
    const saved = await api.ask('PUT', '/admin/page-content/kvkk', { json });
    const page = (await saved.json()) as { content: string };
    expect([made.status, saved.status]).toEqual([201, 200]);
    const [url = ''] = sourcesOf(item.content);
    expect(url).toMatch(/^\/media\/[\da-f]{20}\.png$/);
    expect(sourcesOf(page.content)).toEqual([url]);

    await api.ask('DELETE', `/admin/press/${item.id}`);
    expect(await sweepIn(1000)).toBe(0);
    await api.ask('PUT', '/admin/page-content/kvkk', { json: { ...json, content: '<p>x</p>' } });
    // Nothing is swept, because versions of both rows still name the pictures.
    expect(await sweepIn(1000)).toBe(0);
    await deleteAllVersions(api);
    expect(files()).toEqual([]);
  });

  test('fills in URL and size of a stored picture that the console chose', async () => {
    const { body } = await upload(await aPicture('a.png', { width: 30, height: 20 }));
    const docs = await api.rows('media');
    const { id } = await save('<p>Önce <img src="https://ornek.test/eski.png" width="9" height="9"></p>');
    const { details } = await api.payload.findByID({ collection: 'fairs', id, depth: 0 });
    const [picture] = picturesIn(details);
    Object.assign(picture ?? {}, { chosen: docs[0]?.id });
    const saved = await api.payload.update({ collection: 'fairs', id, data: { details: details ?? null } });
    expect(toHtml(saved.details)).toBe(`<p>Önce <img src="${body.url}" alt="" width="30" height="20"></p>`);
    expect(JSON.stringify(saved.details)).not.toContain('chosen');
    Object.assign(picture ?? {}, { chosen: undefined, src: '' });
    await expect(
      api.payload.update({ collection: 'fairs', id, data: { details: details ?? null } }),
    ).rejects.toThrow();
  });

  test('computes the missing width or height from the given one', async () => {
    const src = await aDataUrl({ width: 300, height: 150 });
    const { details } = await save(`<p><img src="${src}" width="100"><img src="${src}" height="30"></p>`);
    expect(details).toContain('width="100" height="50"');
    expect(details).toContain('width="60" height="30"');
  });

  test('stores equal pictures once, also when the text is sent again', async () => {
    const src = await aDataUrl();
    const { details, id } = await save(`<p><img src="${src}"><img src="${src}"></p>`);
    expect(new Set(sourcesOf(details)).size).toBe(1);
    expect((await save(`<p><img src="${src}"></p>`, id)).details).toContain(String(sourcesOf(details)[0]));
    expect(await api.count('media')).toBe(1);
  });

  test('rejects a text with one bad picture and stores none of its pictures', async () => {
    const good = await aDataUrl();
    const bad = `data:image/png;base64,${Buffer.from('<script>alert(1)</script>').toString('base64')}`;
    const { status, message } = await save(`<p><img src="${good}"><img src="${bad}"></p>`);
    expect([status, message]).toEqual([415, expect.stringContaining('“Metindeki 2. görsel”')]);
    expect(files()).toEqual([]);
    expect(await (await api.call('GET', '/fairs')).json()).toEqual([]);
  });

  test('keeps no picture of a text whose pictures cannot all be stored', async () => {
    failCall(api, 'create', 'media', 2);
    const first = await aDataUrl({ background: '#111' });
    const second = await aDataUrl({ background: '#222' });
    expect((await save(`<p><img src="${first}"><img src="${second}"></p>`)).status).toBe(500);
    expect(files()).toEqual([]);
    expect(await api.count('media')).toBe(0);
  });

  test('rejects a text with too many pictures', async () => {
    const sources = await Promise.all(
      Array.from({ length: 31 }, (_, i) => aDataUrl({ width: 8, height: 8 + i })),
    );
    const html = sources.map((src) => `<p><img src="${src}"></p>`).join('');
    expect((await save(html)).status).toBe(413);
    expect(files()).toEqual([]);
  });

  test('deletes an unreferenced upload after a day, not before', async () => {
    const { body } = await upload(await aPicture());
    expect(await sweepIn(23)).toBe(0);
    expect(await isServed(String(body.url))).toBe(true);
    expect(await sweepIn(25)).toBe(1);
    expect(files()).toEqual([]);
  });

  test('keeps referenced pictures, however old', async () => {
    const inText = String((await upload(await aPicture('a', { background: '#333' }))).body.url);
    const linked = String((await upload(await aPicture('b', { background: '#444' }))).body.url);
    await save(`<p><img src="${inText}"> <a href="https://ornek.test${linked}">büyük</a></p>`);
    const form = { ...FAIR, imageFile: await aPicture('c', { background: '#555' }) };
    const { imageUrl } = await api.staff<{ imageUrl: string }>('POST', '/admin/fairs', { form });
    expect(await sweepIn(1000)).toBe(0);
    for (const url of [inText, linked, imageUrl]) expect(await isServed(url)).toBe(true);
  });

  test('keeps a picture while a version has it in its text, and at least for a day', async () => {
    const { details, id } = await save(`<p><img src="${await aDataUrl()}"></p>`);
    const [url = ''] = sourcesOf(details);
    const old = new Date(Date.now() - 30 * A_DAY_MS).toISOString();
    await api.payload.db.updateMany({ collection: 'media', where: {}, data: { updatedAt: old } });
    await save('<p>Resimsiz</p>', id);
    expect(await sweepIn(1000)).toBe(0);
    await api.payload.db.deleteMany({ collection: 'versions', where: {} });
    expect(await sweepIn(1)).toBe(0);
    expect(await isServed(url)).toBe(true);
    expect(await sweepIn(25)).toBe(1);
    expect(await isServed(url)).toBe(false);
  });

  test('deleting a fair keeps its picture if the text of another fair shows it', async () => {
    const form = { ...FAIR, imageFile: await aPicture() };
    const owner = await api.staff<{ id: number; imageUrl: string }>('POST', '/admin/fairs', { form });
    await save(`<p><img src="${owner.imageUrl}"></p>`);
    await api.ask('DELETE', `/admin/fairs/${owner.id}`);
    await deleteAllVersions(api);
    expect(await isServed(owner.imageUrl)).toBe(true);
  });
});

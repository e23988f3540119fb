import { readdirSync } from 'node:fs';
import { ROUTES } from '@fuar/shared/api/routes';
import type { AdminPressItem, PressCard, PressItem } from '@fuar/shared/schemas/press-item';
import { afterEach, describe, expect, test } from 'vitest';
import { mediaDirOf } from '../../start/folders.ts';
import { deleteAllVersions } from '../../testing/delete-all-versions.ts';
import { aPicture } from '../../testing/pictures.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

const INPUT = { type: 'Coverage', title: 'Fuar doldu taştı', date: '2025-10-15' };

describe.each(DATABASES)('press items on %s', (database) => {
  const api = serveApi(database);
  afterEach(async () => {
    for (const { id } of await api.staff<AdminPressItem[]>('GET', '/admin/press')) {
      await api.ask('DELETE', `/admin/press/${id}`);
    }
    await deleteAllVersions(api);
    expect(readdirSync(mediaDirOf(api.env))).toEqual([]);
  });

  async function create(form: Record<string, string | File> = {}): Promise<AdminPressItem> {
    return ROUTES.adminPress.create.answer.parse(
      await api.staff('POST', '/admin/press', { form: { ...INPUT, ...form } }),
    );
  }

  async function update(id: number, form: Record<string, string | File>): Promise<AdminPressItem> {
    return ROUTES.adminPress.update.answer.parse(await api.staff('PUT', `/admin/press/${id}`, { form }));
  }

  test('creates an item with the given values only', async () => {
    const item = await create({ content: '<p>Bir <b>iki</b></p>', source: '', link: '' });
    expect(item).toEqual({
      id: expect.any(Number),
      ...INPUT,
      content: '<p>Bir <strong>iki</strong></p>',
      live: false,
    });
    const { live, ...publicItem } = item;
    expect(await api.staff('GET', `/press/${item.id}`)).toEqual(publicItem);
    expect(ROUTES.press.get.answer.strict().parse(publicItem)).toEqual(publicItem);
  });

  test('keeps absent fields in an edit, clears source and link with an empty text, and replaces the picture', async () => {
    const optional = { source: 'Bölge Postası', link: 'https://posta.example/haber' };
    const { id } = await create({ ...optional, content: '<p>Uzun</p>', imageFile: await aPicture() });
    const renamed = await update(id, { title: 'Yeni ad' });
    expect(renamed).toMatchObject({ ...INPUT, ...optional, title: 'Yeni ad', content: '<p>Uzun</p>' });
    const replaced = await update(id, { imageFile: await aPicture('b.png', { background: '#063' }) });
    expect(replaced.imageUrl).not.toBe(renamed.imageUrl);
    expect((await api.request(renamed.imageUrl ?? '')).status).toBe(200);
    const cleared = await update(id, { source: '', link: '', content: '', type: 'Bulletin' });
    expect(cleared).toMatchObject({ type: 'Bulletin', content: '', imageUrl: replaced.imageUrl });
    expect(cleared).not.toHaveProperty('source');
    expect(cleared).not.toHaveProperty('link');
  });

  test.each([
    [{ title: ' ' }, { title: 'Başlık zorunludur.' }],
    [{ date: '' }, { date: 'Tarih zorunludur.' }],
    [{ date: '15.10.2025' }, { date: 'Geçerli bir tarih giriniz.' }],
    [{ date: '2025-02-30' }, { date: 'Geçerli bir tarih giriniz.' }],
    [{ type: 'bulletin' }, { type: 'Bilinmeyen tür.' }],
    [{ link: 'javascript:alert(1)' }, { link: 'http:// veya https:// ile başlayan bir adres giriniz.' }],
    [{ link: 'posta.example' }, { link: 'http:// veya https:// ile başlayan bir adres giriniz.' }],
    [{ source: 'x'.repeat(201) }, { source: 'En fazla 200 karakter yazabilirsiniz.' }],
  ])('rejects %j in create and update', async (wrong, errors) => {
    const created = await api.ask('POST', '/admin/press', { form: { ...INPUT, ...wrong } });
    expect(await answerOf(created)).toEqual([400, { message: expect.any(String), errors }]);
    const { id } = await create();
    expect((await api.ask('PUT', `/admin/press/${id}`, { form: wrong })).status).toBe(400);
    expect(await api.staff('GET', `/press/${id}`)).toMatchObject(INPUT);
  });

  test('lists the newest day first, breaks ties by the newest id, and filters by type and page', async () => {
    const dates = ['2025-10-15', '2026-01-02', '2025-10-15', '2024-12-31', '2025-11-30', '2025-11-29'];
    const made = await Array.fromAsync(dates, (date, n) =>
      create({ date, type: n < 2 ? 'Bulletin' : 'Coverage' }),
    );
    const order = async (path: string) =>
      (await api.staff<PressItem[]>('GET', path)).map(({ id }) => made.findIndex((item) => item.id === id));
    expect(await order('/press')).toEqual([1, 4, 5, 2, 0, 3]);
    expect(await order('/press?type=Bulletin')).toEqual([1, 0]);
    expect(await order('/press?type=Coverage&page=2&limit=2')).toEqual([2, 3]);
    expect(await order('/press/latest')).toEqual([1, 4, 5, 2]);
    expect(await order('/press/latest?limit=5')).toEqual([1, 4, 5, 2, 0]);
    expect(await order('/admin/press')).toEqual([1, 4, 5, 2, 0, 3]);
  });

  test('puts an excerpt on cards instead of the content', async () => {
    await create({ content: `<p>${'uzun metin '.repeat(30)}</p>` });
    for (const path of ['/press?fields=card', '/press/latest?fields=card']) {
      const [card] = await api.staff<PressCard[]>('GET', path);
      expect(card).not.toHaveProperty('content');
      expect(card?.excerpt).toMatch(/^uzun metin .*…$/);
      expect(card?.excerpt.length).toBeLessThanOrEqual(160);
    }
  });

  test.each(['type=bulletin', 'type=', 'limit=0', 'limit=101', 'page=0', 'fields=all'])(
    '?%s is refused',
    async (query) => {
      expect((await api.call('GET', `/press?${query}`)).status).toBe(400);
    },
  );

  test('shows a change to the next reader, and deletes the picture with the versions of its item', async () => {
    const { id, imageUrl } = await create({ imageFile: await aPicture() });
    const first = await api.call('GET', '/press');
    await update(id, { title: 'Değişti' });
    expect(await api.staff('GET', '/press')).toMatchObject([{ title: 'Değişti' }]);
    const again = await api.call('GET', '/press', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(200);
    expect((await api.ask('DELETE', `/admin/press/${id}`)).status).toBe(204);
    expect((await api.call('GET', `/press/${id}`)).status).toBe(404);
    expect((await api.request(imageUrl ?? '')).status).toBe(200);
    await deleteAllVersions(api);
    expect((await api.request(imageUrl ?? '')).status).toBe(404);
  });
});

import type { Draft, Version } from '@fuar/shared/schemas/editing';
import type { RecordEntry } from '@fuar/shared/schemas/people';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSchedule } from '../editing/schedule.ts';
import { aPicture } from '../testing/pictures.ts';
import { ADMIN, DATABASES, serveApi } from '../testing/start-api.ts';
import { record } from './record.ts';

const FAIR = { title: 'Kitap Fuarı', date: '15-17 Ekim 2090', description: 'Kısa.' };
const VISITOR = {
  name: 'Zümrüt Yıldızoğlu',
  email: 'zumrut@ornek.test',
  subject: 'Zırhlı konu',
  message: 'Zarif söz',
};
const REQUEST = {
  companyName: 'Zeytinlik Makine',
  contactName: 'Zekeriya Demir',
  contactEmail: 'zekeriya@ornek.test',
  contactPhone: '0532 765 43 21',
  fairId: 1,
  requestedArea: '36',
  notes: 'Zemin katta',
  kvkkConsent: true,
};

describe.each(DATABASES)('the record of actions on %s', (database) => {
  const api = serveApi(database, { FORM_LIMIT: '1000' });
  let userId: number;
  beforeAll(async () => {
    userId = (await api.rows('users'))[0]?.id ?? 0;
    await api.staff('POST', '/admin/fairs', { form: FAIR });
  });
  beforeEach(() => api.payload.db.deleteMany({ collection: 'records', where: {} }));

  const list = (query = '') => api.staff<RecordEntry[]>('GET', `/admin/record${query}`);
  /** Kind, `what` and row of each entry, oldest first. Expects that the administrator made each entry. */
  async function entries(): Promise<string[]> {
    const all = (await list()).reverse();
    for (const { by } of all) expect(by).toBe(ADMIN.username);
    return all.map(({ kind, what, rowId }) => [kind, what, ...(rowId ? [rowId] : [])].join(' | '));
  }
  const rest = async (method: string, path: string, json?: object) => {
    const response = await api.rest(method, path, { headers: { cookie: api.cookie }, json });
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return ((await response.json()) as { doc: { id: number } }).doc;
  };

  test('lists all entries if the values of the query are empty, and refuses wrong ones', async () => {
    await api.staff('PUT', '/admin/settings', { json: { phone: '0412' } });
    expect(await list('?before=&user=&kind=')).toEqual(await list());
    expect(await list()).toHaveLength(1);
    for (const query of ['?before=x', '?before=0', '?before=9999999999999999', '?kind=x']) {
      expect([query, (await api.ask('GET', `/admin/record${query}`)).status]).toEqual([query, 400]);
    }
  });

  test('has an entry for each change of content', async () => {
    const { id } = await api.staff<{ id: number }>('POST', '/admin/fairs', { form: FAIR });
    await api.staff('PUT', `/admin/fairs/${id}`, { form: { title: 'Yeni ad', imageFile: await aPicture() } });
    await api.staff('DELETE', `/admin/fairs/${id}`);
    const press = { type: 'Bulletin', title: 'Haber', date: '2025-10-15', content: '<p>b</p>' };
    const item = await api.staff<{ id: number }>('POST', '/admin/press', { form: press });
    await api.staff('PUT', '/admin/page-content/kvkk', { json: { content: '<p>Metin</p>' } });
    await api.staff('PUT', '/admin/settings', { json: { phone: '0412' } });
    await api.staff('PUT', '/admin/reply-templates', { json: [{ title: 'a', subject: 'b', body: 'c' }] });
    await api.staff('POST', '/admin/publication');
    const seen = await entries();
    expect(seen).toEqual([
      `save | Fuar: Kitap Fuarı | ${id}`,
      `save | Fuar: Yeni ad | ${id}`,
      `delete | Fuar: Yeni ad | ${id}`,
      `save | Basın içeriği: Haber | ${item.id}`,
      expect.stringMatching(/^save \| Sayfa içeriği: .+ \| \d$/),
      'save | Site ayarları',
      'save | Yanıt şablonları',
      'publish | Sitenin tamamı',
    ]);
  });

  test('has one entry for an upload of many pictures, and one for a new order of all slides', async () => {
    const imageFiles = [await aPicture('a.png', { width: 61 }), await aPicture('b.png', { width: 62 })];
    const [image] = await api.staff<{ id: number }[]>('POST', '/admin/gallery/upload/1', {
      form: { imageFiles },
    });
    await api.staff('DELETE', `/admin/gallery/${image?.id}`);
    const imageFile = await aPicture('c.png', { width: 63 });
    const slide = await api.staff<{ id: number }>('POST', '/admin/slider-images', {
      form: { title: 'Bir', imageFile },
    });
    await api.staff('PUT', '/admin/slider-images/order', { json: [{ id: slide.id, order: 0 }] });
    await api.staff('POST', '/admin/media', { form: { imageFile: await aPicture('d.png', { width: 64 }) } });
    expect(await entries()).toEqual([
      'save | Galeri: Kitap Fuarı, 2 görsel | 1',
      `delete | Galeri görseli | ${image?.id}`,
      `save | Slider görseli: Bir | ${slide.id}`,
      'save | Slider sırası',
      expect.stringMatching(/^save \| Görsel \| \d+$/),
    ]);
  });

  test('has no entry for a saved draft, but one for each that is scheduled, published or deleted', async () => {
    const json = { kind: 'fair', id: 1, fields: { title: 'Taslak adı' } };
    const { id } = await api.staff<Draft>('POST', '/admin/drafts', { json });
    await api.staff('PUT', `/admin/drafts/${id}`, { json: { fields: { ...FAIR, title: 'Sonraki ad' } } });
    expect(await entries()).toEqual([]);
    const year = new Date().getUTCFullYear() + 1;
    const publishAt = `${year}-01-02T06:00:00Z`;
    await api.staff('PUT', `/admin/drafts/${id}`, { json: { publishAt } });
    await api.staff('PUT', `/admin/drafts/${id}`, { json: { publishAt: '' } });
    await api.staff('POST', `/admin/drafts/${id}/publish`, { json: {} });
    const [version] = await api.staff<Version[]>('GET', '/admin/versions?kind=fair&id=1');
    const restored = await api.staff<Draft>('POST', `/admin/versions/${version?.id}/draft`);
    await api.staff('DELETE', `/admin/drafts/${restored.id}`);
    expect(await entries()).toEqual([
      `publish | Fuar: Sonraki ad, 2 Ocak ${year} 09.00 için zamanlandı | 1`,
      'publish | Fuar: Sonraki ad, zamanlama kaldırıldı | 1',
      'publish | Fuar: Sonraki ad | 1',
      'restore | Taslak, Fuar: Sonraki ad | 1',
      'delete | Taslak, Fuar: Sonraki ad | 1',
    ]);
  });

  test('names the author when the schedule publishes the draft of a deleted row', async () => {
    const { id } = await api.staff<{ id: number }>('POST', '/admin/fairs', { form: FAIR });
    await api.staff('DELETE', `/admin/fairs/${id}`);
    const [deleted] = await api.staff<Version[]>('GET', '/admin/deleted');
    const { id: draft } = await api.staff<Draft>('POST', `/admin/versions/${deleted?.id}/draft`);
    await api.payload.db.deleteMany({ collection: 'records', where: {} });
    const data = { state: 'scheduled', publishAt: Date.now() - 1 };
    await api.set('drafts', draft, data);
    const schedule = startSchedule(api.deps);
    await vi.waitFor(async () => expect(await list()).toHaveLength(1));
    await schedule.stop();
    expect(await entries()).toEqual([`restore | Fuar: Kitap Fuarı | ${id}`]);
    expect(await list(`?user=${userId}`)).toHaveLength(1);
  });

  test('has an entry for a draft whose publication crashed after saving the row', async () => {
    const { id } = await api.staff<Draft>('POST', '/admin/drafts', { json: { kind: 'fair', fields: FAIR } });
    // The first call to delete the draft fails, as if the process had ended there.
    const { db } = api.payload;
    const crash = vi.spyOn(db, 'deleteOne').mockRejectedValueOnce(new Error('crash'));
    await expect(api.staff('POST', `/admin/drafts/${id}/publish`, { json: {} })).rejects.toThrow('500');
    crash.mockRestore();
    await db.deleteMany({ collection: 'records', where: {} });
    const row = await api.staff<{ id: number }>('POST', `/admin/drafts/${id}/publish`, { json: {} });
    expect(await entries()).toEqual([`publish | Fuar: Kitap Fuarı | ${row.id}`]);
  });

  test('has an entry for each change through /rest, and for each row of a bulk change', async () => {
    const { id } = await rest('POST', '/fairs', { ...FAIR, status: 'Upcoming' });
    const other = await rest('POST', '/redirects', { from: '/eski', to: '/fuarlar' });
    await rest('PATCH', `/fairs/${id}`, { title: 'Konsoldan' });
    await rest('POST', '/globals/site-settings', { phone: '0413' });
    await rest('DELETE', `/fairs?where[id][equals]=${id}`);
    const person = { email: 'ikinci@ornek.test', password: 'uzun-ve-benzersiz-sifre', role: 'editor' };
    const account = await rest('POST', '/users', person);
    await rest('PATCH', `/users/${account.id}`, { name: 'İkinci' });
    await rest('DELETE', `/users/${account.id}`);
    expect(await entries()).toEqual([
      `save | Fuar: Kitap Fuarı | ${id}`,
      `save | Yönlendirme: /eski | ${other.id}`,
      `save | Fuar: Konsoldan | ${id}`,
      'save | Site ayarları',
      `delete | Fuar: Konsoldan | ${id}`,
      `user | Hesap kaydedildi | ${account.id}`,
      `user | Hesap kaydedildi | ${account.id}`,
      `user | Hesap silindi | ${account.id}`,
    ]);
  });

  test('has an entry for each sign-in and sign-out, but does not contain the name of an unknown account', async () => {
    const signIn = (json: object) => api.call('POST', '/auth/login', { json });
    await signIn({ username: 'Hiçkimse', password: 'Yanlis-1234' });
    await signIn({ ...ADMIN, password: 'Yanlis-1234' });
    const cookie = (await signIn(ADMIN)).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    await api.call('POST', '/auth/logout', { headers: { cookie } });
    const body = JSON.stringify({ email: ADMIN.username, password: ADMIN.password });
    const headers = { cookie: api.cookie, 'content-type': 'application/json' };
    await api.request('/rest/users/login', { method: 'POST', headers, body });
    const all = (await list()).reverse();
    expect(all.map(({ kind, by, what }) => [kind, by, what])).toEqual([
      ['signInFailed', '', 'Bilinmeyen hesap'],
      ['signInFailed', ADMIN.username, 'Yanlış şifre'],
      ['signIn', ADMIN.username, 'Şifre'],
      ['signOut', ADMIN.username, 'Oturum'],
      ['signIn', ADMIN.username, 'Şifre'],
    ]);
  });

  test('has an entry for each view of personal data, export, erasure and deletion, without the text of visitors', async () => {
    await api.staff('POST', '/contact', { json: VISITOR });
    await api.staff('POST', '/contact', { json: VISITOR });
    await api.staff('POST', '/participant-submissions', { json: REQUEST });
    const [message] = await api.staff<{ id: number }[]>('GET', '/admin/contact');
    const [request] = await api.staff<{ id: number }[]>('GET', '/admin/participant-submissions');
    await api.staff('PATCH', `/admin/contact/${message?.id}/mark-as-read`);
    await rest('PATCH', `/contact-messages/${message?.id}`, { isSpam: true });
    await api.staff('POST', '/admin/record/exports', { json: { list: 'contact', rows: 2 } });
    await api.staff('POST', '/admin/personal-data/export', { json: { email: VISITOR.email } });
    await rest('DELETE', `/contact-messages/${message?.id}`);
    await api.staff('DELETE', `/admin/participant-submissions/${request?.id}`);
    await api.staff('POST', '/admin/personal-data/erase', { json: { email: VISITOR.email } });
    expect(await entries()).toEqual([
      `save | İletişim mesajı | ${message?.id}`,
      'export | İletişim mesajları: 2 satır',
      'personalData | 2 iletişim mesajı, 0 katılımcı talebi',
      `delete | İletişim mesajı | ${message?.id}`,
      `delete | Katılımcı talebi | ${request?.id}`,
      'erase | 1 iletişim mesajı, 0 katılımcı talebi',
    ]);
    const docs = await api.rows('records');
    for (const text of Object.values({ ...VISITOR, ...REQUEST })) {
      if (typeof text === 'string' && text.length > 3) expect(JSON.stringify(docs)).not.toContain(text);
    }
  });

  test('has an entry for each change of a message or request, but none if nothing changes', async () => {
    const message = await api.staff<{ id: number }>('POST', '/contact', { json: VISITOR });
    const request = await api.staff<{ id: number }>('POST', '/participant-submissions', { json: REQUEST });
    for (const json of [{ status: 'closed' }, { status: 'closed' }])
      await api.staff('PATCH', `/admin/contact/${message.id}`, { json });
    const json = { status: 'offered', offeredArea: '40' };
    await api.staff('PATCH', `/admin/participant-submissions/${request.id}`, { json });
    expect(await entries()).toEqual([
      `save | İletişim mesajı | ${message.id}`,
      `save | Katılımcı talebi | ${request.id}`,
    ]);
  });

  test('is listed newest first, 100 at a time, by person and kind', async () => {
    for (let n = 1; n <= 120; n += 1) {
      const kind = n % 2 ? 'save' : 'delete';
      const by = n > 60 ? 'a@ornek.test' : 'b@ornek.test';
      await record(api.payload, { kind, by, userId: n, what: `${n}` });
    }
    const what = async (query = '') => (await list(query)).map((entry) => Number(entry.what));
    const newest = await list();
    expect(newest.map((entry) => entry.what)).toEqual(Array.from({ length: 100 }, (_, n) => `${120 - n}`));
    const older = await what(`?before=${newest.at(-1)?.id}`);
    expect(older).toEqual(Array.from({ length: 20 }, (_, n) => 20 - n));
    expect(await what('?user=A@ornek.test&kind=delete')).toEqual(
      Array.from({ length: 30 }, (_, n) => 120 - 2 * n),
    );
    expect(await what('?user=7')).toEqual([7]);
  });
});

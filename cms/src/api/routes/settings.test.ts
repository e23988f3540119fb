import { describe, expect, test, vi } from 'vitest';
import { readPublication } from '../../publication/queue.ts';
import { meanwhile } from '../../testing/database-calls.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

describe.each(DATABASES)('site settings on %s', (database) => {
  const api = serveApi(database);

  const put = (json: unknown) => api.ask('PUT', '/admin/settings', { json });
  const read = async () => (await api.call('GET', '/settings')).json();

  test('starts empty, keeps absent fields and clears a field with an empty text', async () => {
    expect(await read()).toEqual({});
    const first = await put({ phone: ' 0412 000 00 00 ', email: 'bilgi@ornek.test', instagramUrl: '' });
    expect(await answerOf(first)).toEqual([200, { phone: '0412 000 00 00', email: 'bilgi@ornek.test' }]);
    await put({ email: '', address: 'Diyarbakır' });
    expect(await read()).toEqual({ phone: '0412 000 00 00', address: 'Diyarbakır' });
    expect(await api.staff('GET', '/admin/settings')).toEqual(await read());
  });

  test('takes fax from the console only and shows it to visitors', async () => {
    await api.payload.updateGlobal({ slug: 'site-settings', data: { fax: '0412 1' } });
    expect(await read()).toMatchObject({ fax: '0412 1' });
    await put({ fax: 'x' });
    expect(await read()).toMatchObject({ fax: '0412 1' });
  });

  test('stores addresses and numbers without the invisible characters that were copied with them', async () => {
    const copied = {
      email: '\u2068bilgi\u200b@ornek.test\u2069',
      phone: '\u202a+90 412 000 00 00\u202c',
      instagramUrl: 'https://instagram.com/bazalt\u200b',
    };
    const clean = {
      email: 'bilgi@ornek.test',
      phone: '+90 412 000 00 00',
      instagramUrl: 'https://instagram.com/bazalt',
    };
    const empty = { email: '', phone: '', instagramUrl: '' };
    expect((await put(copied)).status).toBe(200);
    expect(await read()).toMatchObject(clean);
    await put(empty);
    const saved = await api.rest('POST', '/globals/site-settings', { as: 'staff', json: copied });
    expect([saved.status, await read()]).toEqual([200, expect.objectContaining(clean)]);
    await put(empty);
  });

  test('changes in the console and in the back-office at the same moment are both kept', async () => {
    await put({ email: 'eski@ornek.test' });
    const other = meanwhile(api, 'updateGlobal', 'site-settings', () => put({ email: 'yeni@ornek.test' }));
    const json = { fax: '0412 2' };
    const answer = await api.rest('POST', '/globals/site-settings', { as: 'staff', json });
    expect([answer.status, (await other()).status]).toEqual([200, 200]);
    expect(await read()).toMatchObject({ fax: '0412 2', email: 'yeni@ornek.test' });
    await put({ email: '' });
  });

  test('a change is announced before it is written', async () => {
    const { requested } = await readPublication(api.payload);
    let announced = 0;
    vi.spyOn(api.payload.db, 'updateGlobal').mockImplementation(async () => {
      announced = (await readPublication(api.payload)).requested;
      throw new Error('The database is gone');
    });
    expect((await put({ phone: '0412 9' })).status).toBe(500);
    expect(announced).toBe(requested + 1);
  });

  test.each([
    [{ email: 'x' }, { email: 'Geçerli bir e-posta adresi giriniz.' }],
    [{ facebookUrl: 'javascript:alert(1)' }, { facebookUrl: expect.any(String) }],
    [{ phone: 'santral' }, { phone: 'Telefon numarası en az bir rakam içermelidir.' }],
    [{ phone: { $ne: null } }, { phone: 'Bu alan metin olmalıdır.' }],
  ])('rejects %j', async (json, errors) => {
    expect(await answerOf(put(json))).toEqual([400, { message: expect.any(String), errors }]);
  });
});

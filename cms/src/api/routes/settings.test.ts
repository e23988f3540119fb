import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, DATABASES, startApi } from '../../testing/start-api.ts';

describe.each(DATABASES)('site settings on %s', (database) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(database);
  });
  afterAll(() => api.close());

  const put = (json: unknown) => api.call('PUT', '/admin/settings', { as: 'staff', json });
  const read = async () => (await api.call('GET', '/settings')).json();

  test('nothing is set at first; what is set is shown, what is absent stays, an empty text clears', async () => {
    expect(await read()).toEqual({});
    const first = await put({ phone: ' 0412 000 00 00 ', email: 'bilgi@ornek.test', instagramUrl: '' });
    expect([first.status, await first.json()]).toEqual([
      200,
      { phone: '0412 000 00 00', email: 'bilgi@ornek.test' },
    ]);
    await put({ email: '', address: 'Diyarbakır' });
    expect(await read()).toEqual({ phone: '0412 000 00 00', address: 'Diyarbakır' });
    const toEdit = await api.call('GET', '/admin/settings', { as: 'staff' });
    expect(await toEdit.json()).toEqual(await read());
  });

  test('fax is the console’s, and visitors see it', async () => {
    await api.payload.updateGlobal({ slug: 'site-settings', data: { fax: '0412 1' } });
    expect(await read()).toMatchObject({ fax: '0412 1' });
    await put({ fax: 'x' });
    expect(await read()).toMatchObject({ fax: '0412 1' });
  });

  test.each([
    [{ email: 'x' }, { email: 'Geçerli bir e-posta adresi giriniz.' }],
    [{ facebookUrl: 'javascript:alert(1)' }, { facebookUrl: expect.any(String) }],
    [{ phone: 5 }, { phone: 'Bu alan metin olmalıdır.' }],
    [{ phone: { $ne: null } }, { phone: 'Bu alan metin olmalıdır.' }],
    [{ phone: null }, { phone: 'Bu alan metin olmalıdır.' }],
  ])('%j is refused', async (json, errors) => {
    const response = await put(json);
    expect([response.status, await response.json()]).toEqual([400, { message: expect.any(String), errors }]);
  });

  test('the console obeys the same rules', async () => {
    const save = api.payload.updateGlobal({ slug: 'site-settings', data: { facebookUrl: 'javascript:x' } });
    await expect(save).rejects.toMatchObject({ name: 'ValidationError' });
  });
});

import { beforeAll, describe, expect, test, vi } from 'vitest';
import { startMailer } from '../../mail/mailer.ts';
import { findStaffById } from '../../people/staff-row.ts';
import { addMember, cookieOf } from '../../testing/staff.ts';
import { ADMIN, answerOf, DATABASES, openApi, serveApi } from '../../testing/start-api.ts';

const PASSWORD = 'uzun-ve-yeni-bir-sifre';
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'personel@ornek.test' };
const SITE = 'https://fuar.test';

const tokenOf = (link = '') => new URL(link).searchParams.get('token') ?? '';

describe.each(DATABASES)('links for a password on %s', (database) => {
  const api = serveApi(database, { TRUST_PROXY: '1' });

  let count = 0;
  const add = async (data: object = {}) => {
    count += 1;
    const body = { email: `yeni${count}@ornek.test`, role: 'editor', ...data };
    return api.staff<{ id: number; email: string }>('POST', '/admin/users', { json: body });
  };
  const invite = async (id: number, headers: Record<string, string> = {}) => {
    return (await api.staff<{ inviteUrl?: string }>('POST', `/admin/users/${id}/invite`, { headers }))
      .inviteUrl;
  };
  const check = async (token: string) => {
    const answer = await api.call('POST', '/auth/invite/check', { json: { token } });
    return [answer.status, await answer.text(), answer.headers.get('set-cookie')];
  };
  const use = (token: string, rest: object = {}) =>
    api.call('POST', '/auth/invite', { json: { token, password: PASSWORD, ...rest } });
  const signIn = async (username: string, password: string) =>
    (await api.call('POST', '/auth/login', { json: { username, password } })).status;
  const rowOf = (id: number) => findStaffById(api.payload, id);
  const ended = { message: expect.stringMatching(/^Bu bağlantı kullanılmış/) };

  test('let an invited person set a password and a name, and sign in', async () => {
    const { id, email } = await add();
    const link = await invite(id, { host: 'yonetim.test:8080' });
    expect(link).toMatch(/^http:\/\/yonetim\.test:8080\/signin\/davet\?token=\d+\.[\w-]{43}$/);
    const answer = await use(tokenOf(link), { name: ' Ayşe Yılmaz ' });
    expect(await answerOf(answer)).toEqual([200, { email }]);
    const cookie = cookieOf(answer);
    const own = await api.call('GET', '/auth/verify', { headers: { cookie } });
    expect(await own.json()).toEqual({ email, name: 'Ayşe Yılmaz', role: 'editor' });
    expect(await signIn(email, PASSWORD)).toBe(200);
    expect(await rowOf(id)).toMatchObject({ isInvited: false, inviteHash: null, inviteUntil: null });
  });

  test('are stored as a hash', async () => {
    const { id } = await add();
    const token = tokenOf(await invite(id));
    expect(JSON.stringify(await rowOf(id))).not.toContain(token);
    expect((await rowOf(id))?.inviteHash).toMatch(/^[\da-f]{64}$/);
  });

  test('can be checked without using them up or leaving a trace', async () => {
    const { id } = await add();
    const token = tokenOf(await invite(id));
    const state = async () => [await rowOf(id), await api.count('records')];
    const before = await state();
    expect(await check(token)).toEqual([204, '', null]);
    expect(await check(token)).toEqual([204, '', null]);
    const refused = await check('x');
    expect(await state()).toEqual(before);
    const used = await use(token);
    expect(used.status).toBe(200);
    // Checking a used link and using it again get the same answer as an unknown link.
    expect(await check(token)).toEqual(refused);
    expect(refused).toEqual([404, await (await use(token)).text(), null]);
  });

  test('work once, also for two parallel calls', async () => {
    const { id, email } = await add();
    const token = tokenOf(await invite(id));
    const passwords = [PASSWORD, `${PASSWORD}-2`];
    const answers = await Promise.all(passwords.map((password) => use(token, { password })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const won = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await signIn(email, won)).toBe(200);
    expect(await answerOf(use(token))).toEqual([404, ended]);
  });

  test('expire after 48 hours, and when the account gets another link, address or password, is disabled or deleted', async () => {
    const { id } = await add();
    const first = tokenOf(await invite(id));
    const second = tokenOf(await invite(id));
    expect((await use(first)).status).toBe(404);
    expect((await check(first))[0]).toBe(404);
    expect((await check(second))[0]).toBe(204);
    expect((await rowOf(id))?.inviteUntil).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    expect((await rowOf(id))?.inviteUntil).toBeLessThan(Date.now() + 49 * 3_600_000);
    await api.set('users', id, { inviteUntil: Date.now() - 1 });
    expect((await use(second)).status).toBe(404);
    expect((await check(second))[0]).toBe(404);

    const change = (body: object) => api.call('PATCH', `/admin/users/${id}`, { as: 'admin', json: body });
    const third = tokenOf(await invite(id));
    await change({ email: 'tasindi@ornek.test' });
    expect((await use(third)).status).toBe(404);
    const fourth = tokenOf(await invite(id));
    await change({ isDisabled: true });
    expect((await use(fourth)).status).toBe(404);
    expect((await check(fourth))[0]).toBe(404);
    await change({ isDisabled: false });
    expect((await use(fourth)).status).toBe(404);
    const blocked = tokenOf(await invite(id));
    await api.set('users', id, { isDisabled: true });
    expect((await use(blocked)).status).toBe(404);
    await api.set('users', id, { isDisabled: false });
    const fifth = tokenOf(await invite(id));
    await api.payload.update({
      collection: 'users',
      id,
      data: { password: PASSWORD },
      context: { isOwnOperation: true },
    });
    expect((await use(fifth)).status).toBe(404);
    const sixth = tokenOf(await invite(id));
    await api.call('DELETE', `/admin/users/${id}`, { as: 'admin' });
    expect((await use(sixth)).status).toBe(404);
    expect((await check(sixth))[0]).toBe(404);
  });

  test.each([
    ['disabled', { isDisabled: true }],
    ['no admin any more', { role: 'editor' }],
    ['deleted', undefined],
  ])('end when their inviter is %s', async (_, change) => {
    const inviter = await addMember(api, 'admin');
    const { id } = await add({ role: 'admin' });
    const answer = await inviter.call('POST', `/admin/users/${id}/invite`);
    const token = tokenOf(((await answer.json()) as { inviteUrl: string }).inviteUrl);
    const path = `/admin/users/${inviter.id}`;
    if (change) await api.call('PATCH', path, { as: 'admin', json: change });
    else await api.call('DELETE', path, { as: 'admin' });
    expect((await check(token))[0]).toBe(404);
    expect(await answerOf(use(token))).toEqual([404, ended]);
    expect(await answerOf(use(token.replace(/^\d+\./, '')))).toEqual([404, ended]);
    expect((await use(tokenOf(await invite(id)))).status).toBe(200);
  });

  test.each(['', 'x', 'null', '%00', `${'a'.repeat(43)}`])('do not work with the token %j', async (token) => {
    expect([400, 404]).toContain((await use(token)).status);
  });

  test.each([
    ['kisa', 'Şifre en az 12 karakter olmalıdır.'],
    ['password1234', 'Bu şifre çok yaygın. Lütfen tahmin edilmesi zor bir şifre seçin.'],
  ])('stay valid after the bad password %j', async (password, message) => {
    const { id } = await add();
    const token = tokenOf(await invite(id));
    const refused = await answerOf(use(token, { password }));
    expect(refused).toEqual([400, { message: expect.any(String), errors: { password: message } }]);
    expect((await use(token)).status).toBe(200);
  });

  test('end all sessions and the lock of an account that had a password', async () => {
    const { id, email, login, status } = await addMember(api, 'inbox');
    for (let i = 0; i < 6; i += 1) await signIn(email, 'yanlis');
    expect((await login()).status).toBe(429);
    expect((await use(tokenOf(await invite(id)))).status).toBe(200);
    expect(await status()).toBe(401);
    expect(await signIn(email, PASSWORD)).toBe(200);
  });

  test('are not made for a disabled account, nor for an unknown one', async () => {
    const { id } = await add();
    await api.call('PATCH', `/admin/users/${id}`, { as: 'admin', json: { isDisabled: true } });
    expect(await answerOf(api.call('POST', `/admin/users/${id}/invite`, { as: 'admin' }))).toEqual([
      409,
      { message: 'Bu hesap kapalı. Davet göndermek için önce hesabı açın.' },
    ]);
    expect((await api.call('POST', '/admin/users/987654/invite', { as: 'admin' })).status).toBe(404);
  });
});

describe.each(DATABASES)('with a mail server on %s', (database) => {
  const api = serveApi(database, { ...MAIL, PUBLIC_SITE_URL: SITE });
  let id: number;
  beforeAll(async () => {
    const data = { email: 'ayse@ornek.test', password: ADMIN.password, role: 'editor' as const };
    ({ id } = await api.payload.create({ collection: 'users', data }));
    const closed = { ...data, email: 'kapali@ornek.test', isDisabled: true };
    await api.payload.create({ collection: 'users', data: closed });
  });

  const mails = async () => {
    const docs = await api.rows('mail-outbox', {}, 'id');
    return docs.map(({ kind, to, text, nextTry }) => ({ kind, to, text, nextTry }));
  };
  const forgot = (email: string) => api.call('POST', '/auth/forgot', { json: { email } });

  test('a link is mailed and not shown', async () => {
    const answer = await api.call('POST', `/admin/users/${id}/invite`, { as: 'admin' });
    expect(await answerOf(answer)).toEqual([200, {}]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'link', to: 'ayse@ornek.test', nextTry: 0 });
    expect(mail?.text).toContain('48 saat');
    const token = tokenOf(/https:\S+/.exec(mail?.text ?? '')?.[0]);
    expect(mail?.text).toContain(`${SITE}/signin/davet?token=${token}`);
    const used = await api.call('POST', '/auth/invite', { json: { token, password: PASSWORD } });
    expect(used.status).toBe(200);
  });

  test.each(['İNFO@FİRMA.TEST', 'info@xn--firma-8fd.test'])(
    'a forgotten password finds the account of info@firma.test by the typed address %j',
    async (typed) => {
      expect((await forgot(typed)).status).toBe(202);
      expect((await mails()).at(-1)).toMatchObject({ kind: 'forgotten', to: 'info@firma.test' });
      // Delete the mail, because the other tests count the mails.
      const where = { to: { equals: 'info@firma.test' } };
      await api.payload.db.deleteMany({ collection: 'mail-outbox', where });
    },
  );

  test('a forgotten password sends a mail to an enabled account only, and gives any name the same answer', async () => {
    const invited = { email: 'davetli@ornek.test', role: 'editor' };
    await api.call('POST', '/admin/users', { as: 'admin', json: invited });
    const before = (await mails()).length;
    for (const email of ['kimse@ornek.test', 'kapali@ornek.test', 'davetli@ornek.test', ' AYSE@ornek.test']) {
      expect(await answerOf(forgot(email))).toEqual([202, '']);
    }
    // Response times reveal nothing: every address causes the same write, and its account is looked up after the answer.
    const stored = (await mails()).slice(before);
    expect(stored.map(({ kind, to, text }) => [kind, to, text])).toEqual([
      ['forgotten', 'kimse@ornek.test', SITE],
      ['forgotten', 'kapali@ornek.test', SITE],
      ['forgotten', 'davetli@ornek.test', SITE],
      ['forgotten', 'ayse@ornek.test', SITE],
    ]);
    for (const { nextTry } of stored) expect(nextTry).toBeGreaterThan(Date.now());
    const mailer = startMailer(api.deps);
    await vi.waitFor(async () => expect((await mails()).slice(before)).toMatchObject([{ kind: 'link' }]));
    await mailer?.stop();
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ to: 'ayse@ornek.test', text: expect.stringContaining('2 saat') });
    const token = tokenOf(/https:\S+/.exec(mail?.text ?? '')?.[0]);
    const used = await api.call('POST', '/auth/invite', { json: { token, password: `${PASSWORD}-2` } });
    expect(await answerOf(used)).toEqual([200, { email: 'ayse@ornek.test' }]);
  });

  test.each(['ayse2@ornek.test', 'kimse2@ornek.test'])('mails for %s are limited', async (email) => {
    for (let i = 0; i < 6; i += 1) expect((await forgot(email)).status).toBe(202);
    expect((await mails()).filter(({ to }) => to === email)).toHaveLength(5);
  });
});

test('links of an anonymous request never lead to the host that the request names', async () => {
  const api = await openApi('sqlite', MAIL);
  const headers = { host: 'kotu.test' };
  expect((await api.call('POST', '/auth/forgot', { json: { email: ADMIN.username }, headers })).status).toBe(
    202,
  );
  const later = await api.call('POST', '/auth/forgot', { json: { email: 'kimse@ornek.test' }, headers });
  expect(later.status).toBe(202);
  expect(await api.count('mail-outbox')).toBe(0);
});

test('links of an anonymous request lead to the address of the site in the settings', async () => {
  const api = await openApi('sqlite', { ...MAIL, LINK_ORIGIN: 'http://localhost:4321' });
  await api.call('POST', '/auth/forgot', { json: { email: ADMIN.username }, headers: { host: 'kotu.test' } });
  const docs = await api.rows('mail-outbox');
  expect(docs).toHaveLength(1);
  expect(JSON.stringify(docs)).toContain('http://localhost:4321');
});

test('limits how often an IP address may check links, use links and ask for a new password', async () => {
  const api = await openApi('sqlite', { SIGNIN_LIMIT: '3' });
  const statuses = (path: string, body: (i: number) => object) =>
    Array.fromAsync({ length: 4 }, async (_, i) => (await api.call('POST', path, { json: body(i) })).status);
  const use = (i: number) => ({ token: `x${i}`, password: PASSWORD });
  // Checking a link does not count as using it.
  expect(await statuses('/auth/invite/check', use)).toEqual([404, 404, 404, 429]);
  expect(await statuses('/auth/invite', use)).toEqual([404, 404, 404, 429]);
  const forgot = (i: number) => ({ email: `a${i}@ornek.test` });
  expect(await statuses('/auth/forgot', forgot)).toEqual([202, 202, 202, 429]);
});

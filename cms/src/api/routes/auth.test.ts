import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cookieOf } from '../../testing/staff.ts';
import { ADMIN, answerOf, DATABASES, openApi, serveApi } from '../../testing/start-api.ts';
import { findStaffByHeaders } from '../middleware/session.ts';

describe.each(DATABASES)('signing in on %s', (database) => {
  const api = serveApi(database);
  beforeEach(() => unlock());

  const unlock = () =>
    api.payload.update({ collection: 'users', where: {}, data: { loginAttempts: 0, lockUntil: null } });
  const login = (json: unknown, headers: Record<string, string> = {}) =>
    api.call('POST', '/auth/login', { json, headers });
  const verify = (cookie: string) => api.call('GET', '/auth/verify', { headers: { cookie } });

  test('stores the session in a cookie that scripts cannot read', async () => {
    const response = await login({ ...ADMIN, username: `\u2060 ${ADMIN.username.toUpperCase()}\u200b ` });
    expect(await answerOf(response)).toEqual([200, { email: ADMIN.username }]);
    expect(response.headers.get('set-cookie')).toMatch(
      /^payload-token=[\w.-]+; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await (await verify(cookieOf(response))).json()).toEqual({ email: ADMIN.username, role: 'admin' });
  });

  test.each([
    ['user', { role: 'admin' }],
    ['version, user', { role: 'admin' }],
    ['version', {}],
    ['users', {}],
  ])('answers the role of the user only if Prefer (%s) asks for the user', async (prefer, more) => {
    const answer = await (await login(ADMIN, { prefer })).json();
    expect(answer).toEqual({ email: ADMIN.username, ...more });
  });

  test.each(['', 'payload-token=', 'payload-token=x.y.z', 'payload-token=eyJhbGciOiJub25lIn0.eyJpZCI6MX0.'])(
    'rejects the session cookie %j',
    async (cookie) => {
      expect(await answerOf(verify(cookie))).toEqual([401, { message: 'Bu işlem için giriş yapmalısınız.' }]);
    },
  );

  test('ends the session on the server at sign-out, and succeeds without a session', async () => {
    const cookie = cookieOf(await login(ADMIN));
    const out = await api.call('POST', '/auth/logout', { headers: { cookie } });
    expect(await answerOf(out)).toEqual([204, '']);
    expect(out.headers.get('set-cookie')).toMatch(/^payload-token=; Max-Age=0; Path=\//);
    expect((await verify(cookie)).status).toBe(401);
    expect((await api.call('POST', '/auth/logout')).status).toBe(204);
    expect((await verify(api.cookie)).status).toBe(200);
  });

  const sign = (text: string) => createHmac('sha256', api.payload.secret).update(text).digest('base64url');

  test.each([
    ['one unsigned cookie', 1, (n: number) => `x.y.${n}`],
    ['ten unsigned cookies', 10, (n: number) => `x.y.${n}`],
    ['ten signed cookies of no open session', 10, (n: number) => `x.${n}.${sign(`x.${n}`)}`],
  ])(
    'signs staff in and out although a page of another subdomain has added %s',
    async (_, count, tokenOf) => {
      const other = Array.from({ length: count }, (_, n) => `payload-token=${tokenOf(n)}`).join('; ');
      for (const both of [(own: string) => `${own}; ${other}`, (own: string) => `${other}; ${own}`]) {
        const own = cookieOf(await login(ADMIN, { cookie: other }));
        expect((await verify(both(own))).status).toBe(200);
        await api.call('POST', '/auth/logout', { headers: { cookie: both(own) } });
        expect((await verify(own)).status).toBe(401);
      }
    },
  );

  test('ends both sessions if a sign-out sends two session cookies', async () => {
    const cookies = [cookieOf(await login(ADMIN)), cookieOf(await login(ADMIN))];
    await api.call('POST', '/auth/logout', { headers: { cookie: cookies.join('; ') } });
    for (const cookie of cookies) expect((await verify(cookie)).status).toBe(401);
  });

  test('passes only the checked session cookie to Next', async () => {
    const [own, other] = [cookieOf(await login(ADMIN)), cookieOf(await login(ADMIN))];
    const headers = { cookie: `a=1; payload-token=x; ${own}; ${other}; b=2` };
    expect(await findStaffByHeaders(headers, api)).toMatchObject({ email: ADMIN.username });
    expect(headers.cookie.split(/; */)).toEqual(['a=1', 'b=2', own]);
  });

  test('passes no unchecked token in a header to Next', async () => {
    const [own, other] = [cookieOf(await login(ADMIN)), cookieOf(await login(ADMIN))];
    // Add a space to the token, because Payload's check of the signature ignores the space.
    const authorization = `JWT ${other.split('=')[1]?.replace(/(?<=\..*\..)/, ' ')}`;
    const headers: IncomingHttpHeaders = { cookie: own, authorization };
    expect(await findStaffByHeaders(headers, api)).toMatchObject({ email: ADMIN.username });
    expect(headers).toEqual({ cookie: own });
  });

  test('deletes the cookie although the database takes no writes at a sign-out', async () => {
    const cookie = cookieOf(await login(ADMIN));
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    vi.spyOn(api.payload.db, 'updateOne').mockRejectedValue(full);
    const out = await api.call('POST', '/auth/logout', { headers: { cookie } });
    expect(await answerOf(out)).toEqual([503, { message: ERROR_MESSAGES.unavailable }]);
    expect(out.headers.get('set-cookie')).toMatch(/^payload-token=; Max-Age=0; Path=\//);
  });

  test('keeps all of ten simultaneous sign-ins', async () => {
    const cookies = (await Promise.all(Array.from({ length: 10 }, () => login(ADMIN)))).map(cookieOf);
    const checks = await Promise.all(cookies.map(async (cookie) => (await verify(cookie)).status));
    expect(checks).toEqual(Array(10).fill(200));
  });

  test('counts parallel guesses towards the same limit', async () => {
    const answers = await Promise.all(
      Array.from(
        { length: 12 },
        async () => (await login({ username: ADMIN.username, password: 'x' })).status,
      ),
    );
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
  });

  test.each([
    {},
    { username: ADMIN.username },
    { username: { $ne: null }, password: { $ne: null } },
    { username: ['a'], password: 'x' },
    { username: '', password: '' },
    [],
    null,
    'x',
  ])('answers 400 in Turkish for %j', async (json) => {
    const response = await login(json);
    expect(response.status).toBe(400);
    const body = (await response.json()) as { message: string; errors?: Record<string, string> };
    for (const text of [body.message, ...Object.values(body.errors ?? {})])
      expect(text).not.toMatch(/[Ii]nvalid|expected/);
  });

  test.each([
    ['a known name', ADMIN.username, 'yanlis'],
    ['a known name', ADMIN.username, '   '],
    ['an unknown name', 'kimse@ornek.test', 'yanlis'],
    ['an unknown name', 'bos@ornek.test', '   '],
  ])('%s is locked for ten minutes from the fifth wrong password: %s %j', async (_, username, wrong) => {
    const now = Date.now();
    const tryAt = async (ms: number, password = wrong) => {
      vi.useFakeTimers({ toFake: ['Date'], now: now + ms });
      const response = await login({ username, password });
      const { message } = (await response.json()) as { message: string };
      return [response.status, response.headers.get('retry-after'), message];
    };
    const refused = [401, null, 'E-posta adresi veya şifre hatalı.'];
    const locked = (seconds: string) => [429, seconds, expect.stringMatching(/^Çok fazla hatalı giriş/)];
    for (let i = 0; i < 5; i += 1) expect(await tryAt(i * 1000)).toEqual(refused);
    expect(await tryAt(34_000)).toEqual(locked('570'));
    expect(await tryAt(35_000, ADMIN.password)).toEqual(locked('569'));
    expect(await tryAt(603_500)).toEqual(locked('1'));
  });

  describe('changing the password', () => {
    const NEW = 'yeni-uzun-bir-sifre';
    const change = (json: unknown, cookie: string) =>
      api.call('POST', '/admin/password', { json, headers: { cookie } });

    test('ends all other sessions; only the new password signs in', async () => {
      const own = cookieOf(await login(ADMIN));
      const other = cookieOf(await login(ADMIN));
      const done = await change({ currentPassword: ADMIN.password, newPassword: NEW }, own);
      expect(await answerOf(done)).toEqual([204, '']);
      expect((await verify(own)).status).toBe(200);
      expect((await verify(other)).status).toBe(401);
      expect((await login(ADMIN)).status).toBe(401);
      expect((await login({ ...ADMIN, password: NEW })).status).toBe(200);
      const back = await change({ currentPassword: NEW, newPassword: ADMIN.password }, own);
      expect(back.status).toBe(204);
      api.cookie = own;
    });

    test.each([
      [{ currentPassword: 'yanlis', newPassword: NEW }, { currentPassword: 'Mevcut şifre hatalı.' }],
      [
        { currentPassword: ADMIN.password, newPassword: 'onbir-harf1' },
        { newPassword: 'Şifre en az 12 karakter olmalıdır.' },
      ],
      [
        { newPassword: { $ne: null } },
        { currentPassword: 'Şifre zorunludur.', newPassword: 'Şifre zorunludur.' },
      ],
    ])('rejects %j and changes nothing', async (json, errors) => {
      const own = cookieOf(await login(ADMIN));
      expect(await answerOf(change(json, own))).toEqual([400, { message: expect.any(String), errors }]);
      expect((await verify(own)).status).toBe(200);
      expect((await login(ADMIN)).status).toBe(200);
    });

    test('locks the account after five wrong current passwords', async () => {
      const own = cookieOf(await login(ADMIN));
      const guess = async (_: unknown, n: number) =>
        (await change({ currentPassword: `yanlis-${n}`, newPassword: NEW }, own)).status;
      expect(await Array.fromAsync({ length: 6 }, guess)).toEqual([400, 400, 400, 400, 400, 429]);
    });
  });

  test('locks the account after five wrong passwords in the console’s own sign-in', async () => {
    const send = (password: string) => {
      const body = new FormData();
      body.set('_payload', JSON.stringify({ email: ADMIN.username, password }));
      return api.request('/rest/users/login', { method: 'POST', body });
    };
    const good = await send(ADMIN.password);
    expect(await good.json()).toMatchObject({ user: { email: ADMIN.username }, token: expect.any(String) });
    expect((await verify(cookieOf(good))).status).toBe(200);
    const guess = async () => (await send('yanlis')).status;
    expect(await Array.fromAsync({ length: 6 }, guess)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  describe('Payload’s own operations on accounts', () => {
    const send = (path: string, json: object, headers: Record<string, string> = {}) =>
      api.rest('POST', path, { json, headers });
    const bearer = () => ({ authorization: `JWT ${api.cookie.split('=')[1]}` });

    test.each(['/users/login', '/users/%6Cogin', '/users/./login', '/x/../users/login', '/users//login'])(
      'refuses to sign in at %s, which would bypass our limits',
      async (path) => {
        const response = await send(path, { email: ADMIN.username, password: ADMIN.password });
        expect([403, 404]).toContain(response.status);
        expect(response.headers.get('set-cookie')).toBeNull();
      },
    );

    test.each([
      ['/users/forgot%2Dpassword', { email: ADMIN.username }],
      ['/users/forgot-password', { email: ADMIN.username }],
      ['/users/reset-password', { token: 'x', password: 'yeni-uzun-bir-sifre' }],
      ['/users/unlock', { email: ADMIN.username }],
      ['/users/verify/x', {}],
      ['/users/first-register', { email: 'baska@ornek.test', password: 'yeni-uzun-bir-sifre' }],
    ])('refuses %s, with and without a session', async (path, body) => {
      for (const headers of [{}, bearer()]) {
        expect([403, 404]).toContain((await send(path, body, headers)).status);
      }
    });

    test('gives the same answer for known and unknown names', async () => {
      const answer = (email: string) => answerOf(send('/users/%6Cogin', { email, password: 'yanlis' }));
      expect(await answer(ADMIN.username)).toEqual(await answer('kimse@ornek.test'));
    });

    test.each([
      ['GET', '/users/me'],
      ['POST', '/users/refresh-token'],
    ])('hides the token of the session cookie from scripts: %s %s', async (method, path) => {
      const answer = await api.rest(method, path, { headers: { cookie: cookieOf(await login(ADMIN)) } });
      const body = await answer.text();
      expect(JSON.parse(body)).toMatchObject({ user: { email: ADMIN.username } });
      expect(body).not.toContain('"eyJ');
    });

    test.each([
      ['a short password', 'abc'],
      ['a good password without the current one', 'yeni-uzun-bir-sifre'],
    ])('does not change a password: %s', async (_, password) => {
      const [user] = await api.rows('users');
      for (const path of [`/users/${user?.id}`, '/users?where[id][exists]=true']) {
        const response = await api.rest('PATCH', path, { headers: bearer(), json: { password } });
        expect(response.status).toBe(400);
        expect(await response.text()).toContain('Şifre burada değişmez.');
      }
      expect((await login(ADMIN)).status).toBe(200);
    });
  });
});

test('limits the sign-ins of an IP address for all names together, and trusts only our own proxy’s header', async () => {
  const api = await openApi('sqlite', { SIGNIN_LIMIT: '3', TRUST_PROXY: '1' });
  const from = (xff: string, i: number) =>
    api.call('POST', '/auth/login', {
      json: { username: `a${i}@b.test`, password: 'x' },
      headers: { 'x-forwarded-for': xff },
    });
  const guess = async (_: unknown, n: number) => (await from(`10.0.0.${n}, 192.0.2.1`, n)).status;
  expect(await Array.fromAsync({ length: 4 }, guess)).toEqual([401, 401, 401, 429]);
  expect((await from('192.0.2.2', 9)).status).toBe(401);
});

test('marks the cookie Secure on https, whatever a proxy says', async () => {
  const api = await openApi('sqlite', { PUBLIC_SITE_URL: 'https://fuar.test', TRUST_PROXY: '1' });
  const headers = { 'x-forwarded-proto': 'http' };
  const response = await api.call('POST', '/auth/login', { json: ADMIN, headers });
  expect(response.headers.get('set-cookie')).toContain('; Secure');
});

test('marks the cookie Secure if the nearest proxy was reached by https and no setting names the site', async () => {
  const api = await openApi('sqlite', { TRUST_PROXY: '1' });
  const isSecure = async (protocols: string) => {
    const headers = { 'x-forwarded-proto': protocols };
    const response = await api.call('POST', '/auth/login', { json: ADMIN, headers });
    return response.headers.get('set-cookie')?.includes('; Secure');
  };
  expect([await isSecure('http, https'), await isSecure('https, http')]).toEqual([true, false]);
});

test.each([
  ['none', 'HttpOnly; Secure; SameSite=None'],
  ['strict', 'HttpOnly; SameSite=Strict'],
])('COOKIE_SAMESITE=%s gives the cookie %s', async (COOKIE_SAMESITE, attributes) => {
  const api = await openApi('sqlite', { COOKIE_SAMESITE });
  const response = await api.call('POST', '/auth/login', { json: ADMIN });
  expect(response.headers.get('set-cookie')).toMatch(new RegExp(`; ${attributes}$`));
});

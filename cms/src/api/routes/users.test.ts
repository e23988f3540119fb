import type { RecordEntry, User } from '@fuar/shared/schemas/people';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OWN_OPERATION } from '../../hooks/guard-users.ts';
import { lockOfSessions } from '../../people/sessions.ts';
import { addMember, cookieOf } from '../../testing/staff.ts';
import { ADMIN, answerOf, credentialsOf, DATABASES, serveApi, startApi } from '../../testing/start-api.ts';

describe.each(DATABASES)('the accounts of staff on %s', (database) => {
  const shared = serveApi(database);
  let api = shared;
  afterEach(async () => {
    const where = { email: { not_equals: ADMIN.username } };
    await api.payload.delete({ collection: 'users', where, context: OWN_OPERATION });
    await api.payload.db.deleteMany({ collection: 'records', where: {} });
  });

  const send = async (method: string, path: string, json?: unknown) => {
    const answer = await api.call(method, path, { as: 'admin', ...(json === undefined ? {} : { json }) });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : undefined };
  };
  const add = async (json: object): Promise<User> => (await send('POST', '/admin/users', json)).body;
  const list = async (): Promise<User[]> => (await send('GET', '/admin/users')).body;
  const rest = async (method: string, path: string, json?: object) => {
    const answer = await api.rest(method, path, { as: 'staff', json });
    return { status: answer.status, text: await answer.text() };
  };
  const signIn = (email: string, password = ADMIN.password) =>
    api.call('POST', '/auth/login', { json: { username: email, password } });
  const verify = async (cookie: string) =>
    (await api.call('GET', '/auth/verify', { headers: { cookie } })).status;
  const addSignedIn = async (role: 'editor' | 'inbox') => {
    const { username, password } = credentialsOf(role);
    const data = { email: username, password, role };
    const { id } = await api.payload.create({ collection: 'users', data });
    return { id, username, cookie: cookieOf(await signIn(username)) };
  };
  const addAdmin = async (email = 'ikinci@ornek.test') => {
    const data = { email, password: ADMIN.password, role: 'admin' as const };
    return (await api.payload.create({ collection: 'users', data })).id;
  };

  test.each(['İnfo@firma.test', 'İNFO@FİRMA.TEST', 'info@xn--firma-8fd.test'])(
    'are found and saved under info@firma.test if somebody types %j',
    async (typed) => {
      const data = { email: 'info@firma.test', password: ADMIN.password, role: 'inbox' as const };
      const { id } = await api.payload.create({ collection: 'users', data });
      expect(await answerOf(signIn(typed))).toEqual([200, { email: 'info@firma.test' }]);
      const again = await send('POST', '/admin/users', { email: typed, role: 'inbox' });
      expect(again).toMatchObject({ status: 400, body: { errors: { email: expect.any(String) } } });
      await send('PATCH', `/admin/users/${id}`, { email: 'baska@firma.test' });
      expect((await send('PATCH', `/admin/users/${id}`, { email: typed })).body.email).toBe(
        'info@firma.test',
      );
    },
  );

  test('are listed by e-mail address, without anything secret', async () => {
    await addSignedIn('editor');
    const added = await add({ email: ' \u200bZeynep@Ornek.TEST\u2069 ', name: ' Zeynep ', role: 'inbox' });
    expect(added).toEqual({
      id: expect.any(Number),
      email: 'zeynep@ornek.test',
      name: 'Zeynep',
      role: 'inbox',
      isDisabled: false,
      secondFactor: 'none',
      isInvited: true,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const users = await list();
    const emails = ['editor@ornek.test', ADMIN.username, 'zeynep@ornek.test'];
    expect(users.map(({ email }) => email)).toEqual(emails);
    expect(JSON.stringify(users)).not.toMatch(/hash|salt|session|totp|token/i);
  });

  test.each([
    [{}, { email: 'E-posta alanı zorunludur.', role: 'Bilinmeyen rol.' }],
    [
      { email: 'x', role: 'root' },
      { email: expect.stringMatching(/^Geçerli/), role: 'Bilinmeyen rol.' },
    ],
    [
      { email: ADMIN.username.toUpperCase(), role: 'editor' },
      { email: 'Bu e-posta adresiyle bir hesap var.' },
    ],
  ])('are not added from %j', async (json, errors) => {
    const refused = await send('POST', '/admin/users', json);
    expect([refused.status, refused.body.errors]).toEqual([400, errors]);
    expect(await list()).toHaveLength(1);
  });

  test('are added once by three simultaneous calls', async () => {
    const json = { email: 'ayni@ornek.test', role: 'editor' };
    const answers = await Promise.all([
      send('POST', '/admin/users', json),
      send('POST', '/admin/users', json),
      rest('POST', '/users', { ...json, password: ADMIN.password }),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
    expect(await list()).toHaveLength(2);
  });

  test('change only in the fields that were sent', async () => {
    const { id } = await add({ email: 'a@ornek.test', name: 'Ali', role: 'inbox' });
    const path = `/admin/users/${id}`;
    const promoted = await send('PATCH', path, { role: 'editor' });
    expect(promoted.body).toMatchObject({ name: 'Ali', role: 'editor' });
    const moved = await send('PATCH', path, { email: 'B@ornek.test' });
    expect(moved.body).toMatchObject({ email: 'b@ornek.test', role: 'editor' });
    expect((await send('PATCH', path, { name: '' })).body).not.toHaveProperty('name');
    const taken = await send('PATCH', path, { email: ADMIN.username, role: 'admin' });
    const errors = { email: 'Bu e-posta adresiyle bir hesap var.' };
    expect([taken.status, taken.body.errors]).toEqual([400, errors]);
    expect((await list())[0]).toMatchObject({ email: 'b@ornek.test', role: 'editor' });
    expect((await send('PATCH', '/admin/users/987654', { name: 'x' })).status).toBe(404);
    expect((await send('DELETE', '/admin/users/987654')).status).toBe(404);
  });

  test('can have a lost second factor removed', async () => {
    const id = await addAdmin();
    const stored = {
      totpSecret: 'x',
      newTotpSecret: 'y',
      totpStep: 3,
      recoveryCodes: '["z"]',
      passkeys: null,
    };
    await api.set('users', id, { ...stored });
    expect((await list())[0]).toMatchObject({ id, secondFactor: 'totp' });
    const { body } = await send('PATCH', `/admin/users/${id}`, { secondFactor: 'none' });
    expect(body).toMatchObject({ id, secondFactor: 'none' });
    const row = await api.payload.db.findOne({ collection: 'users', where: { id: { equals: id } } });
    for (const name of Object.keys(stored)) expect((row as Record<string, unknown>)[name] ?? null).toBeNull();
    expect((await signIn('ikinci@ornek.test')).status).toBe(200);
  });

  // If there is no second factor to remove, the sessions stay open, because the record of actions would not show why they ended.
  test.each([
    ['lose their sessions when an admin removes their second factor', 'x', 401],
    ['keep their sessions if there is no second factor to remove', null, 200],
  ])('%s', async (_, totpSecret, status) => {
    const { id, cookie } = await addSignedIn('editor');
    await api.set('users', id, { totpSecret });
    expect((await send('PATCH', `/admin/users/${id}`, { secondFactor: 'none' })).status).toBe(200);
    expect(await verify(cookie)).toBe(status);
  });

  test('keep the caller’s own password and second factor, which only “Hesabım” may replace', async () => {
    const own = (await list()).find(({ email }) => email === ADMIN.username);
    await api.set('users', own?.id ?? 0, { totpSecret: 'x' });
    const refused = [
      await send('PATCH', `/admin/users/${own?.id}`, { secondFactor: 'none', name: 'Başka' }),
      await send('POST', `/admin/users/${own?.id}/invite`),
    ];
    for (const { status, body } of refused)
      expect([status, body]).toEqual([409, { message: expect.stringMatching(/“Hesabım” ekranında/) }]);
    expect((await list()).find(({ id }) => id === own?.id)).toEqual({ ...own, secondFactor: 'totp' });
    await api.set('users', own?.id ?? 0, { totpSecret: null });
  });

  test('lose their sessions at once when they are disabled, and cannot sign in', async () => {
    const { id, username, cookie } = await addSignedIn('editor');
    expect((await send('PATCH', `/admin/users/${id}`, { isDisabled: true })).body.isDisabled).toBe(true);
    expect(await verify(cookie)).toBe(401);
    const headers = { authorization: `JWT ${cookie.split('=')[1]}` };
    expect((await api.rest('GET', '/fairs', { headers })).status).toBe(403);
    const message = 'Hesabınız kapatılmış. Lütfen bir yöneticiye başvurun.';
    expect(await answerOf(signIn(username))).toEqual([403, { message }]);
    const wrong = await answerOf(signIn(username, 'yanlis'));
    expect(wrong).toEqual([401, expect.anything()]);
    expect(await answerOf(signIn('kimse@ornek.test', 'yanlis'))).toEqual(wrong);
    await send('PATCH', `/admin/users/${id}`, { isDisabled: false });
    expect(await verify(cookie)).toBe(401);
    expect((await signIn(username)).status).toBe(200);
  });

  test('lose their sessions at once when they are disabled or deleted in the console', async () => {
    const { id, username, cookie } = await addSignedIn('inbox');
    expect((await rest('PATCH', `/users/${id}`, { isDisabled: true })).status).toBe(200);
    expect(await verify(cookie)).toBe(401);
    expect((await rest('PATCH', `/users/${id}`, { isDisabled: false })).status).toBe(200);
    const again = cookieOf(await signIn(username));
    expect(await verify(again)).toBe(200);
    expect((await rest('DELETE', `/users/${id}`)).status).toBe(200);
    expect(await verify(again)).toBe(401);
  });

  test('stay disabled when somebody signs in at the same moment', async () => {
    const { id, username } = await addSignedIn('editor');
    for (const disable of [
      () => send('PATCH', `/admin/users/${id}`, { isDisabled: true }),
      () => rest('PATCH', `/users/${id}`, { isDisabled: true }),
      () => rest('PATCH', `/users?where[id][equals]=${id}`, { isDisabled: true }),
    ]) {
      await send('PATCH', `/admin/users/${id}`, { isDisabled: false });
      const [signedIn] = await Promise.all([signIn(username), signIn(username), disable()]);
      const cookie = signedIn ? cookieOf(signedIn) : '';
      expect((await list()).find((user) => user.id === id)?.isDisabled).toBe(true);
      expect(await verify(cookie)).toBe(401);
    }
  });

  test.each(['PATCH', 'DELETE'])(
    'wait for a running sign-in if one /rest request changes several accounts: %s',
    async (method) => {
      const { id, username } = await addSignedIn('editor');
      const second = await addAdmin();
      const where = { and: [{ id: { in: [id, second] } }, { isDisabled: { not_equals: true } }] };
      const enabled = () => api.count('users', where);
      let changing: ReturnType<typeof rest> | undefined;
      // A sign-in holds this lock from its reading of the row to its writing of the whole row.
      await api.deps.withLock(lockOfSessions(username), async () => {
        changing = rest(method, `/users?where[id][in]=${id},${second}`, { isDisabled: true });
        for (let n = 0; n < 50; n += 1) expect(await enabled()).toBe(2);
      });
      expect((await changing)?.status).toBe(200);
      expect(await enabled()).toBe(0);
    },
  );

  test.each([
    ['is disabled', { isDisabled: true }, 401],
    ['loses the role', { role: 'editor' }, 403],
  ] as const)('are not changed by an admin who %s while the call waits', async (_, change, status) => {
    const { id, username } = await addSignedIn('editor');
    const former = await addMember(api, 'admin');
    const before = await list();
    const headers = { authorization: `JWT ${former.cookie.split('=')[1]}` };
    const json = { email: 'yeni@ornek.test', password: ADMIN.password, role: 'admin' };
    const calls: [string, string, object?][] = [
      ['POST', '/users', json],
      ['PATCH', `/users/${id}`, { role: 'admin' }],
      ['PATCH', `/users?where[id][equals]=${id}`, { role: 'admin' }],
      ['DELETE', `/users/${id}`],
      ['DELETE', `/users?where[id][equals]=${id}`],
    ];
    let answers: Promise<Response>[] = [];
    await api.deps.withLock('accounts', async () => {
      answers = [
        former.call('POST', '/admin/users', { email: 'yeni@ornek.test', role: 'admin' }),
        former.call('PATCH', `/admin/users/${id}`, { email: 'baska@ornek.test' }),
        former.call('DELETE', `/admin/users/${id}`),
        former.call('POST', `/admin/users/${id}/invite`),
        ...calls.map(([method, path, body]) =>
          api.rest(method, path, { headers, ...(body ? { json: body } : {}) }),
        ),
      ];
      for (let n = 0; n < 50; n += 1) await former.row();
      await api.payload.update({ collection: 'users', id: former.id, data: change, context: OWN_OPERATION });
    });
    expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual(answers.map(() => status));
    const others = (users: User[]) => users.filter((user) => user.id !== former.id);
    expect(others(await list())).toEqual(others(before));
    expect((await signIn(username)).status).toBe(200);
  });

  describe('the last enabled admin', () => {
    const message = 'Son etkin yönetici kapatılamaz, silinemez ve rolü değiştirilemez.';
    let own: number;
    // Use a new database for each test, because a test may change the role of the account that makes the calls.
    beforeEach(async () => {
      api = await startApi(database);
      own = (await list())[0]?.id ?? 0;
      await add({ email: 'davetli@ornek.test', role: 'admin' });
      const closed = await addAdmin('kapali@ornek.test');
      await send('PATCH', `/admin/users/${closed}`, { isDisabled: true });
    });
    afterEach(async () => {
      await api.close();
      api = shared;
    });

    test('cannot be disabled, demoted or deleted through /api, /rest or the console', async () => {
      for (const [method, change] of [
        ['PATCH', { isDisabled: true }],
        ['PATCH', { role: 'editor', name: 'Yeni' }],
        ['DELETE', undefined],
      ] as const) {
        const refused = await send(method, `/admin/users/${own}`, change);
        expect([refused.status, refused.body], method).toEqual([409, { message }]);
        for (const path of [
          `/users/${own}`,
          `/users?where[id][equals]=${own}`,
          '/users?where[email][exists]=true',
        ]) {
          const { status, text } = await rest(method, path, change);
          expect([status, text], `${method} ${path}`).toEqual([409, expect.stringContaining(message)]);
        }
      }
      expect((await list()).find(({ id }) => id === own)).toMatchObject({ role: 'admin', isDisabled: false });
      expect(await list()).toHaveLength(3);
      expect(await verify(api.cookie)).toBe(200);
      expect((await send('PATCH', `/admin/users/${own}`, { name: 'Yeni', role: 'admin' })).status).toBe(200);
    });

    test('remains when two admins are changed by simultaneous calls', async () => {
      const other = await addAdmin();
      const demote = { role: 'editor' };
      const changes = [
        () => send('PATCH', `/admin/users/${own}`, demote),
        () => send('PATCH', `/admin/users/${other}`, demote),
        () => rest('PATCH', `/users/${own}`, { isDisabled: true }),
        () => rest('PATCH', `/users/${other}`, demote),
        () => rest('DELETE', `/users/${other}`),
        () => rest('PATCH', '/users?where[email][exists]=true', demote),
      ];
      await Promise.all(changes.map((change) => change()));
      const docs = await api.rows('users');
      const admins = docs.filter(({ role, isDisabled, email }) => {
        return role === 'admin' && !isDisabled && !email.startsWith('davetli');
      });
      expect(admins).toHaveLength(1);
    });
  });

  test('add an entry to the record of actions for each change, without the changed person’s address', async () => {
    const { id } = await add({ email: 'yeni@ornek.test', role: 'inbox' });
    const path = `/admin/users/${id}`;
    await send('PATCH', path, { name: 'Yeni', role: 'editor' });
    await send('PATCH', path, { isDisabled: true });
    await send('PATCH', path, { isDisabled: false });
    await send('POST', `${path}/invite`);
    await send('DELETE', path);
    await send('PUT', '/admin/security', { isSecondFactorRequired: false });
    const entries: RecordEntry[] = (await send('GET', '/admin/record?kind=user')).body;
    expect(entries.reverse().map(({ what }) => what)).toEqual([
      'Hesap eklendi',
      'Hesap kaydedildi',
      'Hesabın rolü: Editör',
      'Hesap kapatıldı',
      'Hesap açıldı',
      'Davet',
      'Hesap silindi',
      'İkinci adım isteğe bağlı',
    ]);
    expect(entries.slice(0, -1).every(({ rowId }) => rowId === String(id))).toBe(true);
    expect(new Set(entries.map(({ by }) => by))).toEqual(new Set([ADMIN.username]));
  });

  test('follow the rules for addresses and passwords in the console too', async () => {
    const create = (data: object) => rest('POST', '/users', { role: 'editor', ...data });
    const long = { email: `${'a'.repeat(250)}@ornek.test`, password: ADMIN.password };
    expect((await create(long)).text).toContain('En fazla 254 karakter');
    expect((await create({ ...long, email: '<q@x.test>' })).text).toContain('Geçerli bir e-posta');
    expect((await create({ email: 'İx@ornek.test', password: ADMIN.password })).status).toBe(400);
    for (const [password, refusal] of [
      ['abc', 'en az 12 karakter'],
      ['password1234', 'çok yaygın'],
      ['X@ornek.test', 'farklı olmalı'],
    ] as const)
      expect((await create({ email: 'x@ornek.test', password })).text).toContain(refusal);
    expect((await create({ email: 'X@ornek.test', password: ADMIN.password })).status).toBe(201);
    expect((await list()).map(({ email }) => email)).toContain('x@ornek.test');
    expect((await create({ email: 'x@ornek.test', password: ADMIN.password })).text).toContain(
      'Lütfen geçersiz alanı düzeltin: email',
    );
    const { id = 0 } = (await list()).find(({ email }) => email.startsWith('x')) ?? {};
    expect((await rest('PATCH', `/users/${id}`, { email: '<q@x.test>' })).status).toBe(400);
  });

  test.each([
    ...[5, true, null, '', 'root', [], ['editor'], ['admin', 'editor'], {}].map((role) => ({ role })),
    ...[5, true, ['x'], {}, 'x'.repeat(101)].map((name) => ({ name })),
    ...['x', [], {}].map((isDisabled) => ({ isDisabled })),
  ])('refuse the invalid values %j in the console', async (data) => {
    const { id } = await addSignedIn('editor');
    expect(await rest('PATCH', `/users/${id}`, data)).toMatchObject({ status: 400 });
    const user = (await list()).find((each) => each.id === id);
    expect(user).toMatchObject({ role: 'editor', isDisabled: false });
  });
});

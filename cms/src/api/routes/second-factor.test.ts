import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OWN_OPERATION } from '../../hooks/guard-users.ts';
import { openSession } from '../../people/sessions.ts';
import { findStaffById, type StaffRow } from '../../people/staff-row.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { addMember, codeOf, cookieOf, type Member, PASSWORD } from '../../testing/staff.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

const ENDED = 'Girişin süresi doldu. Lütfen şifrenizle yeniden giriş yapın.';
const WRONG = 'Kod hatalı, kullanılmış ya da süresi dolmuş.';

describe.each(DATABASES)('the second factor on %s', (database) => {
  const api = serveApi(database);
  let member: Member;
  beforeEach(async () => {
    member = await addMember(api);
  });

  const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const outcome = async (response: Response) => {
    const body = (await response.json()) as { message?: string; email?: string };
    return [response.status, body.message ?? body.email];
  };

  test('opens no session if the account got a second factor after the check of the password', async () => {
    const proved = (await findStaffById(api.payload, (await member.row()).id)) as StaffRow;
    await member.addTotp();
    const before = await member.sessions();
    const opening = openSession(api.payload, proved, { userAgent: undefined });
    await expect(opening).rejects.toMatchObject({ status: 401, message: ENDED });
    expect(await member.sessions()).toEqual(before);
  });

  test('opens no session if the password was changed after it was checked', async () => {
    const proved = (await findStaffById(api.payload, (await member.row()).id)) as StaffRow;
    const opening = openSession(api.payload, { ...proved, hash: 'old' }, { userAgent: undefined });
    await expect(opening).rejects.toMatchObject({ status: 401 });
  });

  describe('an authenticator app', () => {
    let secret: string;
    let recoveryCodes: string[];
    beforeEach(async () => {
      ({ secret, recoveryCodes } = await member.addTotp());
    });

    test('is required after the password, and its code opens a session', async () => {
      const step = await member.nextStep();
      expect(step).toEqual({ next: 'totp', ticket: expect.any(String) });
      const done = await member.finish({ ticket: step.ticket, code: codeOf(secret, 1) });
      expect(await outcome(done.clone())).toEqual([200, member.email]);
      expect(await member.status(cookieOf(done))).toBe(200);
    });

    test('opens no session before the code is sent', async () => {
      const before = await member.sessions();
      await member.nextStep();
      expect(await member.sessions()).toEqual(before);
    });

    test('refuses the code that confirmed the app, and any used code', async () => {
      const { ticket } = await member.nextStep();
      expect(await outcome(await member.finish({ ticket, code: codeOf(secret) }))).toEqual([401, WRONG]);
      const code = codeOf(secret, 1);
      expect((await member.finish({ ticket, code })).status).toBe(200);
      const next = await member.nextStep();
      expect(await outcome(await member.finish({ ticket: next.ticket, code }))).toEqual([401, WRONG]);
    });

    test('gives exactly one session to parallel replays of a code', async () => {
      const steps = await Promise.all(Array.from({ length: 4 }, () => member.nextStep()));
      const code = codeOf(secret, 1);
      const answers = await Promise.all(
        [...steps, ...steps].map(async ({ ticket }) => (await member.finish({ ticket, code })).status),
      );
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
    });

    test('opens exactly one session for a ticket, even with different factors at once', async () => {
      const { ticket } = await member.nextStep();
      const codes = [codeOf(secret, 1), ...recoveryCodes];
      const answers = await Promise.all(
        codes.map(async (code) => (await member.finish({ ticket, code })).status),
      );
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
      const unused = await member.finish({ ticket, code: String(recoveryCodes[9]) });
      expect(await outcome(unused)).toEqual([401, ENDED]);
      // Only the request that opens the session uses up its code. The first request has the app's code, so all ten recovery
      // codes are left if it succeeds.
      const left = answers[0] === 200 ? 10 : 9;
      expect(JSON.parse(String((await member.row()).recoveryCodes))).toHaveLength(left);
    });

    test('accepts a code that is one step early or late, and no older code', async () => {
      later(10 * 60_000);
      for (const [steps, status] of [
        [-2, 401],
        [2, 401],
        [-1, 200],
        [1, 200],
      ] as const) {
        const { ticket } = await member.nextStep();
        expect((await member.finish({ ticket, code: codeOf(secret, steps) })).status, `${steps}`).toBe(
          status,
        );
      }
    });

    test('does not let a right password reset the count of wrong codes', async () => {
      for (let i = 0; i < 5; i += 1) {
        const { ticket } = await member.nextStep();
        expect(await outcome(await member.finish({ ticket, code: '000000' }))).toEqual([401, WRONG]);
      }
      const locked = await member.login();
      expect([locked.status, Number(locked.headers.get('retry-after')) > 500]).toEqual([429, true]);
      later(11 * 60_000);
      const { ticket } = await member.nextStep();
      expect((await member.finish({ ticket, code: codeOf(secret) })).status).toBe(200);
      expect(await member.row()).toMatchObject({ loginAttempts: 0 });
    });

    test('locks the account after five wrong codes with one ticket, parallel ones too', async () => {
      const { ticket } = await member.nextStep();
      const answers = await Promise.all(
        Array.from({ length: 9 }, async () => (await member.finish({ ticket, code: '000000' })).status),
      );
      expect(answers.filter((status) => status === 401)).toHaveLength(5);
      const locked = await member.finish({ ticket, code: codeOf(secret, 1) });
      expect([locked.status, Number(locked.headers.get('retry-after')) > 500]).toEqual([429, true]);
    });

    test('counts wrong passwords and wrong codes together', async () => {
      const { ticket } = await member.nextStep();
      for (let i = 0; i < 3; i += 1) await member.finish({ ticket, code: '000000' });
      for (let i = 0; i < 2; i += 1) expect((await member.login('yanlis')).status).toBe(401);
      expect((await member.login()).status).toBe(429);
    });

    test('refuses a ticket after five minutes', async () => {
      const { ticket } = await member.nextStep();
      later(5 * 60_000);
      expect(await outcome(await member.finish({ ticket, code: codeOf(secret) }))).toEqual([401, ENDED]);
    });

    test('refuses a ticket from before a change of the password', async () => {
      const { ticket } = await member.nextStep();
      const data = { password: 'baska-uzun-bir-sifre' };
      await api.payload.update({ collection: 'users', id: member.id, data, context: OWN_OPERATION });
      expect(await outcome(await member.finish({ ticket, code: codeOf(secret, 1) }))).toEqual([401, ENDED]);
    });

    test('refuses the ticket of a disabled account', async () => {
      const { ticket } = await member.nextStep();
      await api.set('users', member.id, { isDisabled: true });
      const before = await member.row();
      for (const code of [codeOf(secret, 1), recoveryCodes[0] ?? '', '000000'])
        expect((await member.finish({ ticket, code })).status).toBe(403);
      expect(await member.row()).toEqual(before);
      expect((await member.login()).status).toBe(403);
      expect((await member.login('yanlis')).status).toBe(401);
    });

    test.each(['x', 'x.y', 'e30.e30', ''])('refuses the ticket %j', async (ticket) => {
      const response = await member.finish({ ticket, code: '000000' });
      expect(response.status).toBe(ticket ? 401 : 400);
    });

    test('refuses a ticket that was changed', async () => {
      const other = await addMember(api);
      const { secret: own } = await other.addTotp();
      const [, signature] = (await member.nextStep()).ticket.split('.');
      const [body] = (await other.nextStep()).ticket.split('.');
      const response = await member.finish({ ticket: `${body}.${signature}`, code: codeOf(own, 1) });
      expect(await outcome(response)).toEqual([401, ENDED]);
    });

    test('accepts each recovery code once, however it is typed', async () => {
      const [first = '', second = ''] = recoveryCodes;
      for (const code of [first, second.toUpperCase().replaceAll('-', ' ')]) {
        const { ticket } = await member.nextStep();
        expect((await member.finish({ ticket, code })).status).toBe(200);
        const next = await member.nextStep();
        expect(await outcome(await member.finish({ ticket: next.ticket, code }))).toEqual([401, WRONG]);
      }
    });

    test('can be replaced by a recovery code after PAYLOAD_SECRET has changed', async () => {
      await api.set('users', member.id, { totpSecret: 'ab'.repeat(48) });
      const { ticket } = await member.nextStep();
      expect(await outcome(await member.finish({ ticket, code: codeOf(secret, 1) }))).toEqual([401, WRONG]);
      expect((await member.finish({ ticket, code: String(recoveryCodes[0]) })).status).toBe(200);
    });

    test('gives exactly one session to parallel uses of a recovery code', async () => {
      const steps = await Promise.all(Array.from({ length: 4 }, () => member.nextStep()));
      const code = String(recoveryCodes[0]);
      const answers = await Promise.all(
        steps.map(async ({ ticket }) => (await member.finish({ ticket, code })).status),
      );
      expect(answers.sort()).toEqual([200, 401, 401, 401]);
    });

    test('adds one entry to the record of actions for each wrong code and each sign-in', async () => {
      const { ticket } = await member.nextStep();
      await member.finish({ ticket, code: '000000' });
      await member.finish({ ticket, code: codeOf(secret, 1) });
      const docs = (await api.rows('records', { by: { equals: member.email } }, '-id')).slice(0, 2);
      expect(docs.map(({ kind, what }) => [kind, what])).toEqual([
        ['signIn', 'Şifre ve doğrulama kodu'],
        ['signInFailed', 'Yanlış ikinci adım'],
      ]);
    });

    test('stores neither the secret nor a recovery code in the clear', async () => {
      const stored = JSON.stringify(await member.row());
      for (const clear of [secret, ...recoveryCodes]) expect(stored).not.toContain(clear);
    });

    test('is not bypassed by the sign-in of the console', async () => {
      const body = JSON.stringify({ email: member.email, password: PASSWORD });
      const headers = { 'content-type': 'application/json' };
      const response = await api.request('/rest/users/login', { method: 'POST', headers, body });
      expect(cookieOf(response)).toBe('');
      const errors = [{ message: expect.stringContaining('ikinci adım') }];
      expect(await answerOf(response)).toEqual([403, { errors }]);
      const direct = await api.rest('POST', '/users/login', { headers, body });
      expect([direct.status, cookieOf(direct)]).toEqual([403, '']);
      await expect(
        api.payload.login({ collection: 'users', data: { email: member.email, password: PASSWORD } }),
      ).rejects.toThrow();
    });
  });

  describe('a passkey', () => {
    test('is required after the password, and opens a session', async () => {
      const { authenticator } = await member.addPasskey();
      const step = await member.nextStep();
      const options = { rpId: 'localhost', allowCredentials: [{ id: authenticator.id }] };
      expect(step).toMatchObject({ next: 'passkey', options });
      const credential = authenticator.get(step.options as never);
      const done = await member.finish({ ticket: step.ticket, credential });
      expect(await outcome(done.clone())).toEqual([200, member.email]);
      expect(await member.status(cookieOf(done))).toBe(200);
      expect(await outcome(await member.finish({ ticket: step.ticket, credential }))).toEqual([401, ENDED]);
    });

    test('does not work for another ticket, and counts as a wrong try', async () => {
      const { authenticator } = await member.addPasskey();
      const first = await member.nextStep();
      const second = await member.nextStep();
      const credential = authenticator.get(first.options as never);
      const refused = await member.finish({ ticket: second.ticket, credential });
      expect(await outcome(refused)).toEqual([401, 'Geçiş anahtarı doğrulanamadı.']);
      expect(await member.row()).toMatchObject({ loginAttempts: 1 });
    });

    test.each([
      ['another key', () => createAuthenticator()],
      ['a page of another site', () => createAuthenticator('https://kotu.test')],
    ])('is refused if it comes from %s', async (_, other) => {
      const { authenticator } = await member.addPasskey();
      const step = await member.nextStep();
      const forged = { ...other().get(step.options as never), id: authenticator.id, rawId: authenticator.id };
      expect((await member.finish({ ticket: step.ticket, credential: forged })).status).toBe(401);
    });

    test('is refused if its counter lags behind, as that of a copied key does', async () => {
      const { authenticator } = await member.addPasskey();
      const sign = async () => {
        const { ticket, options } = await member.nextStep();
        return (await member.finish({ ticket, credential: authenticator.get(options as never) })).status;
      };
      expect([await sign(), await sign()]).toEqual([200, 200]);
      authenticator.rewind();
      expect(await sign()).toBe(401);
    });

    test.each([{}, { id: 5 }, { id: 'x', response: null }, { id: 'x', response: { clientDataJSON: 7 } }])(
      'gets 401 with the credential %j',
      async (credential) => {
        const { authenticator } = await member.addPasskey();
        const { ticket } = await member.nextStep();
        for (const id of ['id' in credential ? credential.id : 'x', authenticator.id]) {
          const response = await member.finish({ ticket, credential: { ...credential, id } });
          expect(response.status).toBe(401);
        }
      },
    );

    test('can be replaced by a code of the app or a recovery code', async () => {
      const { recoveryCodes } = await member.addPasskey();
      const { secret } = await member.addTotp();
      for (const code of [codeOf(secret, 1), String(recoveryCodes[0])]) {
        const { next, ticket } = await member.nextStep();
        expect(next).toBe('passkey');
        expect((await member.finish({ ticket, code })).status).toBe(200);
      }
    });
  });
});

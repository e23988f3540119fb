import type { Account } from '@fuar/shared/schemas/people';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endSessions, lockOfSessions } from '../../people/sessions.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { addMember, codeOf, cookieOf, type Member, PASSWORD } from '../../testing/staff.ts';
import { answerOf, DATABASES, serveApi } from '../../testing/start-api.ts';

describe.each(DATABASES)('the caller’s account on %s', (database) => {
  const api = serveApi(database);
  let member: Member;
  beforeEach(async () => {
    member = await addMember(api);
  });

  const account = () => member.read<Account>('GET', '/admin/account');
  const otherDevice = async () => cookieOf(await member.login());

  test('shows its owner no secrets, and lets the owner change the name', async () => {
    expect(await account()).toEqual({
      id: member.id,
      email: member.email,
      role: 'editor',
      secondFactor: 'none',
      hasTotp: false,
      passkeys: [],
      recoveryCodesLeft: 0,
      isSecondFactorRequired: false,
    });
    const renamed = await answerOf(member.call('PATCH', '/admin/account', { name: 'Şule Işık' }));
    expect(renamed).toMatchObject([200, { name: 'Şule Işık' }]);
    await member.call('PATCH', '/admin/account', {});
    expect(await account()).toMatchObject({ name: 'Şule Işık' });
    await member.call('PATCH', '/admin/account', { name: '' });
    expect(await account()).not.toHaveProperty('name');
  });

  describe('an authenticator app', () => {
    test('is active after its first code, which returns ten recovery codes', async () => {
      type Started = { uri: string; secret: string };
      const { uri, secret } = await member.read<Started>('POST', '/admin/account/totp');
      const parameters = new URL(uri).searchParams;
      expect([uri.startsWith('otpauth://totp/'), parameters.get('secret')]).toEqual([true, secret]);
      expect(decodeURIComponent(uri)).toContain(`:${member.email}?`);
      expect((await account()).secondFactor).toBe('none');

      const wrong = await member.call('POST', '/admin/account/totp/confirm', { code: '000000' });
      const errors = { code: 'Kod hatalı ya da süresi dolmuş.' };
      expect(await answerOf(wrong)).toEqual([400, { message: expect.any(String), errors }]);
      const typed = codeOf(secret).replace(/(...)/, '$1 ');
      const confirm = ['POST', '/admin/account/totp/confirm', { code: typed }] as const;
      const { recoveryCodes } = await member.read<{ recoveryCodes: string[] }>(...confirm);
      expect(new Set(recoveryCodes).size).toBe(10);
      for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
      expect(await account()).toMatchObject({ secondFactor: 'totp', hasTotp: true, recoveryCodesLeft: 10 });
    });

    test('must be started before its code is sent, and removed before another is added', async () => {
      const early = await member.call('POST', '/admin/account/totp/confirm', { code: '000000' });
      expect(await answerOf(early)).toEqual([409, { message: 'Önce doğrulama uygulamasını ekleyin.' }]);
      await member.addTotp();
      expect((await member.call('POST', '/admin/account/totp')).status).toBe(409);
    });

    test('needs the password for its removal; the recovery codes are removed with the last factor', async () => {
      await member.addTotp();
      const wrong = await member.call('DELETE', '/admin/account/totp', { password: 'yanlis' });
      const errors = { password: 'Mevcut şifre hatalı.' };
      expect(await answerOf(wrong)).toEqual([400, { message: expect.any(String), errors }]);
      expect((await member.call('DELETE', '/admin/account/totp', { password: PASSWORD })).status).toBe(204);
      expect(await account()).toMatchObject({ secondFactor: 'none', hasTotp: false, recoveryCodesLeft: 0 });
      expect(await answerOf(member.call('DELETE', '/admin/account/totp', { password: PASSWORD }))).toEqual([
        404,
        { message: 'Doğrulama uygulaması daha önce kaldırılmış.' },
      ]);
      expect((await member.login()).status).toBe(200);
    });

    test('locks the account after five wrong passwords for its removal', async () => {
      await member.addTotp();
      const remove = async (_: unknown, n: number) =>
        (await member.call('DELETE', '/admin/account/totp', { password: `x${n}` })).status;
      expect(await Array.fromAsync({ length: 6 }, remove)).toEqual([400, 400, 400, 400, 400, 429]);
      expect((await account()).hasTotp).toBe(true);
    });
  });

  describe('passkeys', () => {
    test('have names, and adding the first returns recovery codes', async () => {
      const first = await member.addPasskey(createAuthenticator(), 'Telefon');
      const second = await member.addPasskey(createAuthenticator(), 'Anahtarlık');
      expect([first.recoveryCodes.length, second.recoveryCodes]).toEqual([10, []]);
      expect(await account()).toMatchObject({
        secondFactor: 'passkey',
        passkeys: [
          { id: first.authenticator.id, name: 'Telefon' },
          { id: second.authenticator.id, name: 'Anahtarlık' },
        ],
      });
    });

    test('show when they were last used', async () => {
      const { authenticator } = await member.addPasskey();
      const { ticket, options } = await member.nextStep();
      const credential = authenticator.get(options as never);
      member.cookie = cookieOf(await member.finish({ ticket, credential }));
      expect((await account()).passkeys).toEqual([
        expect.objectContaining({ lastUsedAt: expect.stringMatching(/^\d{4}-.*Z$/) }),
      ]);
    });

    test('are refused if sent again, made for another site or session, or longer than real ones', async () => {
      const options = member.passkeyOptions;
      const add = (credential: unknown) =>
        member.call('POST', '/admin/account/passkeys', { credential, name: 'A' });
      const foreign = createAuthenticator('https://kotu.test').create(await options());
      const ofOther = createAuthenticator().create(await options(await otherDevice()));
      // A long key must be refused, because each call of the account and each list of accounts reads the keys.
      const long = createAuthenticator(undefined, 1000).create(await options());
      for (const credential of [foreign, ofOther, long, {}, { id: 'x', response: {} }])
        expect((await add(credential)).status).toBe(400);

      const credential = createAuthenticator().create(await options());
      expect((await add(credential)).status).toBe(201);
      expect((await add(credential)).status).toBe(409);
      vi.setSystemTime(Date.now() + 11 * 60_000);
      const late = createAuthenticator();
      const created = late.create(await options());
      vi.setSystemTime(Date.now() + 11 * 60_000);
      expect((await add(created)).status).toBe(400);
      expect((await account()).passkeys).toHaveLength(1);
    });

    test('are removed one by one, with the password', async () => {
      const first = await member.addPasskey();
      const second = await member.addPasskey();
      const remove = (id: string, password: string) =>
        member.call('DELETE', `/admin/account/passkeys/${id}`, { password });
      expect((await remove(first.authenticator.id, 'yanlis')).status).toBe(400);
      const message = 'Bu geçiş anahtarı daha önce kaldırılmış.';
      expect(await answerOf(remove('yok', PASSWORD))).toEqual([404, { message }]);
      expect((await remove(first.authenticator.id, PASSWORD)).status).toBe(204);
      expect(await account()).toMatchObject({ recoveryCodesLeft: 10, passkeys: [{ name: 'Telefon' }] });
      expect((await remove(second.authenticator.id, PASSWORD)).status).toBe(204);
      expect(await account()).toMatchObject({ secondFactor: 'none', recoveryCodesLeft: 0 });
    });
  });

  test('renews the recovery codes with the password; the old codes stop working', async () => {
    const renew = (password: string) => member.call('POST', '/admin/account/recovery-codes', { password });
    expect((await renew(PASSWORD)).status).toBe(409);
    const { recoveryCodes: old } = await member.addTotp();
    expect((await renew('yanlis')).status).toBe(400);
    const { recoveryCodes } = (await (await renew(PASSWORD)).json()) as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(10);
    const { ticket } = await member.nextStep();
    expect((await member.finish({ ticket, code: String(old[0]) })).status).toBe(401);
    expect((await member.finish({ ticket, code: String(recoveryCodes[0]) })).status).toBe(200);
    expect((await account()).recoveryCodesLeft).toBe(9);
  });

  test('ends all other sessions when a factor is added or removed', async () => {
    const steps: [string, () => Promise<unknown>][] = [
      ['app added', () => member.addTotp()],
      ['passkey added', () => member.addPasskey()],
      ['app removed', () => member.call('DELETE', '/admin/account/totp', { password: PASSWORD })],
    ];
    for (const [name, step] of steps) {
      await api.deps.withLock(`sessions ${member.email}`, async () => {
        const { sessions } = await member.row();
        const copy = { ...(sessions as { id: string }[])[0], id: crypto.randomUUID() };
        const data = { sessions: [...(sessions as object[]), copy] };
        await api.set('users', member.id, data);
      });
      expect([name, (await member.sessions()).length]).toEqual([name, 2]);
      await step();
      expect([name, (await member.sessions()).map(({ isCurrent }) => isCurrent)]).toEqual([name, [true]]);
    }
  });

  test.each([
    ['POST', '/admin/account/totp', undefined],
    ['PATCH', '/admin/account', { name: 'Hırsız' }],
    ['DELETE', '/admin/sessions', undefined],
    ['POST', '/admin/password', { currentPassword: PASSWORD, newPassword: 'hirsizin-yeni-sifresi' }],
  ])('is not changed by a session that ends before the change: %s %s', async (method, path, json) => {
    let calling: Promise<Response> | undefined;
    const before = await member.row();
    // Another call on the account holds this lock and then ends the session.
    await api.deps.withLock(lockOfSessions(member.email), async () => {
      calling = member.call(method, path, json);
      for (let n = 0; n < 50; n += 1) await member.row();
      await endSessions(api.payload, member.id);
    });
    expect((await calling)?.status).toBe(401);
    const { name, newTotpSecret, hash } = await member.row();
    expect([name, newTotpSecret, hash]).toEqual([before.name, before.newTotpSecret, before.hash]);
  });

  test('adds an entry to the record of actions for each change of the name, a factor and the sessions', async () => {
    await member.call('PATCH', '/admin/account', { name: 'Şule Işık' });
    await member.call('PATCH', '/admin/account', { name: 'Şule Işık' });
    await member.addTotp();
    await member.call('POST', '/admin/account/recovery-codes', { password: PASSWORD });
    await member.call('DELETE', '/admin/account/totp', { password: PASSWORD });
    await member.call('DELETE', '/admin/sessions');
    const docs = await api.rows(
      'records',
      { and: [{ kind: { equals: 'user' } }, { rowId: { equals: String(member.id) } }] },
      'id',
    );
    expect(docs.filter(({ by }) => by === member.email).map(({ what }) => what)).toEqual([
      'Hesap kaydedildi',
      'İkinci adım eklendi',
      'Kurtarma kodları yenilendi',
      'İkinci adım kaldırıldı',
      'Diğer oturumlar kapatıldı',
    ]);
  });

  test('never shows a secret field in /rest', async () => {
    await member.addTotp();
    await member.addPasskey();
    const text = await (await api.rest('GET', `/users/${member.id}`, { as: 'staff' })).text();
    expect(text).toContain(member.email);
    expect(text).not.toMatch(/totp|recovery|passkeys|invite|"hash"|"salt"|resetPasswordToken/i);
  });
});

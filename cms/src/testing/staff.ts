import type { Role } from '@fuar/shared/people/rights';
import type { NextStep, StaffSession } from '@fuar/shared/schemas/people';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { OWN_OPERATION } from '../hooks/guard-users.ts';
import { createAuthenticator } from './authenticator.ts';
import { type Api, sessionOf } from './start-api.ts';

export const PASSWORD = 'kisinin-uzun-sifresi';

export const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';

/** The code that an authenticator app shows now, or `steps` × 30 s later. */
export function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
}

let people = 0;

export type Member = Awaited<ReturnType<typeof addMember>>;

export async function addMember(api: Api, role: Role = 'editor') {
  people += 1;
  const email = `kisi${people}@ornek.test`;
  const data = { email, password: PASSWORD, role };
  const { id } = await api.payload.create({ collection: 'users', data, context: OWN_OPERATION });

  const login = (password = PASSWORD, headers: Record<string, string> = {}) =>
    api.call('POST', '/auth/login', { json: { username: email, password }, headers });
  const own = { id, email, cookie: await sessionOf(api.payload, email) };
  const call = (method: string, path: string, json?: unknown, cookie = own.cookie) =>
    api.call(method, path, { headers: { cookie }, ...(json === undefined ? {} : { json }) });
  return Object.assign(own, {
    login,
    call,
    status: async (cookie = own.cookie) => (await call('GET', '/auth/verify', undefined, cookie)).status,
    nextStep: async () => {
      const response = await login();
      expect([response.status, cookieOf(response)]).toEqual([202, '']);
      return (await response.json()) as NextStep;
    },
    finish: (json: { ticket: string; code?: string; credential?: unknown }) =>
      api.call('POST', '/auth/second-factor', { json }),
    sessions: async () => (await (await call('GET', '/admin/sessions')).json()) as StaffSession[],
    /** Adds an authenticator app. This uses up the code of the current 30 s. */
    addTotp: async () => {
      const { secret } = (await (await call('POST', '/admin/account/totp')).json()) as {
        secret: string;
      };
      const done = await call('POST', '/admin/account/totp/confirm', { code: codeOf(secret) });
      expect(done.status).toBe(200);
      return { secret, ...((await done.json()) as { recoveryCodes: string[] }) };
    },
    addPasskey: async (authenticator = createAuthenticator(), name = 'Telefon') => {
      const started = await call('POST', '/admin/account/passkeys/options');
      const { options } = (await started.json()) as { options: Parameters<typeof authenticator.create>[0] };
      const credential = authenticator.create(options);
      const done = await call('POST', '/admin/account/passkeys', { credential, name });
      expect(done.status).toBe(201);
      return { authenticator, ...((await done.json()) as { recoveryCodes: string[] }) };
    },
    row: async () => {
      const row = await api.payload.db.findOne<Record<string, unknown> & { id: number }>({
        collection: 'users',
        where: { id: { equals: id } },
      });
      if (!row) throw new Error(`There is no user ${id}`);
      return row;
    },
  });
}

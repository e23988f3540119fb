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

type RecoveryCodes = { recoveryCodes: string[] };

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
  /** Parses the answer of a call. Throws if the call fails. */
  const read = <T>(method: string, path: string, json?: unknown, cookie = own.cookie) =>
    api.staff<T>(method, path, {
      headers: { cookie },
      as: undefined,
      ...(json === undefined ? {} : { json }),
    });
  const passkeyOptions = async (cookie?: string) => {
    type Started = { options: Parameters<ReturnType<typeof createAuthenticator>['create']>[0] };
    return (await read<Started>('POST', '/admin/account/passkeys/options', undefined, cookie)).options;
  };
  return Object.assign(own, {
    read,
    passkeyOptions,
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
    sessions: () => read<StaffSession[]>('GET', '/admin/sessions'),
    /** Adds an authenticator app. This uses up the code of the current 30 s. */
    addTotp: async () => {
      const { secret } = await read<{ secret: string }>('POST', '/admin/account/totp');
      const code = codeOf(secret);
      return { secret, ...(await read<RecoveryCodes>('POST', '/admin/account/totp/confirm', { code })) };
    },
    addPasskey: async (authenticator = createAuthenticator(), name = 'Telefon') => {
      const credential = authenticator.create(await passkeyOptions());
      const codes = await read<RecoveryCodes>('POST', '/admin/account/passkeys', { credential, name });
      return { authenticator, ...codes };
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

import { type AdminClient, createAdminClient } from '@fuar/shared/api/admin-client';
import { ADMIN } from './product.ts';

/** The time-out of a call. It is longer than the CMS waits for an unreachable database. */
const PATIENCE_MS = 45_000;

export async function signIn(url: string): Promise<AdminClient> {
  return clientWith(url, await sessionCookie(url));
}

export function clientWith(url: string, cookie: string): AdminClient {
  return createAdminClient({
    origin: url,
    fetch: (address, init) =>
      fetch(address, {
        ...init,
        headers: { ...init?.headers, cookie },
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
  });
}

/** The cookie of a new session, as `name=value`. */
export async function sessionCookie(url: string): Promise<string> {
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.email, password: ADMIN.password }),
  });
  const cookie = login.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`sign-in answered ${login.status}`);
  return cookie;
}

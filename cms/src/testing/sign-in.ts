import { type AdminClient, createAdminClient } from '@fuar/shared/api/admin-client';

/** The time-out of a call. It is longer than the CMS waits for an unreachable database. */
const TIMEOUT_MS = 45_000;

export function clientWith(origin: string, cookie: string): AdminClient {
  return createAdminClient({
    origin,
    fetch: (address, init) =>
      fetch(address, {
        ...init,
        headers: { ...init?.headers, cookie },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
  });
}

/** Signs in and returns the cookie of the new session, as `name=value`. */
export async function signInAs(origin: string, username: string, password: string): Promise<string> {
  const login = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const cookie = login.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`sign-in answered ${login.status} ${await login.text()}`);
  return cookie;
}

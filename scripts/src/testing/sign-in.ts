import type { AdminClient } from '@fuar/shared/api/admin-client';
import { clientWith, signInAs } from '../../../cms/src/testing/sign-in.ts';
import { ADMIN } from './product.ts';

export async function signIn(url: string): Promise<AdminClient> {
  return clientWith(url, await sessionCookie(url));
}

/** The cookie of a new session, as `name=value`. */
export function sessionCookie(url: string): Promise<string> {
  return signInAs(url, ADMIN.email, ADMIN.password);
}

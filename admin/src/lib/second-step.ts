import { ApiError } from '@fuar/shared/api/api-error';
import { AUTH_MESSAGES as m } from '@fuar/shared/messages/admin/auth';
import type { SessionUser, SignedIn } from '@fuar/shared/schemas/auth';
import type { NextStep } from '@fuar/shared/schemas/people';
import { announceSignIn } from './announce-sign-in.ts';
import { api } from './api.ts';

export async function sendCode({ ticket }: NextStep, code: string): Promise<SessionUser> {
  return userOf(await api.auth.secondFactor({ ticket, code }));
}

export async function sendPasskey({ ticket, options }: NextStep): Promise<SessionUser> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  // The cast is safe, because the server creates the options with the same library.
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const credential = await startAuthentication({ optionsJSON });
  return userOf(await api.auth.secondFactor({ ticket, credential: { ...credential } }));
}

/** The user who has just signed in. Fetches the session if the response has no role (a proxy may drop the `Prefer` header). */
export async function userOf({ role, ...others }: SignedIn): Promise<SessionUser> {
  announceSignIn();
  return role ? { role, ...others } : api.auth.verify();
}

export function toSignInError(failure: unknown, fallback: string = m.failed): string {
  const hasText = failure instanceof ApiError && (failure.isServerMessage || failure.status === 0);
  return hasText ? failure.message : fallback;
}

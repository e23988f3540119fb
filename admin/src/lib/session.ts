import { ApiError } from '@fuar/shared/api/api-error';
import type { CallOptions } from '@fuar/shared/api/typed-calls';
import { PATHS } from '@fuar/shared/paths';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { api } from './api.ts';
import { rememberUser } from './last-user.ts';

// Status 0 is a lost connection. A proxy answers with the other statuses while the CMS is down.
const UNREACHABLE = new Set([0, 502, 503, 504]);

/** Resolves to null if nobody is signed in. Rejects only if the server cannot be reached: the sign-in then offers to try again. */
export async function checkSession(call?: CallOptions): Promise<SessionUser | null> {
  try {
    const user = await api.auth.verify(call);
    rememberUser(user);
    return user;
  } catch (error) {
    if (error instanceof ApiError && !UNREACHABLE.has(error.status)) return null;
    throw error;
  }
}

/** Like `checkSession`, for `/signin`. This endpoint never answers 401, because the browser would log a 401 as an error. */
export async function findSession(): Promise<SessionUser | null> {
  const { email, role, ...others } = await api.auth.session();
  return email === undefined || role === undefined ? null : { email, role, ...others };
}

/** The page that the user wanted before `RequireSession` redirected to the sign-in, or the dashboard. */
export function requestedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : PATHS.admin;
}

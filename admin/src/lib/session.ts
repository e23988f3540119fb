import { ApiError } from '@fuar/shared/api/api-error';
import type { CallOptions } from '@fuar/shared/api/typed-calls';
import type { SessionUser } from '@fuar/shared/schemas/auth';
import { api } from './api.ts';

// 0: no answer; the others come from whatever stands before a CMS that is away.
const UNREACHABLE = new Set([0, 502, 503, 504]);

/** Who is signed in; null for nobody. Rejects only where that cannot be known, because nothing answered. */
export async function checkSession(call?: CallOptions): Promise<SessionUser | null> {
  try {
    return await api.auth.verify(call);
  } catch (error) {
    if (error instanceof ApiError && !UNREACHABLE.has(error.status)) return null;
    throw error;
  }
}

/** The same for `/signin`, where nobody being signed in is no error, and the browser logs none. */
export async function findSession(): Promise<SessionUser | null> {
  const { email } = await api.auth.session();
  return email === undefined ? null : { email };
}

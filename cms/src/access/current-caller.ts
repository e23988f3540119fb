import { AsyncLocalStorage } from 'node:async_hooks';
import type { Endpoint, Payload, SanitizedConfig, TypedUser } from 'payload';
import { sessionIdOf } from '../api/middleware/session.ts';
import { refuseEnded } from '../people/sessions.ts';
import { findStaffById } from '../people/staff-row.ts';
import type { WithLock } from '../waiting/with-lock.ts';

/**
 * Reads the role of the caller again. Throws a 401 if the caller's session has ended. A call that changes rows does this under
 * its locks, because an admin may have disabled or demoted the caller while the call waited.
 */
export async function currentCaller(payload: Payload, caller: TypedUser): Promise<TypedUser> {
  const row = await findStaffById(payload, caller.id);
  refuseEnded(row, sessionIdOf(caller));
  return { ...caller, role: row.role };
}

/**
 * Reads the caller again for each change by `/rest`, so that Payload checks the current role. Call this before the other guards,
 * because the guard that is added first runs last, under all locks and again for each group of rows.
 */
export function guardRestCallers({ collections, globals }: SanitizedConfig): void {
  for (const each of [...collections, ...globals]) {
    if (each.endpoints) each.endpoints = each.endpoints.map(byCurrentCaller);
  }
}

function byCurrentCaller(endpoint: Endpoint): Endpoint {
  const { handler, method } = endpoint;
  if (method === 'get') return endpoint;
  return {
    ...endpoint,
    handler: async (req) => {
      if (req.user) req.user = await currentCaller(req.payload, req.user);
      return handler(req);
    },
  };
}

/** Throws if the caller of the present call of `/api` may no longer make it. Absent outside of a call. */
export const callerCheck = new AsyncLocalStorage<() => Promise<unknown>>();

/** Checks the caller of `/api` again under each lock, for the same reason as `currentCaller`. */
export function checkingCaller(withLock: WithLock): WithLock {
  return (key, work) =>
    withLock(key, async () => {
      await callerCheck.getStore()?.();
      return work();
    });
}

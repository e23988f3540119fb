import type { Endpoint, Payload, SanitizedConfig } from 'payload';
import { createExclusively } from '../waiting/exclusively.ts';
import { sessionsOf } from './sessions.ts';
import { findStaffById } from './staff-row.ts';

/**
 * Runs a change of accounts while no other account changes and while nobody signs in to this account. Payload reads a whole
 * row, changes it and writes it back, so that a simultaneous sign-in could undo the change.
 */
export async function lockAccount<T>(
  payload: Payload,
  id: number | undefined,
  work: () => Promise<T> | T,
): Promise<T> {
  const exclusively = createExclusively(payload);
  return exclusively('accounts', async () => {
    const row = id === undefined ? undefined : await findStaffById(payload, id);
    return row ? exclusively(sessionsOf(row.email), async () => work()) : work();
  });
}

/** Adds locks to Payload's endpoints, because `/rest` and the console must lock an account as `/api` does. */
export function lockAccountEndpoints({ collections }: SanitizedConfig): void {
  const users = collections.find(({ slug }) => slug === 'users');
  if (!users?.endpoints) throw new Error('The accounts have no endpoints');
  // Make new objects, because all collections share Payload's endpoint objects.
  users.endpoints = users.endpoints.map((endpoint) => ({ ...endpoint, handler: locked(endpoint) }));
}

function locked({ handler, method, path }: Endpoint): Endpoint['handler'] {
  if (method === 'patch' || method === 'delete') {
    return (req) => {
      const id = Number(req.routeParams?.id);
      return lockAccount(req.payload, Number.isSafeInteger(id) ? id : undefined, () => handler(req));
    };
  }
  if (method === 'post' && path === '/')
    return (req) => lockAccount(req.payload, undefined, () => handler(req));
  if (path !== '/refresh-token' && path !== '/logout') return handler;
  return (req) => {
    const work = async () => handler(req);
    return req.user ? createExclusively(req.payload)(sessionsOf(req.user.email), work) : work();
  };
}

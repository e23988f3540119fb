import type { Endpoint, Payload, SanitizedConfig, Where } from 'payload';
import { isAllowed } from '../access/staff-only.ts';
import { createWithLock } from '../waiting/with-lock.ts';
import { lockOfSessions } from './sessions.ts';

/**
 * Runs a change of accounts while no other account changes and while nobody signs in to the account `id`. Payload reads a whole
 * row, changes it and writes it back, so a simultaneous sign-in could undo the change.
 */
export function lockAccount<T>(
  payload: Payload,
  id: number | undefined,
  work: () => Promise<T> | T,
): Promise<T> {
  return lockAccounts(payload, id === undefined ? undefined : { id: { equals: id } }, work);
}

function lockAccounts<T>(
  payload: Payload,
  where: Where | undefined,
  work: (ids: number[]) => Promise<T> | T,
): Promise<T> {
  const withLock = createWithLock(payload);
  return withLock('accounts', async () => {
    const page = { collection: 'users', depth: 0, pagination: false, sort: 'id' } as const;
    const rows = where ? (await payload.find({ ...page, where })).docs : [];
    const lockAll = rows.reduceRight<() => Promise<T>>(
      (rest, { email }) =>
        () =>
          withLock(lockOfSessions(email), rest),
      async () => work(rows.map(({ id }) => id)),
    );
    return lockAll();
  });
}

/** Adds locks to Payload's endpoints, because `/rest` and the console must lock an account as `/api` does. */
export function lockAccountEndpoints({ collections }: SanitizedConfig): void {
  const users = collections.find(({ slug }) => slug === 'users');
  if (!users?.endpoints) throw new Error('The accounts have no endpoints');
  users.endpoints = users.endpoints.map((endpoint) => ({ ...endpoint, handler: locked(endpoint) }));
}

function locked({ handler, method, path }: Endpoint): Endpoint['handler'] {
  if ((method === 'patch' || method === 'delete') && path === '/') {
    return async (req) => {
      if (!(await isAllowed(req, 'people', 'write'))) return handler(req);
      const { where } = req.query as { where?: Where };
      return lockAccounts(req.payload, where, (ids) => {
        req.query.where = { and: [where, { id: { in: ids } }] };
        return handler(req);
      });
    };
  }
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
    return req.user ? createWithLock(req.payload)(lockOfSessions(req.user.email), work) : work();
  };
}

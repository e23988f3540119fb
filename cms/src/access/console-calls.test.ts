import type { Role } from '@fuar/shared/people/rights';
import { createLocalReq } from 'payload';
import { describe, expect, test } from 'vitest';
import { DATABASES, serveApi } from '../testing/start-api.ts';
import { guardConsoleCall } from './console-calls.ts';

const never = () => Promise.reject(new Error('The request was read'));

describe.each(DATABASES)('the console on %s', (database) => {
  const api = serveApi(database);

  /** The slugs of the entities that a form of this role would lock. */
  async function lockedBy(role: Role, entities: { collectionSlug?: string; globalSlug?: string }[]) {
    await api.cookieOf(role);
    const [user] = await api.rows('users', { role: { equals: role } });
    if (!user) throw new Error(`There is no account with the role ${role}`);
    const locked: unknown[] = [];
    for (const entity of entities) {
      const call = { name: 'form-state', args: { ...entity, id: 1, returnLockStatus: true } };
      const { args } = await guardConsoleCall(call, () =>
        createLocalReq({ user: { ...user, collection: 'users' } }, api.payload),
      );
      expect(args).toEqual({ ...call.args, returnLockStatus: args.returnLockStatus });
      if (args.returnLockStatus) locked.push(Object.values(entity).join(' and '));
    }
    return locked;
  }

  test.each<[Role, string[]]>([
    ['admin', ['fairs', 'contact-messages', 'users', 'site-settings', 'fairs and site-settings']],
    ['editor', ['fairs', 'site-settings', 'fairs and site-settings']],
    ['inbox', ['contact-messages']],
  ])('locks for the role %s only what the role may change', async (role, expected) => {
    const locked = await lockedBy(role, [
      ...['fairs', 'contact-messages', 'users', 'records', 'nothing'].map((slug) => ({
        collectionSlug: slug,
      })),
      ...['site-settings', 'security'].map((slug) => ({ globalSlug: slug })),
      { collectionSlug: 'fairs', globalSlug: 'site-settings' },
      { collectionSlug: 'contact-messages', globalSlug: 'security' },
      {},
    ]);
    expect(locked).toEqual(expected);
  });
});

test('a call that locks nothing is passed on unchanged', async () => {
  for (const call of [
    { name: 'form-state', args: { collectionSlug: 'fairs' } },
    { name: 'table-state', args: { collectionSlug: 'fairs', returnLockStatus: true } },
  ])
    expect(await guardConsoleCall(call, never)).toBe(call);
});

test.each(['constructor', 'toString', '__proto__', 'copy-data-from-locale'])(
  'a call of %s is refused',
  (name) => expect(guardConsoleCall({ name, args: {} }, never)).rejects.toThrow('No such server function'),
);

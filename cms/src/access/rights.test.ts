import { LISTS } from '@fuar/shared/content/kinds';
import { PATHS } from '@fuar/shared/paths';
import { type Area, mayCall, mayDo, ROLES, type Role } from '@fuar/shared/people/rights';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_ROUTES } from '../api/route-of.ts';
import { cookieOf } from '../testing/staff.ts';
import { answerOf, credentialsOf, DATABASES, serveApi } from '../testing/start-api.ts';

const STAFF_ROUTES = ALL_ROUTES.flatMap((route) => (route.access !== 'public' ? [route] : []));

const COLLECTIONS: Record<string, { area: Area; never?: string[] }> = {
  ...Object.fromEntries(Object.values(LISTS).map(({ collection }) => [collection, { area: 'content' }])),
  'page-contents': { area: 'content', never: ['create', 'delete'] },
  'fair-documents': { area: 'content', never: ['create', 'update'] },
  media: { area: 'content' },
  'contact-messages': { area: 'inbox', never: ['create'] },
  'participant-submissions': { area: 'inbox', never: ['create'] },
  'consent-texts': { area: 'inbox', never: ['create', 'update', 'delete'] },
  users: { area: 'people' },
};

describe.each(DATABASES)('rights on %s', (database) => {
  const api = serveApi(database);
  let disabled: string;
  const cookies = new Map<Role | 'disabled' | 'nobody', string>();

  beforeAll(async () => {
    for (const role of ROLES) cookies.set(role, await api.cookieOf(role));
    const another = { email: 'kapali@ornek.test', password: credentialsOf('admin').password };
    const { id } = await api.payload.create({ collection: 'users', data: { ...another, role: 'admin' } });
    const json = { username: another.email, password: another.password };
    const answer = await api.call('POST', '/auth/login', { json });
    disabled = cookieOf(answer);
    // Write only this field, because disabling the account through Payload would end its session.
    await api.set('users', id, { isDisabled: true });
    cookies.set('disabled', disabled);
    cookies.set('nobody', '');
  });

  describe.each([...ROLES, 'disabled', 'nobody'] as const)('of %s', (who) => {
    const role = who === 'disabled' || who === 'nobody' ? undefined : who;

    test('match the table of rights for every call of staff', async () => {
      expect(STAFF_ROUTES.length).toBeGreaterThan(40);
      for (const route of STAFF_ROUTES) {
        const cookie = cookies.get(who) ?? '';
        const path = route.path.replace(/:\w+/g, '987654');
        const json = route.body || route.form ? { json: {} } : {};
        const { status } = await api.call(route.method.toUpperCase(), path, { headers: { cookie }, ...json });
        const call = `${who}: ${route.method} ${path}: ${status}`;
        if (!role) expect(status, call).toBe(401);
        else if (!mayCall(role, route)) expect(status, call).toBe(403);
        else expect([401, 403], call).not.toContain(status);
      }
    });

    test('match the table of rights for the pages of a preview', async () => {
      for (const path of [PATHS.preview('x'), `${PATHS.preview('x')}/fuarlar`]) {
        const { status } = await api.request(path, { headers: { cookie: cookies.get(who) ?? '' } });
        if (!role) expect(status).toBe(401);
        else expect([401, 403]).not.toContain(status);
      }
    });

    test('match the table of rights for every operation of /rest on every collection', async () => {
      const slugs = Object.keys(api.payload.collections).filter((slug) => !slug.startsWith('payload-'));
      for (const slug of slugs) {
        const { area, never = [] } = COLLECTIONS[slug] ?? {};
        const may = (operation: string, right: 'read' | 'write') =>
          Boolean(role && area && !never.includes(operation) && mayDo(role, area, right));
        const isOwnRow = slug === 'users' && role !== undefined;
        const calls: [string, string, boolean][] = [
          ['GET', `/${slug}?limit=1`, may('read', 'read') || isOwnRow],
          ['GET', `/${slug}/count`, may('read', 'read') || isOwnRow],
          ['GET', `/${slug}/987654`, may('read', 'read') || isOwnRow],
          ['POST', `/${slug}`, may('create', 'write')],
          ['PATCH', `/${slug}/987654`, may('update', 'write')],
          ['PATCH', `/${slug}?where[id][equals]=987654`, may('update', 'write')],
          ['DELETE', `/${slug}/987654`, may('delete', 'write')],
          ['DELETE', `/${slug}?where[id][equals]=987654`, may('delete', 'write')],
        ];
        for (const [method, path, isAllowed] of calls) {
          const status = await rest(method, path);
          const call = `${who}: ${method} ${path}: ${status}`;
          if (!isAllowed) expect(status, call).toBe(403);
          else expect([401, 403], call).not.toContain(status);
        }
      }
    });

    test('match the table of rights for the settings of the site', async () => {
      const may = (right: 'read' | 'write') => Boolean(role && mayDo(role, 'content', right));
      expect((await rest('GET', '/globals/site-settings')) === 200).toBe(may('read'));
      expect((await rest('POST', '/globals/site-settings')) === 200).toBe(may('write'));
      for (const method of ['GET', 'POST']) expect(await rest(method, '/globals/security')).toBe(403);
    });

    test('open the console for every role, and show only the collections that the role may read', async () => {
      const answer = await restAnswer('GET', '/access');
      const access = (await answer.json()) as {
        canAccessAdmin: boolean;
        collections?: Record<string, { read?: unknown }>;
      };
      expect(Boolean(access.canAccessAdmin)).toBe(role !== undefined);
      const seen = Object.keys(COLLECTIONS).filter((slug) => slug !== 'users');
      for (const slug of seen) {
        const { area = 'people' } = COLLECTIONS[slug] ?? {};
        const isSeen = Boolean(access.collections?.[slug]?.read);
        expect(isSeen, slug).toBe(role !== undefined && mayDo(role, area, 'read'));
      }
    });

    const restAnswer = (method: string, path: string) => {
      const token = cookies.get(who)?.split('=')[1] ?? '';
      const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' };
      return api.rest(method, path, { headers, ...(/GET|DELETE/.test(method) ? {} : { body: '{}' }) });
    };
    const rest = async (method: string, path: string) => (await restAnswer(method, path)).status;
  });

  test.each(['editor', 'inbox'] as const)('show %s only its own account', async (role) => {
    const emails = async (path: string) => {
      const { docs } = (await (await api.rest('GET', path, { as: role })).json()) as {
        docs: { email: string }[];
      };
      return docs.map(({ email }) => email);
    };
    expect(await emails('/users')).toEqual([credentialsOf(role).username]);
    expect(await emails('/users?where[role][equals]=admin')).toEqual([]);
    const me = (await (await api.rest('GET', '/users/me', { as: role })).json()) as { user: object };
    expect(me.user).toMatchObject({ email: credentialsOf(role).username, role });
    expect(JSON.stringify(me)).not.toMatch(/"hash"|"salt"|inviteHash|totp|passkeys|recoveryCodes/);
  });

  test('let nobody without the right change their own account in /rest', async () => {
    const answer = await api.rest('GET', '/users/me', { as: 'editor' });
    const me = (await answer.json()) as { user: { id: number } };
    const json = { role: 'admin' };
    expect((await api.rest('PATCH', `/users/${me.user.id}`, { as: 'editor', json })).status).toBe(403);
    const { username: email } = credentialsOf('editor');
    const verified = api.call('GET', '/auth/verify', { as: 'editor' });
    expect(await answerOf(verified)).toEqual([200, { email, role: 'editor' }]);
  });

  test('give a visitor nothing from any collection or global through Payload’s REST', async () => {
    const user = (await api.rows('users'))[0];
    const headers = { 'content-type': 'application/json' };
    const slugs = Object.keys(api.payload.collections);
    expect(slugs).toEqual(expect.arrayContaining(['users', 'fairs', 'contact-messages', 'publication']));
    const collections = slugs.map((slug) => `/${slug}`);
    const globals = api.payload.config.globals.map(({ slug }) => `/globals/${slug}`);
    for (const path of [...collections, ...globals]) {
      const calls: [string, string, string?][] = [
        ['GET', `${path}?depth=10&limit=0`],
        ['GET', `${path}?where[id][exists]=true&select[id]=true`],
        ['GET', `${path}/count`],
        ['GET', `${path}/1?depth=10`],
        ['GET', `${path}/versions?limit=0`],
        ['POST', path, '{}'],
        ['POST', `${path}/1/duplicate`, '{}'],
        ['PATCH', `${path}?where[id][exists]=true`, '{}'],
        ['PATCH', `${path}/1`, '{}'],
        ['DELETE', `${path}?where[id][exists]=true`],
        ['DELETE', `${path}/1`],
      ];
      for (const [method, address, body] of calls) {
        const response = await api.rest(method, address, body ? { headers, body } : {});
        const text = await response.text();
        // The preferences endpoint answers 200 with a null value, because a visitor has no stored preferences.
        const isNothing = response.status === 200 && /"value":null\}$/.test(text);
        const isRefused = [401, 403, 404, 405, 501].includes(response.status);
        expect(isRefused || isNothing, `${method} ${address}: ${response.status} ${text}`).toBe(true);
        expect(text).not.toContain(String(user?.email));
      }
    }
    expect(await api.count('page-contents')).toBe(3);
  });
});

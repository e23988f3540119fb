import { PATHS } from '@fuar/shared/paths';
import { mayCall } from '@fuar/shared/people/rights';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerOf, credentialsOf, DATABASES, serveApi } from '../../testing/start-api.ts';
import { ALL_ROUTES } from '../route-of.ts';

const STAFF_ROUTES = ALL_ROUTES.flatMap((route) => (route.access !== 'public' ? [route] : []));

const NEEDED = { message: 'Devam etmek için önce “Hesabım” ekranında ikinci adımı kurun.' };

describe.each(DATABASES)('a second factor for everybody on %s', (database) => {
  const api = serveApi(database);
  beforeAll(async () => {
    const docs = await api.rows('users');
    await api.set('users', docs[0]?.id ?? 0, { totpSecret: 'x' });
    await api.cookieOf('inbox');
  });

  const setRule = (isSecondFactorRequired: unknown) =>
    api.call('PUT', '/admin/security', { as: 'admin', json: { isSecondFactorRequired } });
  const read = async () => (await api.call('GET', '/admin/security', { as: 'admin' })).json();
  const verify = async (as: 'admin' | 'inbox') => (await api.call('GET', '/auth/verify', { as })).json();

  test('is off at first, and only admins can require it', async () => {
    expect(await read()).toEqual({ isSecondFactorRequired: false });
    expect((await setRule('evet')).status).toBe(400);
    const json = { isSecondFactorRequired: true };
    expect((await api.call('PUT', '/admin/security', { as: 'inbox', json })).status).toBe(403);
    expect(await read()).toEqual({ isSecondFactorRequired: false });
  });

  test('allows an account without a second factor only calls on that account', async () => {
    expect((await setRule(true)).status).toBe(200);
    expect(await read()).toEqual({ isSecondFactorRequired: true });
    for (const route of STAFF_ROUTES.filter((one) => mayCall('inbox', one))) {
      const path = route.path.replace(/:\w+/g, '987654');
      const body = route.body || route.form ? { json: {} } : {};
      const answer = await api.call(route.method.toUpperCase(), path, { as: 'inbox', ...body });
      const call = `${route.method} ${path}`;
      if (route.access === 'own') expect([401, 403], call).not.toContain(answer.status);
      else expect(await answerOf(answer), call).toEqual([403, NEEDED]);
    }
    const headers = { cookie: await api.cookieOf('inbox') };
    expect((await api.request(PATHS.preview('x'), { headers })).status).toBe(403);
  });

  test('is named in the answers of the sign-in and of the session', async () => {
    await setRule(true);
    const { username, password } = credentialsOf('inbox');
    const limited = { email: username, role: 'inbox', needsSecondFactor: true };
    const signedIn = await api.call('POST', '/auth/login', {
      json: { username, password },
      headers: { prefer: 'version, user' },
    });
    expect(await answerOf(signedIn)).toEqual([200, limited]);
    expect(await verify('inbox')).toEqual(limited);
    const session = await api.call('GET', '/auth/session', { as: 'inbox' });
    expect(await session.json()).toEqual(limited);
    expect(await verify('admin')).toEqual({ email: credentialsOf('admin').username, role: 'admin' });
    await setRule(false);
    expect(await verify('inbox')).toEqual({ email: username, role: 'inbox' });
    expect((await api.call('GET', '/admin/contact', { as: 'inbox' })).status).toBe(200);
  });

  test('lets an account without a second factor only read its own row in /rest, and not open the console', async () => {
    await setRule(true);
    const rest = async (path: string) => (await api.rest('GET', path, { as: 'inbox' })).status;
    for (const path of ['/contact-messages', '/fairs', '/media', '/globals/site-settings'])
      expect(await rest(path), path).toBe(403);
    expect(await rest('/users/me')).toBe(200);
    const access = await (await api.rest('GET', '/access', { as: 'inbox' })).json();
    expect(access).not.toHaveProperty('canAccessAdmin', true);
    await setRule(false);
    expect(await rest('/contact-messages')).toBe(200);
  });
});

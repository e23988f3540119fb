import type { CollectionSlug } from 'payload';
import { describe, expect, test } from 'vitest';
import { DATABASES, serveApi } from '../testing/start-api.ts';

describe.each(DATABASES)('anonymous access on %s', (database) => {
  const api = serveApi(database);

  const anonymous = { overrideAccess: false, user: null } as const;

  test('gives a visitor no read, count, write or delete on any collection', async () => {
    const slugs = Object.keys(api.payload.collections) as CollectionSlug[];
    expect(slugs).toEqual(expect.arrayContaining(['users', 'fairs', 'contact-messages', 'publication']));
    for (const collection of slugs) {
      const calls = [
        () => api.payload.find({ collection, depth: 10, limit: 0, ...anonymous }),
        () => api.payload.count({ collection, ...anonymous }),
        () => api.payload.findByID({ collection, id: 1, ...anonymous }),
        // biome-ignore lint/suspicious/noExplicitAny: any data will do, because access is refused before the data is read
        () => api.payload.create({ collection, data: {} as any, ...anonymous }),
        () => api.payload.update({ collection, where: {}, data: {}, ...anonymous }),
        () => api.payload.delete({ collection, where: {}, ...anonymous }),
      ];
      for (const call of calls) {
        await expect(call(), `${collection} ${call}`).rejects.toMatchObject({ name: 'Forbidden' });
      }
    }
  });

  test('gives a visitor nothing from any collection or global through Payload’s REST', async () => {
    const user = (await api.payload.find({ collection: 'users' })).docs[0];
    const headers = { 'content-type': 'application/json' };
    const collections = Object.keys(api.payload.collections).map((slug) => `/${slug}`);
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
    expect((await api.payload.count({ collection: 'page-contents' })).totalDocs).toBe(3);
  });

  test('gives a visitor no read or write on any global', async () => {
    for (const { slug } of api.payload.config.globals) {
      const name = slug as 'site-settings';
      await expect(api.payload.findGlobal({ slug: name, ...anonymous })).rejects.toMatchObject({
        name: 'Forbidden',
      });
      const update = api.payload.updateGlobal({ slug: name, data: {}, ...anonymous });
      await expect(update).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });

  test('lets staff read their collections without hashes and sessions, but not the publication queue', async () => {
    const { docs } = await api.payload.find({ collection: 'users' });
    const user = docs[0];
    if (!user) throw new Error('There is no administrator');
    const seen = await api.payload.find({ collection: 'users', overrideAccess: false, user });
    expect(JSON.stringify(seen.docs)).not.toMatch(/"hash"|"salt"|resetPasswordToken/);
    const queue = api.payload.find({ collection: 'publication', overrideAccess: false, user });
    await expect(queue).rejects.toMatchObject({ name: 'Forbidden' });
  });
});

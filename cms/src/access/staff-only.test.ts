import { describe, expect, test } from 'vitest';
import { DATABASES, serveApi } from '../testing/start-api.ts';

describe.each(DATABASES)('anonymous access on %s', (database) => {
  const api = serveApi(database);

  test('gives a visitor nothing from any collection or global through Payload’s REST', async () => {
    const user = (await api.payload.find({ collection: 'users' })).docs[0];
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
    expect((await api.payload.count({ collection: 'page-contents' })).totalDocs).toBe(3);
  });
});

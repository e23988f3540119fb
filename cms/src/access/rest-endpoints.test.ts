import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, DATABASES, startApi } from '../testing/start-api.ts';

describe.each(DATABASES)('/rest on %s', (database) => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi(database);
  });
  afterAll(() => api.close());

  const statusOf = async (method: string, path: string, data?: object) => {
    const headers = {
      authorization: `JWT ${api.cookie.split('=')[1]}`,
      'content-type': 'application/json',
    };
    return (await api.rest(method, path, { headers, ...(data && { body: JSON.stringify(data) }) })).status;
  };

  test.each(['abc', '0', '-1', '1.5', '1e3', 'null', '__proto__', '99999999999999999999'])(
    'answers 404 for the id %s',
    async (id) => {
      for (const slug of ['users', 'fairs', 'contact-messages']) {
        expect(await statusOf('GET', `/${slug}/${id}`)).toBe(404);
        expect(await statusOf('PATCH', `/${slug}/${id}`, {})).toBe(404);
        expect(await statusOf('DELETE', `/${slug}/${id}`)).toBe(404);
      }
    },
  );

  test('answers 404 for versions, because no row has one', async () => {
    for (const path of ['/fairs', '/users', '/globals/site-settings', '/globals/security']) {
      expect(await statusOf('GET', `${path}/versions`)).toBe(404);
      expect(await statusOf('GET', `${path}/versions/1`)).toBe(404);
      expect(await statusOf('POST', `${path}/versions/1`, {})).toBe(404);
    }
  });

  test('serves a row, and the rights on a new one', async () => {
    const { docs } = await api.payload.find({ collection: 'page-contents', limit: 1 });
    expect(await statusOf('GET', `/page-contents/${docs[0]?.id}`)).toBe(200);
    expect(await statusOf('POST', '/fairs/access', {})).toBe(200);
  });
});

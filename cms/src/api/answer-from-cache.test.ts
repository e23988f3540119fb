import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAIR } from '../testing/fair-calls.ts';
import { listen } from '../testing/listen.ts';
import { answerOf, DATABASES, serveApi } from '../testing/start-api.ts';
import { createAnswerCache } from './answer-cache.ts';
import { answerFromCache } from './answer-from-cache.ts';
import { createApp } from './app.ts';

describe.each(DATABASES)('cached answers on %s', (database) => {
  const api = serveApi(database);
  let server: Server;
  let origin = '';
  let reads = 0;
  beforeAll(async () => {
    const cache = createAnswerCache(api.payload);
    const hono = getRequestListener(createApp(api.deps, cache).fetch);
    server = createServer(
      answerFromCache(cache, (request, response) => {
        reads += 1;
        return hono(request, response);
      }),
    );
    origin = `http://127.0.0.1:${await listen(server)}`;
  });
  afterAll(() => void server.close());

  const create = (title: string) => api.ask('POST', '/admin/fairs', { form: { ...FAIR, title } });

  async function get(path: string, headers: Record<string, string> = {}) {
    const before = reads;
    const response = await fetch(origin + path, { headers });
    const { date, connection, 'keep-alive': _, ...rest } = Object.fromEntries(response.headers);
    return { status: response.status, headers: rest, body: await response.text(), isFast: reads === before };
  }

  test('have the bytes and headers of the first answer, and skip the router', async () => {
    await create('Bir');
    const first = await get('/api/fairs?fields=card');
    const second = await get('/api/fairs?fields=card');
    expect([first.isFast, second.isFast]).toEqual([false, true]);
    expect({ ...second, isFast: false }).toEqual(first);
    const etag = String(first.headers.etag);
    const same = await get('/api/fairs?fields=card', { 'if-none-match': `W/${etag}` });
    expect(same).toMatchObject({ status: 304, body: '', isFast: true, headers: { etag } });
    expect(same.headers).not.toHaveProperty('content-type');
  });

  test('are never older than the last change', async () => {
    for (let n = 0; n < 20; n += 1) {
      await create(`Fuar ${n}`);
      expect((await get('/api/fairs')).body).toContain(`"Fuar ${n}"`);
      expect(await get('/api/fairs')).toMatchObject({ isFast: true });
    }
  });

  test('are not used for failures, other methods and other calls', async () => {
    for (const path of ['/api/fairs/999999', '/api/fairs?status=x', '/api/nope', '/api/admin/fairs']) {
      const [first, second] = [await get(path), await get(path)];
      expect(second.isFast).toBe(false);
      expect(second.status).toBe(first.status);
    }
    await get('/api/fairs');
    expect(await answerOf(fetch(`${origin}/api/fairs`, { method: 'HEAD' }))).toEqual([200, '']);
    expect((await fetch(`${origin}/api/fairs`, { method: 'POST' })).status).toBe(405);
  });
});

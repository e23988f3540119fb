import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Api, DATABASES, startApi } from '../testing/start-api.ts';
import { createAnswerCache } from './answer-cache.ts';
import { answerFinished } from './answer-finished.ts';
import { createApp } from './app.ts';

const FAIR = { title: 'Tarım Fuarı', date: '15-17 Ekim 2090', description: 'Kısa.' };

describe.each(DATABASES)('finished answers on %s', (database) => {
  let api: Api;
  let server: Server;
  let origin = '';
  let asked = 0;
  beforeAll(async () => {
    api = await startApi(database);
    const cache = createAnswerCache(api.payload);
    const hono = getRequestListener(createApp(api.deps, cache).fetch);
    server = createServer(
      answerFinished(cache, (request, response) => {
        asked += 1;
        return hono(request, response);
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterAll(async () => {
    server.close();
    await api.close();
  });

  const create = (title: string) =>
    api.call('POST', '/admin/fairs', { as: 'staff', form: { ...FAIR, title } });

  async function look(path: string, headers: Record<string, string> = {}) {
    const before = asked;
    const response = await fetch(origin + path, { headers });
    const { date, connection, 'keep-alive': _, ...rest } = Object.fromEntries(response.headers);
    return { status: response.status, headers: rest, body: await response.text(), isFast: asked === before };
  }

  test('the second answer is the first one, to the byte and the header, past the router', async () => {
    await create('Bir');
    const first = await look('/api/fairs?fields=card');
    const second = await look('/api/fairs?fields=card');
    expect([first.isFast, second.isFast]).toEqual([false, true]);
    expect({ ...second, isFast: false }).toEqual(first);
    const etag = String(first.headers.etag);
    const same = await look('/api/fairs?fields=card', { 'if-none-match': `W/${etag}` });
    expect(same).toMatchObject({ status: 304, body: '', isFast: true, headers: { etag } });
    expect(same.headers).not.toHaveProperty('content-type');
  });

  test('no answer is older than the last change', async () => {
    for (let n = 0; n < 20; n += 1) {
      await create(`Fuar ${n}`);
      expect((await look('/api/fairs')).body).toContain(`"Fuar ${n}"`);
      expect(await look('/api/fairs')).toMatchObject({ isFast: true });
    }
  });

  test('another day asks again, because what has ended moves', async () => {
    await look('/api/fairs/upcoming');
    expect(await look('/api/fairs/upcoming')).toMatchObject({ isFast: true });
    const tomorrow = Date.now() + 86_400_000;
    vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
    expect(await look('/api/fairs/upcoming')).toMatchObject({ isFast: false, status: 200 });
    vi.restoreAllMocks();
  });

  test('failures, other methods and other calls take the whole way', async () => {
    for (const path of ['/api/fairs/999999', '/api/fairs?status=x', '/api/nope', '/api/admin/fairs']) {
      const [first, second] = [await look(path), await look(path)];
      expect(second.isFast).toBe(false);
      expect(second.status).toBe(first.status);
    }
    await look('/api/fairs');
    const head = await fetch(`${origin}/api/fairs`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await fetch(`${origin}/api/fairs`, { method: 'POST' })).status).toBe(405);
  });
});

import { describe, expect, test, vi } from 'vitest';
import { raiseVersion } from '../publication/version.ts';
import { MESSAGE } from '../testing/form-inputs.ts';
import { DATABASES, openApi, serveApi } from '../testing/start-api.ts';

const TOKEN = 'a-token-for-tests';

describe.each(DATABASES)('/api/metrics on %s', (database) => {
  const api = serveApi(database, { METRICS_TOKEN: TOKEN });

  const read = (token: string, scheme = 'Bearer') =>
    api.call('GET', '/metrics', { headers: { authorization: `${scheme} ${token}` } });

  test('reports the publication, the queues and the memory', async () => {
    await raiseVersion(api.payload);
    await api.call('POST', '/contact', { json: MESSAGE });
    api.deps.metrics?.countRequest();
    api.deps.metrics?.observe({ method: 'GET', route: '/api/fairs/:id', status: 200 }, 0.02);
    const response = await read(TOKEN);
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^fuar_publication_waiting_versions [1-9]\d*$/m);
    expect(text).toMatch(/^fuar_queue_length\{queue="unread_messages"\} 1$/m);
    expect(text).toMatch(/^fuar_http_requests_received_total 1$/m);
    expect(text).toContain(
      'fuar_http_request_duration_seconds_bucket{le="0.025",method="GET",route="/api/fairs/:id",status="200"} 1',
    );
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(await (await read(TOKEN)).text()).toMatch(/^fuar_http_requests_received_total 1$/m);
  });

  test('counts the age of a lag from its beginning, not from the last publication', async () => {
    const change = (data: Record<string, unknown>) => api.set('publication', 1, data);
    const age = async () => {
      const text = await (await read(TOKEN)).text();
      return Math.round(Number(/^fuar_publication_age_seconds (\S+)$/m.exec(text)?.[1]));
    };
    const start = Date.now();
    const at = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + seconds * 1000 });
    at(0);
    // The site has shown everything for 20 hours.
    await change({ requested: 5, published: 5, publishedAt: start - 72_000_000 });
    expect(await age()).toBe(0);
    await change({ requested: 6 });
    expect(await age()).toBe(0);
    at(1000);
    expect(await age()).toBe(1000);
    // A publication between two reads ends a lag, even if another change follows.
    await change({ requested: 8, published: 6, publishedAt: start + 900_000 });
    expect(await age()).toBe(100);
    await change({ published: 8 });
    expect(await age()).toBe(0);
    await change({ requested: 9 });
    expect(await age()).toBe(0);
  });

  test.each(['', 'a-token-for-test', `${TOKEN}x`])('rejects the token "%s"', async (token) => {
    expect((await read(token)).status).toBe(401);
  });

  test('accepts the scheme in lower case', async () => {
    expect((await read(TOKEN, 'bearer')).status).toBe(200);
  });
});

test('/api/metrics does not exist without a token in the settings', async () => {
  const api = await openApi('sqlite');
  const headers = { authorization: 'Bearer undefined' };
  expect((await api.call('GET', '/metrics', { headers })).status).toBe(404);
});

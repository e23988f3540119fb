import { once } from 'node:events';
import { addAbortSignal, PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { readEnv } from '../start/env.ts';
import { startFakeBucket } from '../testing/fake-bucket.ts';
import { createS3Storage } from './s3.ts';
import { withIdleTimeout } from './with-idle-timeout.ts';

/** A store that sends the first byte of each file and then nothing. */
async function aStalledStore() {
  const { server, settings } = await startFakeBucket((request, response) => {
    response.writeHead(200, { 'content-length': '1000000' });
    if (request.method === 'GET') response.write('a');
    else response.end();
  });
  const env = readEnv({ PAYLOAD_SECRET: 'a-secret-for-tests-only', ...settings });
  return { server, storage: createS3Storage(env) };
}

describe('a store that sends slowly', () => {
  test('60 unread files do not block other calls to the store', async () => {
    const { storage } = await aStalledStore();
    const bodies = await Promise.all(Array.from({ length: 60 }, () => storage.read('a.png')));
    expect(await storage.stat('b.png')).toMatchObject({ size: 1_000_000 });
    for (const found of bodies) found?.body.destroy();
  });

  test('a reader who leaves ends the connection to the store at once', async () => {
    const { server, storage } = await aStalledStore();
    const left = new Promise((resolve) => {
      server.once('request', (request) => request.socket.once('close', resolve));
    });
    const stopping = new AbortController();
    const found = await storage.read('a.png');
    const body = addAbortSignal(stopping.signal, found?.body ?? new PassThrough());
    const waiting = once(body, 'data');
    const read = buffer(body);
    await waiting;
    stopping.abort();
    await expect(read).rejects.toThrow(/abort/);
    await left;
  });

  test('a store that stops in the middle of a file is unavailable after 30 seconds', async () => {
    const { storage } = await aStalledStore();
    const found = await storage.read('a.png');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const body = found?.body ?? new PassThrough();
    const waiting = once(body, 'data');
    const read = buffer(body);
    await waiting;
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    vi.advanceTimersByTime(30_000);
    await expect(read).rejects.toMatchObject({ status: 503 });
  });

  test('ends a body after 30 silent seconds, but only while somebody waits for the store', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const body = new PassThrough();
    const limited = withIdleTimeout(body, 30_000);
    vi.advanceTimersByTime(60_000);
    expect(body.destroyed).toBe(false);

    body.write('a');
    const [first] = await Promise.all([once(limited, 'data'), limited.resume()]);
    expect(String(first)).toBe('a');
    await vi.waitUntil(() => vi.getTimerCount() > 0);
    vi.advanceTimersByTime(29_000);
    expect(body.destroyed).toBe(false);
    const failed = once(limited, 'error');
    vi.advanceTimersByTime(1000);
    const [error] = await failed;
    expect(error).toMatchObject({ status: 503 });
    expect(String(error.cause)).toContain('nothing for 30 s');
    expect(body.destroyed).toBe(true);
  });
});

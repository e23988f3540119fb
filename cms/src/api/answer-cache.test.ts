import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { currentVersion, raiseVersion } from '../publication/version.ts';
import { listen } from '../testing/listen.ts';
import { serveApi } from '../testing/start-api.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createHttpServer } from './http-server.ts';

const api = serveApi('sqlite');

test('computes two answers at once, and the others in the order of their requests', async () => {
  const cache = createAnswerCache(api.payload);
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const reads = works.map(({ promise }, n) => {
    const make = async () => {
      begun.push(n);
      await promise;
      return n;
    };
    return cache.read(`key ${n}`, make, undefined);
  });
  await vi.waitFor(() => expect(begun).toEqual([0, 1]));
  works[1]?.reject(new Error('no row'));
  await expect(reads[1]).rejects.toThrow('no row');
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2]));
  for (const { resolve } of works) resolve();
  const bodies = await Promise.all(reads.filter((_, n) => n !== 1));
  expect(bodies.map(({ body }) => body.toString())).toEqual(['0', '2', '3', '4']);
});

test('serves a client with one request before a client with many, even if both want the same answer', async () => {
  const cache = createAnswerCache(api.payload);
  const begun: string[] = [];
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const read = (key: string, client: string) => {
    const make = async () => {
      begun.push(key);
      await end;
      return key;
    };
    return cache.read(key, make, undefined, client);
  };
  const reads = ['a', 'b', 'c', 'd', 'e', 'shared'].map((key) => read(key, 'busy'));
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b']));
  reads.push(read('shared', 'visitor 1'), read('other', 'visitor 2'));
  // The client 'helper' moves only 'e' to the front, because only its first request has the lowest rank.
  reads.push(...['e', 'd', 'c'].map((key) => read(key, 'helper')));
  // Every read first queries the version, so the versions of all reads are known when this query ends.
  await currentVersion(api.payload);
  resolve();
  await Promise.all(reads);
  expect(begun).toEqual(['a', 'b', 'e', 'shared', 'other', 'd', 'c']);
});

test('accepts new connections between two computations', async () => {
  const cache = createAnswerCache(api.payload);
  let computed = 0;
  const compute = async () => {
    const end = performance.now() + 5;
    while (performance.now() < end);
    computed += 1;
    return computed;
  };
  const server = createHttpServer(({ url = '' }, response) => {
    if (url === '/quick') response.end(String(computed));
    else cache.read(url, compute, undefined).then(({ etag }) => response.end(etag));
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  const ask = async (path: string) => {
    const [answer] = await once(get({ port, path, agent: false }), 'response');
    return text(answer);
  };
  const slow = Array.from({ length: 100 }, (_, n) => ask(`/${n}`));
  const before = Number(await ask('/quick'));
  await Promise.all(slow);
  expect(computed).toBe(100);
  expect(before).toBeLessThan(50);
});

test('keeps an answer until the next midnight in Istanbul', async () => {
  const cache = createAnswerCache(api.payload);
  const present = await currentVersion(api.payload);
  let computed = 0;
  const read = async () => {
    const answer = await cache.read('day', async () => (computed += 1), '/day');
    expect(answer.headers['x-content-version']).toBe(String(present));
    return answer.body.toString();
  };
  vi.setSystemTime('2026-12-01T20:59:59.999Z');
  expect([await read(), await read(), await cache.findByUrl('/day')]).toMatchObject([
    '1',
    '1',
    { body: Buffer.from('1') },
  ]);
  vi.setSystemTime('2026-12-01T21:00:00Z');
  expect(await cache.findByUrl('/day')).toBeUndefined();
  expect([await read(), await read()]).toEqual(['2', '2']);
  // The clock is set back.
  vi.setSystemTime('2026-12-01T20:59:59.999Z');
  expect(await read()).toBe('3');
});

test('computes a failed answer again', async () => {
  const cache = createAnswerCache(api.payload);
  const failed = cache.read('key', () => Promise.reject(new Error('no row')), undefined);
  await expect(failed).rejects.toThrow('no row');
  expect((await cache.read('key', async () => 'row', undefined)).body.toString()).toBe('"row"');
});

test('keeps no answer that was computed before a change of the content', async () => {
  const cache = createAnswerCache(api.payload);
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const make = () => {
    begun.resolve();
    return ended.promise;
  };
  const old = cache.read('old', make, '/old');
  await begun.promise;
  await raiseVersion(api.payload);
  await cache.read('new', async () => 'new', '/new');
  ended.resolve('old');
  await old;
  expect(await cache.findByUrl('/old')).toBeUndefined();
  expect(await cache.findByUrl('/new')).toBeDefined();
});

test('empties itself after 64 MB', async () => {
  const cache = createAnswerCache(api.payload);
  const read = (n: number) => cache.read(`${n}`, async () => 'x'.repeat(17_000_000), `/${n}`);
  for (let n = 0; n < 4; n += 1) await read(n);
  expect(await cache.findByUrl('/0')).toBeDefined();
  await read(4);
  expect(await cache.findByUrl('/0')).toBeUndefined();
});

test('empties itself after 2,000 different addresses', async () => {
  const cache = createAnswerCache(api.payload);
  const read = (n: number) => cache.read('same', async () => 'row', `/?${n}`);
  for (let n = 0; n <= 2000; n += 1) await read(n);
  expect(await cache.findByUrl('/?0')).toBeDefined();
  await read(2001);
  expect(await cache.findByUrl('/?0')).toBeUndefined();
  expect(await cache.findByUrl('/?2001')).toBeDefined();
});

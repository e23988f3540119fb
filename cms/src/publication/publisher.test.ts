import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { isSigned } from '@fuar/shared/http/signature';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Api, DATABASES, startApi } from '../testing/start-api.ts';
import { type Publisher, startPublisher } from './publisher.ts';
import { readPublication, takeLease } from './queue.ts';
import { currentVersion, raiseVersion } from './version.ts';
import type { Webhook } from './webhook.ts';

const PAUSES = { away: 50, failed: 100, longest: 400 };
const SECRET = 'ortak-sir';

type Reply = { status: number; body?: unknown };

describe.each(DATABASES)('publication on %s', (database) => {
  let api: Api;
  let server: Server;
  let origin: string;
  let heard: { version: number; isSigned: boolean }[];
  let reply: (version: number) => Reply | Promise<Reply>;
  let release: unknown;
  /** How often the publisher has read the site's release. */
  let looks: number;
  const publishers: Publisher[] = [];

  beforeAll(async () => {
    api = await startApi(database);
    server = createServer(async (request, response) => {
      if (request.method === 'GET') {
        looks += 1;
        return response.end(JSON.stringify(release));
      }
      const body = await text(request);
      const { version } = JSON.parse(body) as { version: number };
      heard.push({ version, isSigned: await isSigned(body, SECRET, String(request.headers['x-signature'])) });
      const answer = await reply(version);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(answer.body ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await api.close();
  });
  beforeEach(async () => {
    heard = [];
    looks = 0;
    release = { version: 0, builtAt: '2026-01-01T00:00:00.000Z' };
    reply = (version) => ({ status: 200, body: { version } });
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const requested = await currentVersion(api.payload);
    const data = { published: requested, leaseUntil: 0, nextTry: 0, attempts: 0, message: '' };
    await api.payload.db.updateOne({ collection: 'publication', id: 1, data });
  });
  afterEach(async () => {
    for (const publisher of publishers.splice(0)) await publisher.stop();
    vi.restoreAllMocks();
  });

  const start = (webhook: Partial<Webhook> = {}) =>
    publishers.push(
      startPublisher(api.payload, { url: `${origin}/yayinla`, secret: SECRET, ...webhook }, PAUSES),
    );
  const state = async () => (await api.call('GET', '/admin/publication', { as: 'staff' })).json();
  const become = (expected: Record<string, unknown>) =>
    vi.waitFor(async () => expect(await state()).toMatchObject(expected), { timeout: 10_000, interval: 20 });

  test('a change is announced once, signed, and is then live', async () => {
    start();
    const version = await raiseVersion(api.payload);
    await become({ state: 'live', publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(heard).toEqual([{ version, isSigned: true }]);
  });

  test('a change whose writer died is published for what it was announced', async () => {
    start();
    const version = await raiseVersion(api.payload, 'before');
    await become({ state: 'live' });
    expect(heard.map((announcement) => announcement.version)).toEqual([version]);
  });

  test('a change made while a release is made leads to exactly one more', async () => {
    let finish = () => {};
    reply = (version) =>
      new Promise((resolve) => {
        finish = () => resolve({ status: 200, body: { version } });
      });
    start();
    const first = await raiseVersion(api.payload);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(await state()).toMatchObject({ state: 'building' });
    await raiseVersion(api.payload);
    const last = await raiseVersion(api.payload);
    reply = (version) => ({ status: 200, body: { version } });
    finish();
    await become({ state: 'live' });
    expect(heard.map(({ version }) => version)).toEqual([first, last]);
  });

  test('a failure is told to staff, tried again, and forgotten when it works', async () => {
    let tries = 0;
    reply = (version) => {
      tries += 1;
      return tries < 3
        ? { status: 500, body: { message: 'Sayfa üretilemedi.' } }
        : { status: 200, body: { version } };
    };
    start();
    await raiseVersion(api.payload);
    await become({ state: 'failed', message: 'Sayfa üretilemedi.' });
    await become({ state: 'live' });
    expect(await state()).not.toHaveProperty('message');
    expect(heard).toHaveLength(3);
  });

  test('a change after a failure is tried at once', async () => {
    publishers.push(
      startPublisher(api.payload, { url: `${origin}/yayinla` }, { away: 1e6, failed: 1e6, longest: 1e6 }),
    );
    reply = () => ({ status: 502 });
    await raiseVersion(api.payload);
    await become({ state: 'failed', message: 'Yayın sunucusu 502 yanıtı verdi.' });
    reply = (version) => ({ status: 200, body: { version } });
    await raiseVersion(api.payload);
    await become({ state: 'live' });
  });

  test('nobody listening is a failure that is tried again', async () => {
    start({ url: 'http://127.0.0.1:9/' });
    await raiseVersion(api.payload);
    await become({ state: 'failed', message: 'Yayın sunucusuna ulaşılamadı.' });
    expect((await readPublication(api.payload)).attempts).toBeGreaterThan(0);
  });

  test('a hosted build answers at once; the site itself tells when it is live', async () => {
    reply = () => ({ status: 200, body: {} });
    start({ siteUrl: origin, pollMs: 20 });
    const version = await raiseVersion(api.payload);
    await become({ state: 'building' });
    release = { version: version - 1, builtAt: '2026-01-01T00:00:00.000Z' };
    looks = 0;
    await vi.waitFor(() => expect(looks).toBeGreaterThan(1));
    expect(await state()).toMatchObject({ state: 'building' });
    release = { version, builtAt: '2026-01-01T00:00:00.000Z' };
    await become({ state: 'live' });
  });

  test('a hosted build that never shows up fails', async () => {
    reply = () => ({ status: 204 });
    start({ siteUrl: origin, pollMs: 20, patienceMs: 200 });
    await raiseVersion(api.payload);
    await become({ state: 'failed', message: 'Site 15 dakika içinde yenilenmedi.' });
  });

  test('two publishers do not announce the same change twice', async () => {
    start();
    start();
    const version = await raiseVersion(api.payload);
    await become({ state: 'live' });
    expect(heard.map((announcement) => announcement.version)).toEqual([version]);
  });

  test('of many who want the lease one gets it, and a crashed holder loses it', async () => {
    const takes = await Promise.all(Array.from({ length: 20 }, () => takeLease(api.payload, 1_000_000)));
    expect(takes.filter(Boolean)).toHaveLength(1);
    expect(await takeLease(api.payload, 1_001_000)).toBe(false);
    expect(await takeLease(api.payload, 1_010_000)).toBe(true);
  });

  test('stopping gives the work back at once', async () => {
    reply = () => new Promise(() => {});
    start();
    await raiseVersion(api.payload);
    await become({ state: 'building' });
    // Otherwise the next test may receive the announcement.
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    await publishers.pop()?.stop();
    expect(await state()).toMatchObject({ state: 'queued' });
  });

  test('what was published on an earlier day is published again: fairs have ended since', async () => {
    const day = 24 * 3600 * 1000;
    const data = { publishedAt: Date.now() - 2 * day };
    await api.payload.db.updateOne({ collection: 'publication', id: 1, data });
    start();
    await vi.waitFor(() => expect(heard).toHaveLength(1), { timeout: 5000 });
  });

  test('without a webhook a change stays queued; staff can ask for a publication', async () => {
    publishers.push(startPublisher(api.payload, undefined));
    const response = await api.call('POST', '/admin/publication', { as: 'staff' });
    expect([response.status, await response.json()]).toEqual([
      202,
      expect.objectContaining({ state: 'queued' }),
    ]);
  });

  test.each([
    [
      'a fair',
      () =>
        api.call('POST', '/admin/fairs', { as: 'staff', form: { title: 'a', date: 'b', description: 'c' } }),
    ],
    ['settings', () => api.call('PUT', '/admin/settings', { as: 'staff', json: { phone: '1' } })],
    [
      'settings in the console',
      () => api.payload.updateGlobal({ slug: 'site-settings', data: { fax: '2' } }),
    ],
    [
      'a fair in the console',
      () => api.payload.update({ collection: 'fairs', where: {}, data: { title: 'x' } }),
    ],
    ['a deleted fair', () => api.payload.delete({ collection: 'fairs', where: {} })],
  ])('a change of %s asks for a publication', async (_, change) => {
    const before = await currentVersion(api.payload);
    await change();
    expect(await currentVersion(api.payload)).toBeGreaterThan(before);
    expect(await state()).toMatchObject({ state: 'queued' });
  });
});

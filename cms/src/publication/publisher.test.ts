import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { isSigned } from '@fuar/shared/http/signature';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen } from '../testing/listen.ts';
import { answerOf, DATABASES, serveApi } from '../testing/start-api.ts';
import { type Publisher, startPublisher } from './publisher.ts';
import { LEASE_MS, readPublication, releaseLease, renewLease, takeLease } from './queue.ts';
import { currentVersion, raiseVersion } from './version.ts';
import type { Webhook } from './webhook.ts';

const PAUSES = { refused: 50, failed: 100, longest: 400 };
const SECRET = 'ortak-sir';

type Reply = { status: number; body?: unknown };

describe.each(DATABASES)('publication on %s', (database) => {
  const api = serveApi(database);
  let server: Server;
  let origin: string;
  let announcements: { version: number; isSigned: boolean }[];
  let reply: (version: number) => Reply | Promise<Reply>;
  let release: unknown;
  /** The number of times the publisher has read the site's release. */
  let polls: number;
  const publishers: Publisher[] = [];

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      if (request.method === 'GET') {
        polls += 1;
        return response.end(JSON.stringify(release));
      }
      const body = await text(request);
      const { version } = JSON.parse(body) as { version: number };
      announcements.push({
        version,
        isSigned: await isSigned(body, SECRET, String(request.headers['x-signature'])),
      });
      const answer = await reply(version);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify(answer.body ?? {}));
    });
    origin = `http://127.0.0.1:${await listen(server)}`;
  });
  afterAll(() => server.close().closeAllConnections());
  beforeEach(async () => {
    announcements = [];
    polls = 0;
    release = { version: 0, builtAt: '2026-01-01T00:00:00.000Z' };
    reply = (version) => ({ status: 200, body: { version } });
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const requested = await currentVersion(api.payload);
    const data = { published: requested, leaseUntil: 0, nextTry: 0, attempts: 0, message: '' };
    await api.set('publication', 1, data);
  });
  afterEach(async () => {
    for (const publisher of publishers.splice(0)) await publisher.stop();
  });

  const start = (webhook: Partial<Webhook> = {}) =>
    publishers.push(
      startPublisher(api.payload, { url: `${origin}/yayinla`, secret: SECRET, ...webhook }, PAUSES),
    );
  const state = async () => (await api.ask('GET', '/admin/publication')).json();
  const become = (expected: Record<string, unknown>) =>
    vi.waitFor(async () => expect(await state()).toMatchObject(expected), { interval: 20 });

  test('announces a change once, signed, and then reports it as live', async () => {
    start();
    const version = await raiseVersion(api.payload);
    await become({ state: 'live', publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(announcements).toEqual([{ version, isSigned: true }]);
  });

  test('publishes a change whose writer crashed after announcing it', async () => {
    start();
    const version = await raiseVersion(api.payload, 'before');
    await become({ state: 'live' });
    expect(announcements.map((announcement) => announcement.version)).toEqual([version]);
  });

  test('makes exactly one more release for changes during a release', async () => {
    let finish = () => {};
    reply = (version) =>
      new Promise((resolve) => {
        finish = () => resolve({ status: 200, body: { version } });
      });
    start();
    const first = await raiseVersion(api.payload);
    await vi.waitFor(() => expect(announcements).toHaveLength(1));
    expect(await state()).toMatchObject({ state: 'building' });
    await raiseVersion(api.payload);
    const last = await raiseVersion(api.payload);
    reply = (version) => ({ status: 200, body: { version } });
    finish();
    await become({ state: 'live' });
    expect(announcements.map(({ version }) => version)).toEqual([first, last]);
  });

  test('shows a failure to staff, retries, and clears it after a success', async () => {
    reply = () => ({ status: 500, body: { message: 'Sayfa üretilemedi.' } });
    start();
    await raiseVersion(api.payload);
    await become({ state: 'failed', message: 'Sayfa üretilemedi.' });
    await vi.waitFor(() => expect(announcements.length).toBeGreaterThan(2));
    reply = (version) => ({ status: 200, body: { version } });
    await become({ state: 'live' });
    expect(await state()).not.toHaveProperty('message');
  });

  test('publishes a change at once after an earlier failure', async () => {
    publishers.push(
      startPublisher(api.payload, { url: `${origin}/yayinla` }, { refused: 1e6, failed: 1e6, longest: 1e6 }),
    );
    reply = () => ({ status: 502 });
    await raiseVersion(api.payload);
    await become({ state: 'failed', message: 'Yayın sunucusu 502 yanıtı verdi.' });
    reply = (version) => ({ status: 200, body: { version } });
    await raiseVersion(api.payload);
    await become({ state: 'live' });
  });

  test('publishes a waiting change when a clock that was an hour ahead is corrected', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    reply = () => ({ status: 502 });
    start();
    await raiseVersion(api.payload);
    await become({ state: 'failed' });
    reply = (version) => ({ status: 200, body: { version } });
    vi.useRealTimers();
    await become({ state: 'live' });
  });

  test('treats an unreachable webhook as a failure and retries', async () => {
    start({ url: 'http://127.0.0.1:9/' });
    await raiseVersion(api.payload);
    await become({ state: 'failed', message: 'Yayın sunucusuna ulaşılamadı.' });
    expect((await readPublication(api.payload)).attempts).toBeGreaterThan(0);
  });

  test('warns of refused connections only after the time that a starting publisher may take', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const warnings = () =>
      write.mock.calls.filter(([line]) => String(line).includes('publication-failed')).length;
    // Nothing listens on this port, and fetch does not block it, unlike many other low ports.
    start({ url: 'http://127.0.0.1:2/' });
    await raiseVersion(api.payload);
    const attempts = async () => (await readPublication(api.payload)).attempts;
    await vi.waitFor(async () => expect(await attempts()).toBeGreaterThan(1));
    expect(warnings()).toBe(0);
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 121_000);
    await raiseVersion(api.payload);
    await vi.waitFor(() => expect(warnings()).toBe(1));
  });

  test('waits for the site to show the version of a hosted build that answers at once', async () => {
    reply = () => ({ status: 200, body: {} });
    start({ siteUrl: origin, pollMs: 20 });
    const version = await raiseVersion(api.payload);
    await become({ state: 'building' });
    release = { version: version - 1, builtAt: '2026-01-01T00:00:00.000Z' };
    polls = 0;
    await vi.waitFor(() => expect(polls).toBeGreaterThan(1));
    expect(await state()).toMatchObject({ state: 'building' });
    release = { version, builtAt: '2026-01-01T00:00:00.000Z' };
    await become({ state: 'live' });
  });

  test('exceeds the version of a site that shows the content of another database', async () => {
    const shown = (await currentVersion(api.payload)) + 500;
    reply = (version) => ({ status: 200, body: { version: Math.max(version, shown) } });
    start();
    await raiseVersion(api.payload);
    await become({ state: 'live' });
    expect(announcements.at(-1)?.version).toBe(shown + 1);
  });

  test('fails when a hosted build never appears', async () => {
    reply = () => ({ status: 204 });
    start({ siteUrl: origin, pollMs: 20, timeoutMs: 200 });
    await raiseVersion(api.payload);
    await become({ state: 'failed', message: 'Site 15 dakika içinde yenilenmedi.' });
  });

  test('announces a change once with two publishers', async () => {
    start();
    start();
    const version = await raiseVersion(api.payload);
    await become({ state: 'live' });
    expect(announcements.filter((announcement) => announcement.version === version)).toHaveLength(1);
  });

  test('gives the lease to one of many simultaneous callers, and to another caller after the holder has crashed', async () => {
    const takes = await Promise.all(Array.from({ length: 20 }, () => takeLease(api.payload, 1_000_000)));
    expect(takes.filter(Boolean)).toHaveLength(1);
    expect(await takeLease(api.payload, 1_001_000)).toBe(false);
    expect(await takeLease(api.payload, 1_010_000)).toBe(true);
  });

  test('takes the lease of a holder that crashed while the clock was ahead', async () => {
    const now = 3_000_000;
    expect(await takeLease(api.payload, now + 3_600_000)).toBe(true);
    expect(await takeLease(api.payload, now)).toBe(true);
    expect(await takeLease(api.payload, now)).toBe(false);
  });

  test('renews a lease while it is valid, and never one that was released', async () => {
    const [at, end] = [2_000_000, 2_000_000 + LEASE_MS];
    expect(await takeLease(api.payload, at)).toBe(true);
    expect(await renewLease(api.payload, end - 1)).toBe(true);
    expect(await takeLease(api.payload, end)).toBe(false);
    await releaseLease(api.payload);
    expect(await renewLease(api.payload, at)).toBe(false);
    expect(await takeLease(api.payload, at)).toBe(true);
  });

  test('returns the work to the queue when stopped', async () => {
    reply = () => new Promise(() => {});
    start();
    await raiseVersion(api.payload);
    await become({ state: 'building' });
    // Wait here, because otherwise the next test might receive the announcement.
    await vi.waitFor(() => expect(announcements).toHaveLength(1));
    await publishers.pop()?.stop();
    expect(await state()).toMatchObject({ state: 'queued' });
  });

  test.each([
    ['on a new day, because fairs have ended since', -2],
    ['after the clock was days ahead, because its date was wrong', 2],
  ])('publishes again %s', async (_, days) => {
    const day = 24 * 3600 * 1000;
    const data = { publishedAt: Date.now() + days * day };
    await api.set('publication', 1, data);
    start();
    await vi.waitFor(() => expect(announcements).toHaveLength(1));
  });

  test('publishes again if midnight in Istanbul passes during a publication', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-05-04T23:59:50+03:00') });
    reply = (version) => {
      vi.setSystemTime(Date.parse('2030-05-05T00:00:05+03:00'));
      return { status: 200, body: { version } };
    };
    start();
    await raiseVersion(api.payload);
    await vi.waitFor(() => expect(announcements).toHaveLength(2));
    const isLive = async () => {
      const { requested, published } = await readPublication(api.payload);
      return requested === published;
    };
    await vi.waitFor(async () => expect(await isLive()).toBe(true));
    expect(announcements).toHaveLength(2);
  });

  test('leaves a change queued without a webhook, and lets staff request a publication', async () => {
    publishers.push(startPublisher(api.payload, undefined));
    const response = await api.ask('POST', '/admin/publication');
    expect(await answerOf(response)).toEqual([202, expect.objectContaining({ state: 'queued' })]);
    // There is no publisher that could draw previews.
    expect(await state()).not.toHaveProperty('preview');
  });

  test.each([
    [
      'a new fair',
      () => api.ask('POST', '/admin/fairs', { form: { title: 'a', date: 'b', description: 'c' } }),
    ],
    ['changed settings', () => api.ask('PUT', '/admin/settings', { json: { phone: '1' } })],
    [
      'settings changed in the console',
      () => api.payload.updateGlobal({ slug: 'site-settings', data: { fax: '2' } }),
    ],
    [
      'a fair changed in the console',
      () => api.payload.update({ collection: 'fairs', where: {}, data: { title: 'x' } }),
    ],
    ['a deleted fair', () => api.payload.delete({ collection: 'fairs', where: {} })],
  ])('is requested for %s', async (_, change) => {
    const before = await currentVersion(api.payload);
    await change();
    expect(await currentVersion(api.payload)).toBeGreaterThan(before);
    expect(await state()).toMatchObject({ state: 'queued' });
  });
});

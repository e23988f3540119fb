import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import { expect, test, vi } from 'vitest';
import { serveFakePublisher } from '../testing/fake-publisher.ts';
import { serveApi } from '../testing/start-api.ts';
import { createWarmUp } from './ask-publisher.ts';

const publisher = serveFakePublisher();
const api = serveApi('sqlite', () => publisher.settings);

const become = (count: number) => vi.waitFor(() => expect(publisher.warmedUp).toHaveLength(count));

test('a call of staff warms up the publisher; calls of visitors and polls of open pages do not', async () => {
  await api.call('GET', '/fairs');
  await api.call('GET', '/admin/fairs');
  for (const polled of ['/admin/publication', '/admin/drafts']) await api.ask('GET', polled);
  expect(publisher.warmedUp).toEqual([]);
  await api.ask('GET', '/admin/fairs');
  await become(1);
});

test('warming up calls the publisher at most once a minute', async () => {
  const before = publisher.warmedUp.length;
  let now = 1_000_000;
  const warmUp = createWarmUp(publisher.settings, () => now);
  for (const ms of [0, 59_999, 1]) {
    now += ms;
    warmUp();
  }
  await become(before + 2);
});

test('warming up does nothing without a publisher, and ignores a publisher that does not answer', async () => {
  createWarmUp({})();
  createWarmUp({ PREVIEW_URL: 'http://127.0.0.1:2/preview' })();
  expect(await api.ask('GET', '/admin/fairs')).toMatchObject({ status: 200 });
});

test('a preview without a reachable publisher says when to retry, and logs no stack if none is configured', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { PREVIEW_URL } = api.env;
  const json = { kind: 'page', id: 'kvkk', fields: {} };
  for (const [url, message, retryAfter] of [
    ['http://127.0.0.1:2/preview', m.unavailable, '2'],
    [undefined, m.noPreview, '600'],
  ] as const) {
    api.env.PREVIEW_URL = url;
    log.mockClear();
    const answer = await api.ask('POST', '/admin/preview', { json });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ message });
    expect(answer.headers.get('retry-after')).toBe(retryAfter);
  }
  api.env.PREVIEW_URL = PREVIEW_URL;
  const logged = log.mock.calls.join();
  expect(logged).toContain(m.noPreview);
  expect(logged).not.toContain('.ts:');
});

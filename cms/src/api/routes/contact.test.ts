import { ROUTES } from '@fuar/shared/api/routes';
import type { ContactMessage } from '@fuar/shared/schemas/contact-message';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sweepRequestKeys } from '../../hooks/keep-request-key.ts';
import { currentVersion } from '../../publication/version.ts';
import { answerOf, DATABASES, openApi, serveApi } from '../../testing/start-api.ts';

const INPUT = {
  name: 'Şükrü Işıldar',
  email: 'sukru@ornek.test',
  subject: 'Vinç talebi',
  message: 'Merhaba,\n\nbir sorum var.',
};
const A_DAY_MS = 86_400_000;

describe.each(DATABASES)('contact messages on %s', (database) => {
  const api = serveApi(database, { FORM_LIMIT: '1000', FORM_DAY_LIMIT: '1000' });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await api.payload.delete({ collection: 'contact-messages', where: {} });
  });

  const post = (json: unknown, headers: Record<string, string> = {}) =>
    api.call('POST', '/contact', { json, headers });

  async function send(given: object = {}, headers: Record<string, string> = {}): Promise<number> {
    const response = await post({ ...INPUT, ...given }, headers);
    expect(response.status).toBe(201);
    return ROUTES.contact.send.answer.strict().parse(await response.json()).id;
  }

  async function inbox(): Promise<ContactMessage[]> {
    return ROUTES.adminContact.list.answer.parse(await api.staff('GET', '/admin/contact'));
  }

  test('stores a trimmed, unread message, lists the newest first and does not raise the content version', async () => {
    const version = await currentVersion(api.payload);
    const first = await send({ name: '  Ad  Soyad ', subject: ' Konu ' });
    const second = await send();
    expect(await inbox()).toEqual([
      {
        id: second,
        ...INPUT,
        isRead: false,
        status: 'open',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
      expect.objectContaining({ id: first, name: 'Ad  Soyad', subject: 'Konu' }),
    ]);
    expect(await currentVersion(api.payload)).toBe(version);
  });

  test.each([
    [{ name: ' ' }, { name: 'Ad Soyad alanı zorunludur.' }],
    [{ name: 'x'.repeat(201) }, { name: 'En fazla 200 karakter yazabilirsiniz.' }],
    [{ email: 'x'.repeat(255) }, { email: 'En fazla 254 karakter yazabilirsiniz.' }],
    [{ email: 'a@b' }, { email: 'Geçerli bir e-posta adresi giriniz.' }],
    [{ message: { $ne: 1 } }, { message: 'Mesaj alanı zorunludur.' }],
    [{ message: 'x'.repeat(5001) }, { message: 'En fazla 5.000 karakter yazabilirsiniz.' }],
  ])('rejects %j', async (wrong, errors) => {
    const response = await post({ ...INPUT, ...wrong });
    expect(await answerOf(response)).toEqual([400, { message: expect.any(String), errors }]);
    expect(await api.count('contact-messages')).toBe(0);
  });

  test('stores an address without the invisible characters that were copied with it', async () => {
    await send({ email: '\u2068 \u200bayse\u00ad@ornek.test\u2069' });
    expect((await inbox()).map(({ email }) => email)).toEqual(['ayse@ornek.test']);
  });

  test('stores an address that was typed in Turkish capitals with the Latin I, and decodes its domain', async () => {
    await send({ email: 'İNFO@xn--firma-8fd.test' });
    expect((await inbox()).map(({ email }) => email)).toEqual(['INFO@firma.test']);
  });

  test('names all missing fields at once', async () => {
    const response = await post({});
    expect(await response.json()).toMatchObject({
      errors: {
        name: 'Ad Soyad alanı zorunludur.',
        email: 'E-posta alanı zorunludur.',
        subject: 'Konu alanı zorunludur.',
        message: 'Mesaj alanı zorunludur.',
      },
    });
  });

  test('a message that was marked as read stays read, and answers 404 after its deletion', async () => {
    const id = await send();
    for (let i = 0; i < 2; i += 1) {
      const response = await api.ask('PATCH', `/admin/contact/${id}/mark-as-read`);
      expect(await answerOf(response)).toEqual([
        200,
        { id, ...INPUT, isRead: true, status: 'open', createdAt: expect.any(String) },
      ]);
    }
    expect((await api.ask('DELETE', `/admin/contact/${id}`)).status).toBe(204);
    expect((await api.ask('DELETE', `/admin/contact/${id}`)).status).toBe(404);
    expect((await api.ask('PATCH', `/admin/contact/${id}/mark-as-read`)).status).toBe(404);
  });

  test('does not mark a message as read if `If-Match` names an older version', async () => {
    const id = await send();
    const mark = (version: string) =>
      api.ask('PATCH', `/admin/contact/${id}/mark-as-read`, { headers: { 'if-match': version } });
    expect((await mark('"older"')).status).toBe(412);
    const message = (await api.staff('GET', `/admin/contact/${id}`)) as { isRead: boolean; version: string };
    expect(message.isRead).toBe(false);
    expect((await mark(`"${message.version}"`)).status).toBe(200);
  });

  test.each([
    { _h: 'https://spam.test' },
    { _h: 1 },
    { _ms: 1999 },
    { _ms: 'x' },
    { _ms: -1 },
    { _ms: null },
  ])('answers a bot (%j) like a person and shows its message in the console only', async (trap) => {
    const id = await send(trap);
    expect(await inbox()).toEqual([]);
    for (const [method, path] of [
      ['PATCH', `/admin/contact/${id}/mark-as-read`],
      ['DELETE', `/admin/contact/${id}`],
    ] as const) {
      expect((await api.ask(method, path)).status).toBe(404);
    }
    const kept = await api.payload.findByID({ collection: 'contact-messages', id });
    expect(kept).toMatchObject({ ...INPUT, isSpam: true });
  });

  test.each([{ _h: '' }, { _ms: 2000 }, { _h: '', _ms: 60_000 }])(
    'accepts a person’s message (%j)',
    async (given) => {
      await send(given);
      expect(await inbox()).toHaveLength(1);
    },
  );

  test('stores one message for a key, also when requests arrive at the same time', async () => {
    const key = { 'idempotency-key': 'bir' };
    const ids = await Promise.all(Array.from({ length: 8 }, () => send({}, key)));
    expect(new Set([...ids, await send({ message: 'başka' }, key)]).size).toBe(1);
    expect(await inbox()).toHaveLength(1);
    expect(await send({}, { 'idempotency-key': 'iki' })).not.toBe(ids[0]);
    expect(JSON.stringify(await inbox())).not.toContain('requestKey');
  });

  test('stores one message when two processes receive the same key', async () => {
    const { findOne } = api.payload.db;
    // Let both requests look up the key before either of them writes.
    let lookups = 0;
    vi.spyOn(api.payload.db, 'findOne').mockImplementation((async (args: Parameters<typeof findOne>[0]) => {
      if (args.collection === 'contact-messages') lookups += 1;
      if (lookups === 2) return null;
      return findOne.call(api.payload.db, args);
    }) as typeof findOne);
    const key = { 'idempotency-key': 'ayni anda' };
    const first = await send({}, key);
    expect(await send({}, key)).toBe(first);
    expect(await api.count('contact-messages')).toBe(1);
    expect(lookups).toBeGreaterThan(2);
  });

  test('keeps no key of a message that is deleted after more than a day', async () => {
    const id = await send({}, { 'idempotency-key': 'eski' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + A_DAY_MS + 1000 });
    const keys = await api.payload.kv.keys();
    await api.payload.delete({ collection: 'contact-messages', id });
    expect(await api.payload.kv.keys()).toEqual(keys);
  });

  test('does not restore a deleted message when the form is sent again', async () => {
    const key = { 'idempotency-key': 'silinen' };
    const first = await send({}, key);
    expect((await api.ask('DELETE', `/admin/contact/${first}`)).status).toBe(204);
    await sweepRequestKeys(api.payload);
    expect(await send({}, key)).toBe(first);
    expect(await api.count('contact-messages')).toBe(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + A_DAY_MS + 1000 });
    await sweepRequestKeys(api.payload);
    expect(await api.payload.kv.keys()).toEqual([]);
    expect(await send({}, key)).not.toBe(first);
    expect(await api.count('contact-messages')).toBe(1);
  });

  test('accepts a key again after a day, and keeps the version of the older message', async () => {
    const key = { 'idempotency-key': 'dun' };
    const readVersion = async (id: number) =>
      (await api.staff<{ version: string }>('GET', `/admin/contact/${id}`)).version;
    const first = await send({}, key);
    const version = await readVersion(first);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + A_DAY_MS - 60_000 });
    expect(await send({}, key)).toBe(first);
    vi.setSystemTime(Date.now() + 120_000);
    const second = await send({}, key);
    expect(second).not.toBe(first);
    expect(await send({}, key)).toBe(second);
    expect(await api.count('contact-messages')).toBe(2);
    vi.useRealTimers();
    expect(await readVersion(first)).toBe(version);
  });
});

test('limits the posts of an IP address per minute and per day, says when to retry, and does not count repeats', async () => {
  const api = await openApi('sqlite', { FORM_LIMIT: '2', FORM_DAY_LIMIT: '3', TRUST_PROXY: '1' });
  const post = (headers: Record<string, string> = {}, path = '/contact') =>
    api.call('POST', path, { json: INPUT, headers: { 'x-forwarded-for': '192.0.2.1', ...headers } });
  const key = { 'idempotency-key': 'a' };
  for (const headers of [key, key, key, {}]) expect((await post(headers)).status).toBe(201);
  const late = await post();
  const message = 'Çok fazla istek gönderildi. Lütfen biraz sonra tekrar deneyin.';
  expect(await answerOf(late)).toEqual([429, { message }]);
  const seconds = Number(late.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await post({ 'x-forwarded-for': '192.0.2.2' })).status).toBe(201);
  expect((await post({}, '/participant-submissions')).status).toBe(400);
  expect(await api.count('contact-messages')).toBe(3);
});

test('applies the limit per day after the minute has passed', async () => {
  const api = await openApi('sqlite', { FORM_LIMIT: '10', FORM_DAY_LIMIT: '2' });
  const post = () => api.call('POST', '/contact', { json: INPUT });
  for (const status of [201, 201, 429]) expect((await post()).status).toBe(status);
  const late = await post();
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(86_000);
});

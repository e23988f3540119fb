import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PersonalData } from '@fuar/shared/schemas/personal-data';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Api, DATABASES, startApi } from '../testing/start-api.ts';

const AYSE = 'Ayse.Kaya@ornek.test';
const MESSAGE = { name: 'Ayşe Kaya', email: AYSE, subject: 'Konu', message: 'Yalnızca-burada-geçen-söz' };
const REQUEST = {
  companyName: 'Kaya Makine',
  contactName: 'Ayşe Kaya',
  contactEmail: AYSE.toLowerCase(),
  contactPhone: '0532 765 43 21',
  fairId: 1,
  requestedArea: '36',
  kvkkConsent: true,
};

describe.each(DATABASES)('personal data on %s', (database) => {
  let api: Api;
  let logged: string;
  beforeAll(async () => {
    // No mail server and no mailer, so mails stay in the outbox.
    api = await startApi(database, { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'p@fuar.test' });
    const fair = { title: 'Fuar', date: '1-2 Ocak 2090', description: 'Kısa.' };
    await api.call('POST', '/admin/fairs', { as: 'staff', form: fair });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    logged = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      logged += text;
      return true;
    });
    for (const collection of ['contact-messages', 'participant-submissions', 'mail-outbox'] as const) {
      await api.payload.db.deleteMany({ collection, where: {} });
    }
    await api.call('POST', '/contact', { json: MESSAGE });
    await api.call('POST', '/contact', { json: { ...MESSAGE, _h: 'x' } });
    await api.call('POST', '/contact', { json: { ...MESSAGE, email: 'ayse-kaya@ornek.test' } });
    await api.call('POST', '/participant-submissions', { json: REQUEST });
  });
  afterEach(() => vi.restoreAllMocks());

  const ask = (action: 'export' | 'erase', email: string) =>
    api.call('POST', `/admin/personal-data/${action}`, { as: 'staff', json: { email } });

  test('is handed out whole, however the address is written, and nobody else’s with it', async () => {
    const data = (await (await ask('export', ' AYSE.kaya@ornek.test ')).json()) as PersonalData;
    expect(data.contactMessages).toMatchObject([
      { ...MESSAGE, isSpam: false },
      { ...MESSAGE, isSpam: true },
    ]);
    expect(data.participantSubmissions).toMatchObject([{ contactPhone: REQUEST.contactPhone }]);
    // Each has a notice and a receipt.
    expect(data.waitingMails).toHaveLength(4);
    expect(JSON.stringify(data)).not.toContain('ayse-kaya');
  });

  test('is erased for good, and nobody else’s with it', async () => {
    expect(await (await ask('erase', AYSE)).json()).toEqual({
      contactMessages: 2,
      participantSubmissions: 1,
      waitingMails: 4,
    });
    const left = (await (await ask('export', AYSE)).json()) as PersonalData;
    expect(left).toMatchObject({ contactMessages: [], participantSubmissions: [], waitingMails: [] });
    const messages = await api.call('GET', '/admin/contact', { as: 'staff' });
    expect(await messages.json()).toMatchObject([{ email: 'ayse-kaya@ornek.test' }]);
  });

  test('each access is logged: by whom and how much, not what', async () => {
    await ask('export', AYSE);
    await api.call('GET', '/admin/contact', { as: 'staff' });
    // Like the console.
    const read = await api.rest('GET', '/contact-messages', { headers: { cookie: api.cookie } });
    const { docs } = (await read.json()) as { docs: { id: number }[] };
    await api.call('DELETE', `/admin/contact/${docs[0]?.id}`, { as: 'staff' });
    await ask('erase', AYSE);
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'personal-data');
    expect(lines.map(({ action }) => action)).toEqual(['export', 'find', 'find', 'deleteByID', 'erase']);
    expect(lines[1]).toMatchObject({ staff: expect.any(Number), collection: 'contact-messages', rows: 2 });
    for (const typed of [AYSE, AYSE.toLowerCase(), MESSAGE.name, MESSAGE.message, REQUEST.contactPhone]) {
      expect(logged).not.toContain(typed);
    }
  });

  test('is for staff only, and asks for an address', async () => {
    const json = { email: AYSE };
    expect((await api.call('POST', '/admin/personal-data/export', { json })).status).toBe(401);
    expect((await api.call('POST', '/admin/personal-data/erase', { json })).status).toBe(401);
    expect((await ask('erase', '')).status).toBe(400);
    expect((await ask('erase', 'ayse')).status).toBe(400);
  });
});

test('what is erased is not in the bytes of the SQLite file either', async () => {
  const api = await startApi('sqlite');
  try {
    await api.call('POST', '/contact', { json: MESSAGE });
    const bytes = () =>
      ['data.db', 'data.db-wal'].map((name) => readFileSync(join(api.env.DATA_DIR, name), 'utf8')).join('');
    expect(bytes()).toContain(MESSAGE.message);
    await api.call('POST', '/admin/personal-data/erase', { as: 'staff', json: { email: AYSE } });
    expect(bytes()).not.toContain(MESSAGE.message);
  } finally {
    await api.close();
  }
});

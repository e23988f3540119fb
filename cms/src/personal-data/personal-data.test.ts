import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PersonalData } from '@fuar/shared/schemas/personal-data';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { REQUEST } from '../testing/form-inputs.ts';
import { ADMIN, type Api, answerOf, DATABASES, openApi, serveApi } from '../testing/start-api.ts';
import { eraseOlderThan, erasePersonalData } from './personal-data.ts';

/** Ayşe's address. Each test uses a new address, because the limit on receipts counts over all tests. */
let ayse = '';
const MESSAGE = { name: 'Ayşe Kaya', subject: 'Konu', message: 'Yalnızca-burada-geçen-söz' };

describe.each(DATABASES)('personal data on %s', (database) => {
  // The mail server is unreachable and no mailer runs, so mails stay in the outbox.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_EMAIL: 'p@fuar.test' };
  const api = serveApi(database, { ...mail, FORM_LIMIT: '1000' });
  let logged: string;
  beforeAll(async () => {
    const fair = { title: 'Fuar', date: '1-2 Ocak 2090', description: 'Kısa.' };
    await api.ask('POST', '/admin/fairs', { form: fair });
  });
  beforeEach(async () => {
    logged = '';
    ayse = `Ayse.Kaya@o${randomUUID()}.test`;
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      logged += text;
      return true;
    });
    for (const collection of ['contact-messages', 'participant-submissions', 'mail-outbox'] as const) {
      await api.payload.db.deleteMany({ collection, where: {} });
    }
    await api.call('POST', '/contact', { json: { ...MESSAGE, email: ayse } });
    await api.call('POST', '/contact', { json: { ...MESSAGE, email: ayse, _h: 'x' } });
    await api.call('POST', '/contact', { json: { ...MESSAGE, email: 'ayse-kaya@ornek.test' } });
    await api.call('POST', '/participant-submissions', {
      json: { ...REQUEST, contactEmail: ayse.toLowerCase() },
    });
  });

  const ask = (action: 'export' | 'erase', email: string) =>
    api.ask('POST', `/admin/personal-data/${action}`, { json: { email } });

  test('are exported completely, for any spelling of the address, without the data of others', async () => {
    const data = (await (await ask('export', ` ${ayse.toUpperCase()} `)).json()) as PersonalData;
    expect(data.contactMessages).toMatchObject([
      { ...MESSAGE, email: ayse, isSpam: false },
      { ...MESSAGE, email: ayse, isSpam: true },
    ]);
    expect(data.participantSubmissions).toMatchObject([{ contactPhone: REQUEST.contactPhone }]);
    // Each message has a notice and a receipt.
    expect(data.waitingMails).toHaveLength(4);
    expect(JSON.stringify(data)).not.toContain('ayse-kaya');
  });

  test('are exported without links that set a password, but erased with them', async () => {
    const text = 'https://x.test/davet?token=gizli';
    await api.deps.outbox.send({ kind: 'link', to: ayse, subject: 'Davet', text });
    await api.deps.outbox.requestPasswordLink(ayse, 'https://x.test', 600_000);
    const data = (await (await ask('export', ayse)).json()) as PersonalData;
    expect(data.waitingMails).toHaveLength(4);
    expect(JSON.stringify(data)).not.toContain('x.test');
    expect(await (await ask('erase', ayse)).json()).toMatchObject({ waitingMails: 6 });
  });

  test('of a member of staff do not include the replies to other people, so an erasure keeps these replies', async () => {
    const messages = await api.staff<{ id: number; email: string }[]>('GET', '/admin/contact');
    const id = messages.find(({ email }) => email === ayse)?.id;
    await api.staff('POST', `/admin/contact/${id}/reply`, { json: { subject: 'Konu', body: 'Yanıt' } });
    const ofStaff = (await (await ask('export', ADMIN.username)).json()) as PersonalData;
    expect(ofStaff.waitingMails).toEqual([]);
    expect(await (await ask('erase', ADMIN.username)).json()).toMatchObject({ waitingMails: 0 });
    const ofAyse = (await (await ask('export', ayse)).json()) as PersonalData;
    expect(ofAyse.waitingMails).toHaveLength(5);
    await ask('erase', ayse);
    expect((await (await ask('export', ayse)).json()) as PersonalData).toMatchObject({ waitingMails: [] });
  });

  test('are not stored again by the retry of a form that was sent before their erasure', async () => {
    const headers = { 'idempotency-key': 'tekrar' };
    const forms = [
      ['/contact', { ...MESSAGE, email: ayse }],
      ['/participant-submissions', { ...REQUEST, contactEmail: ayse }],
    ] as const;
    const send = () =>
      Promise.all(
        forms.map(async ([path, json]) => {
          const answer = await api.call('POST', path, { json, headers });
          return [answer.status, ((await answer.json()) as { id: number }).id];
        }),
      );
    const first = await send();
    await ask('erase', ayse);
    expect(await send()).toEqual(first);
    const left = (await (await ask('export', ayse)).json()) as PersonalData;
    expect(left).toMatchObject({ contactMessages: [], participantSubmissions: [], waitingMails: [] });
  });

  test('are erased for good, and the data of others stay', async () => {
    const erased = { contactMessages: 2, participantSubmissions: 1, waitingMails: 4 };
    expect(await answerOf(ask('erase', ayse))).toEqual([200, erased]);
    const left = (await (await ask('export', ayse)).json()) as PersonalData;
    expect(left).toMatchObject({ contactMessages: [], participantSubmissions: [], waitingMails: [] });
    expect(await api.staff('GET', '/admin/contact')).toMatchObject([{ email: 'ayse-kaya@ornek.test' }]);
  });

  test.each([
    ['IŞIK.İnce@ornek.test', 'ışık.ince@ornek.test'],
    ['ışık.ince@ornek.test', 'IŞIK.INCE@ORNEK.TEST'],
    ['cag\u0306la@o\u0308rnek.test', 'CAĞLA@xn--rnek-4qa.test'],
    ['＜ayla@ornek.test＞', 'ayla@ornek.test'],
  ])('that %j sent are erased if staff type %j', async (sent, asked) => {
    const written = { ...MESSAGE, email: sent, status: 'open', isRead: false, isSpam: false };
    await api.payload.create({ collection: 'contact-messages', data: written });
    expect(await (await ask('erase', asked)).json()).toMatchObject({ contactMessages: 1 });
  });

  test('are logged on each access: who and how many rows, but no content', async () => {
    await ask('export', ayse);
    await api.ask('GET', '/admin/contact');
    // The console reads messages with this request.
    const read = await api.rest('GET', '/contact-messages', { headers: { cookie: api.cookie } });
    const { docs } = (await read.json()) as { docs: { id: number }[] };
    await api.ask('DELETE', `/admin/contact/${docs[0]?.id}`);
    await ask('erase', ayse);
    const lines = logged
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'personal-data');
    expect(lines.map(({ action }) => action)).toEqual(['export', 'find', 'find', 'deleteByID', 'erase']);
    expect(lines[1]).toMatchObject({ staff: expect.any(Number), collection: 'contact-messages', rows: 2 });
    for (const typed of [ayse, ayse.toLowerCase(), MESSAGE.name, MESSAGE.message, REQUEST.contactPhone]) {
      expect(logged).not.toContain(typed);
    }
  });

  test('are counted once if several members of staff erase them at the same time', async () => {
    const erased = await Promise.all([1, 2, 3].map(async () => (await ask('erase', ayse)).json()));
    const sum = (name: string) => erased.reduce((total, counts) => total + counts[name], 0);
    expect(['contactMessages', 'participantSubmissions', 'waitingMails'].map(sum)).toEqual([2, 1, 4]);
  });

  test('are erased row by row, so that requests can run meanwhile', async () => {
    let hasRun = false;
    setImmediate(() => {
      hasRun = true;
    });
    await eraseOlderThan(api.payload, new Date(Date.now() + 1000));
    expect([hasRun, await api.count('contact-messages')]).toEqual([true, 0]);
  });

  test('are exported and erased only for staff who give an e-mail address', async () => {
    const json = { email: ayse };
    expect((await api.call('POST', '/admin/personal-data/export', { json })).status).toBe(401);
    expect((await api.call('POST', '/admin/personal-data/erase', { json })).status).toBe(401);
    expect((await ask('erase', '')).status).toBe(400);
    expect((await ask('erase', 'ayse')).status).toBe(400);
  });
});

test.each([
  ['for one person', (api: Api, email: string) => erasePersonalData(api.payload, email)],
  ['because of its age', (api: Api) => eraseOlderThan(api.payload, new Date(Date.now() + 60_000))],
] as const)('data that is erased %s is not in the bytes of the SQLite file either', async (_, erase) => {
  const api = await openApi('sqlite');
  const email = 'ayse@ornek.test';
  await api.call('POST', '/contact', { json: { ...MESSAGE, email } });
  const bytes = () =>
    ['data.db', 'data.db-wal'].map((name) => readFileSync(join(api.env.DATA_DIR, name), 'utf8')).join('');
  expect(bytes()).toContain(MESSAGE.message);
  expect(await erase(api, email)).toMatchObject({ contactMessages: 1 });
  expect(bytes()).not.toContain(MESSAGE.message);
});

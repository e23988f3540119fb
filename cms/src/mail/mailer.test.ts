import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Api, DATABASES, startApi } from '../testing/start-api.ts';
import { type Mailer, startMailer } from './mailer.ts';

const MESSAGE = {
  name: 'Şükrü Işıldar',
  email: 'sukru@ornek.test',
  subject: 'Vinç\ntalebi',
  message: 'Gövde metni',
};
const STAFF = 'personel@fuar.test';
const PAUSES = { idle: 20, first: 20, longest: 40 };

type Received = { to: string[]; raw: string };

/** A real SMTP server that keeps accepted mails. `refuse` decides which recipients it rejects. */
async function startSmtp(port = 0, refuse = (_: string) => false) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(refuse(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    received,
    port: actual,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe.each(DATABASES)('mail on %s', (database) => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let api: Api;
  const mailers: (Mailer | undefined)[] = [];
  beforeAll(async () => {
    smtp = await startSmtp();
    const variables = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, NOTIFY_EMAIL: STAFF, FORM_LIMIT: '1000' };
    api = await startApi(database, variables);
  });
  afterAll(async () => {
    await smtp.close();
    await api.close();
  });
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(async () => {
    for (const mailer of mailers.splice(0)) await mailer?.stop();
    vi.restoreAllMocks();
    await api.payload.db.deleteMany({ collection: 'mail-outbox', where: {} });
    smtp.received.length = 0;
  });

  const start = () => mailers.push(startMailer(api.payload, api.env, PAUSES));
  const post = (given: object = {}) => api.call('POST', '/contact', { json: { ...MESSAGE, ...given } });
  const waiting = async () => (await api.payload.db.count({ collection: 'mail-outbox' })).totalDocs;
  const untilSent = () => vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 });

  test('sends staff a notice and the sender a receipt without typed text', async () => {
    start();
    expect((await post()).status).toBe(201);
    await untilSent();
    const byRecipient = new Map(smtp.received.map(({ to, raw }) => [to.join(), raw]));
    expect([...byRecipient.keys()].sort()).toEqual([STAFF, MESSAGE.email].sort());
    expect(byRecipient.get(STAFF)).toContain(`Reply-To: ${MESSAGE.email}`);
    expect(byRecipient.get(STAFF)).toMatch(/^Subject: =\?UTF-8\?/m);
    const receipt = String(byRecipient.get(MESSAGE.email));
    for (const typed of [MESSAGE.name, MESSAGE.message, 'Vinç']) expect(receipt).not.toContain(typed);
  });

  test('sends no mail for a message that a program sent', async () => {
    await post({ _h: 'x' });
    expect(await waiting()).toBe(0);
  });

  test('delivers each mail once after the mail server was down', async () => {
    const { port, received } = smtp;
    await smtp.close();
    start();
    for (let i = 0; i < 3; i += 1) expect((await post({ subject: `Konu ${i}` })).status).toBe(201);
    await vi.waitFor(
      async () => {
        const { docs } = await api.payload.db.find<{ id: number; attempts: number }>({
          collection: 'mail-outbox',
          pagination: false,
        });
        expect(docs).toHaveLength(6);
        for (const { attempts } of docs) expect(attempts).toBeGreaterThan(1);
      },
      { timeout: 10_000 },
    );
    expect(received).toEqual([]);
    smtp = await startSmtp(port);
    await untilSent();
    const ids = smtp.received.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1]);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  test('does not send a mail again when its row could not be deleted', async () => {
    const { deleteOne } = api.payload.db;
    let failures = 0;
    vi.spyOn(api.payload.db, 'deleteOne').mockImplementation((args) => {
      if (args.collection === 'mail-outbox') failures += 1;
      if (failures > 0 && failures <= 2) throw new Error('gone');
      return deleteOne.call(api.payload.db, args);
    });
    await post();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    try {
      start();
      await vi.waitFor(() => expect(failures).toBeGreaterThan(1), { timeout: 10_000 });
      // Past the lease.
      vi.setSystemTime(Date.now() + 200_000);
      await untilSent();
    } finally {
      vi.useRealTimers();
    }
    expect(smtp.received).toHaveLength(2);
  });

  test('sends each mail once with two mailers', async () => {
    for (let i = 0; i < 5; i += 1) await post();
    start();
    start();
    await untilSent();
    expect(smtp.received).toHaveLength(10);
  });

  test('gives up a receipt to an unknown address but sends the notice', async () => {
    const { port } = smtp;
    await smtp.close();
    smtp = await startSmtp(port, (address) => address === MESSAGE.email);
    await post();
    start();
    await untilSent();
    expect(smtp.received.map(({ to }) => to)).toEqual([[STAFF]]);
    await smtp.close();
    smtp = await startSmtp(port);
  });
});

test('without a mail server no mail is stored and no mailer starts', async () => {
  const api = await startApi('sqlite');
  try {
    expect((await api.call('POST', '/contact', { json: MESSAGE })).status).toBe(201);
    expect((await api.payload.db.count({ collection: 'mail-outbox' })).totalDocs).toBe(0);
    expect(startMailer(api.payload, api.env)).toBeUndefined();
  } finally {
    await api.close();
  }
});

import { randomUUID } from 'node:crypto';
import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import type { InboxEvent } from '@fuar/shared/schemas/inbox-work';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../api/app.ts';
import { beforeCall } from '../testing/database-calls.ts';
import { ADMIN, answerOf, DATABASES, openApi, serveApi } from '../testing/start-api.ts';
import { startSmtp } from '../testing/start-smtp.ts';
import { type Mailer, startMailer } from './mailer.ts';
import { markMailHandedOver, sweepHeldMails, takeMail } from './outbox.ts';

const MESSAGE = {
  name: 'Şükrü Işıldar',
  email: 'sukru@ornek.test',
  subject: 'Vinç\ntalebi',
  message: 'Gövde metni',
};
const STAFF = 'personel@fuarcılık.test';
const PAUSES = { idle: 20, first: 20, longest: 40 };
const HOUR_MS = 3_600_000;
type Decision = ReturnType<NonNullable<Parameters<typeof startSmtp>[2]>>;
const PAUSES_OF_HOURS = { idle: 20, first: 4 * HOUR_MS, longest: 4 * HOUR_MS };

describe.each(DATABASES)('mail on %s', (database) => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let decide: (raw: string) => Decision;
  let isSenderRefused: boolean;
  const mailers: (Mailer | undefined)[] = [];
  const openSmtp = (port = 0, refuse?: Parameters<typeof startSmtp>[1]) =>
    startSmtp(
      port,
      refuse,
      (raw) => decide(raw),
      undefined,
      () => isSenderRefused,
    );
  beforeAll(async () => {
    smtp = await openSmtp();
    return () => smtp.close();
  });
  const api = serveApi(database, () => ({
    ...{ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, NOTIFY_EMAIL: STAFF },
    FORM_LIMIT: '1000',
  }));
  beforeEach(() => {
    accept();
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(async () => {
    for (const mailer of mailers.splice(0)) await mailer?.stop();
    await api.payload.db.deleteMany({ collection: 'mail-outbox', where: {} });
    smtp.received.length = 0;
  });

  const start = (pauses = PAUSES) => mailers.push(startMailer(api.deps, pauses));
  const post = (given: object = {}, headers: Record<string, string> = {}) =>
    api.call('POST', '/contact', { json: { ...MESSAGE, ...given }, headers });
  /**
   * Posts a message from a new address and queues a link for this address. The outbox then holds a notice, a receipt and the
   * link.
   */
  const postAll = async () => {
    const email = anAddress();
    await post({ email });
    await api.deps.outbox.send({ kind: 'link', to: email, subject: 'Konu', text: 'Metin' });
    return email;
  };
  const recipients = () => smtp.received.map(({ to }) => to.join()).sort();
  /** Closes the mail server and opens another one on the same port. */
  const reopenSmtp = async (refuse?: Parameters<typeof startSmtp>[1]) => {
    await smtp.close();
    smtp = await openSmtp(smtp.port, refuse);
  };
  /** A new address for each test, because the limit on receipts counts over all tests. */
  const anAddress = () => `sukru-${randomUUID()}@ornek.test`;
  const untilRetried = (mails: number) =>
    vi.waitFor(async () => {
      const { docs } = await api.payload.db.find<{ attempts: number }>({ collection: 'mail-outbox' });
      expect(docs).toHaveLength(mails);
      for (const { attempts } of docs) expect(attempts).toBeGreaterThan(1);
    });
  /** Moves the clock on as long as `done` throws. */
  const waitHours = (done: () => Promise<void>) =>
    vi.waitFor(async () => {
      vi.setSystemTime(Date.now() + HOUR_MS);
      await done();
    });
  const untilSent = () => vi.waitFor(async () => expect(await api.count('mail-outbox')).toBe(0));

  test('sends staff a notice and the sender a receipt without typed text', async () => {
    start();
    const email = anAddress();
    expect((await post({ email })).status).toBe(201);
    await untilSent();
    const byRecipient = new Map(smtp.received.map(({ to, raw }) => [to.join(), raw]));
    expect([...byRecipient.keys()].sort()).toEqual([STAFF, email].sort());
    expect(byRecipient.get(STAFF)).toContain(`Reply-To: ${email}`);
    expect(byRecipient.get(STAFF)).toMatch(/^Subject: =\?UTF-8\?/m);
    const receipt = String(byRecipient.get(email));
    for (const typed of [MESSAGE.name, MESSAGE.message, 'Vinç']) expect(receipt).not.toContain(typed);
  });

  test('sends staff a notice with ASCII headers, whatever the addresses', async () => {
    start();
    await post({ email: 'ışık@ışıklar.test' });
    await post({ email: 'isik@ışıklar.test' });
    await untilSent();
    const notices = smtp.received.filter(({ to }) => to.join() === STAFF);
    const heads = notices.map(({ raw }) => raw.slice(0, raw.indexOf('\r\n\r\n')));
    expect(heads.map((head) => /^Reply-To: (.*)$/m.exec(head)?.[1]?.trim())).toEqual([
      undefined,
      'isik@xn--klar-kzaa53a.test',
    ]);
    for (const head of heads) expect(head).toMatch(/^[\r\n -~]*$/);
  });

  test('sends no mail for a message that a bot sent', async () => {
    await post({ _h: 'x' });
    expect(await api.count('mail-outbox')).toBe(0);
  });

  test('delivers each mail once after the mail server was down', async () => {
    const { received } = smtp;
    await smtp.close();
    start();
    for (let i = 0; i < 3; i += 1) expect((await post({ email: anAddress() })).status).toBe(201);
    await untilRetried(6);
    expect(received).toEqual([]);
    await reopenSmtp();
    await untilSent();
    const ids = smtp.received.map(({ raw }) => /^Message-ID:\s+(\S+)/im.exec(raw)?.[1]);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  test('retries a delayed mail in time even if the clock was ahead and was corrected', async () => {
    await smtp.close();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
    await post({ email: anAddress() });
    start();
    await untilRetried(2);
    vi.useRealTimers();
    await reopenSmtp();
    await untilSent();
  });

  test('does not retry a mail early if a machine whose clock is a little ahead delayed it', async () => {
    await api.deps.outbox.send({ kind: 'link', to: anAddress(), subject: 'Konu', text: 'Metin' });
    const delayed = { nextTry: Date.now() + 60_000 + HOUR_MS };
    await api.payload.db.updateOne({ collection: 'mail-outbox', where: {}, data: delayed });
    expect(await takeMail(api.payload, Date.now(), HOUR_MS)).toBeUndefined();
  });

  test('sends a mail whose mailer crashed while the clock was ahead', async () => {
    await api.deps.outbox.send({ kind: 'link', to: anAddress(), subject: 'Konu', text: 'Metin' });
    await takeMail(api.payload, Date.now() + HOUR_MS, HOUR_MS);
    start();
    await untilSent();
  });

  test('does not send a mail again when its row could not be deleted', async () => {
    let failures = 0;
    beforeCall(api, 'deleteOne', 'mail-outbox', (nth) => {
      failures = nth;
      if (nth <= 2) throw new Error('gone');
    });
    await post({ email: anAddress() });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    start();
    await vi.waitFor(() => expect(failures).toBeGreaterThan(1));
    vi.setSystemTime(Date.now() + 200_000);
    await untilSent();
    expect(smtp.received).toHaveLength(2);
  });

  test('sends each mail once with two mailers', async () => {
    for (let i = 0; i < 5; i += 1) await post({ email: anAddress() });
    start();
    start();
    await untilSent();
    expect(smtp.received).toHaveLength(10);
  });

  test('gives up a receipt to an unknown address but sends the notice', async () => {
    await reopenSmtp((address) => address !== STAFF);
    await post({ email: anAddress() });
    start();
    await untilSent();
    expect(smtp.received.map(({ to }) => to)).toEqual([[STAFF]]);
    await reopenSmtp();
  });

  const accept = () => {
    decide = () => 'accept';
    isSenderRefused = false;
  };
  const refuseContent = () => {
    decide = () => ({ responseCode: 554 });
  };
  const refuseSender = () => {
    isSenderRefused = true;
  };
  const refuseRecipients = (text: string) => [text, () => reopenSmtp(() => text), reopenSmtp] as const;

  test.each<readonly [string, () => unknown, () => unknown]>([
    ['554 after the content of each mail', refuseContent, accept],
    ['a refusal of the sender', refuseSender, accept],
    refuseRecipients('5.7.1 <personel@fuar.test>: Sender address rejected: not owned by user fuar'),
    refuseRecipients('5.1.8 <personel@fuar.test>: Sender address rejected: Domain not found'),
    refuseRecipients(
      '5.1.0 <personel@fuar.test>: Sender address rejected: User unknown in local recipient table',
    ),
    refuseRecipients('5.7.1 <sukru@ornek.test>: Relay access denied'),
    refuseRecipients('relay not permitted'),
  ])('loses no mail within a day while the server answers %s', async (_, refuse, end) => {
    await refuse();
    const email = await postAll();
    start();
    await untilRetried(3);
    await end();
    await untilSent();
    expect(recipients()).toEqual([STAFF, email, email].sort());
  });

  test('gives up a receipt and a link that the server refuses for a day, but not the notice', async () => {
    refuseContent();
    await postAll();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    start(PAUSES_OF_HOURS);
    const began = Date.now();
    await waitHours(async () => expect(await api.count('mail-outbox')).toBe(1));
    expect(Date.now() - began).toBeGreaterThanOrEqual(24 * HOUR_MS);
    accept();
    await waitHours(async () => expect(await api.count('mail-outbox')).toBe(0));
    expect(smtp.received.map(({ to }) => to)).toEqual([[STAFF]]);
  });

  test('retries for a day after the first refusal, even if the server was down for longer before', async () => {
    await smtp.close();
    const email = await postAll();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    start(PAUSES_OF_HOURS);
    const reopensAt = Date.now() + 49 * HOUR_MS;
    await waitHours(async () => expect(Date.now()).toBeGreaterThan(reopensAt));
    let refused = 0;
    decide = () => {
      refused += 1;
      return { responseCode: 554 };
    };
    await reopenSmtp();
    await waitHours(async () => expect(refused).toBe(6));
    expect(await api.count('mail-outbox')).toBe(3);
    accept();
    await waitHours(async () => expect(await api.count('mail-outbox')).toBe(0));
    expect(recipients()).toEqual([STAFF, email, email].sort());
  });

  test('treats a stored address as one address, whatever it looks like', async () => {
    const { hold, release } = api.deps.outbox;
    const address = 'a,b@ornek.test';
    await hold(
      [
        { kind: 'notice', replyTo: 'g:b@ornek.test;', subject: 'Konu', text: 'Metin' },
        { kind: 'receipt', to: address, subject: 'Konu', text: 'Metin' },
      ],
      'anahtar',
    );
    await release('anahtar');
    start();
    await untilSent();
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([['"a,b"@ornek.test'], [STAFF]].sort());
    const replyTo = smtp.received.flatMap(({ raw }) => /^Reply-To: (.*)$/im.exec(raw)?.[1]?.trim() ?? []);
    expect(replyTo).toEqual(['<"g:b"@ornek.test;>']);
  });

  test('sends each mail once when two processes receive a post at the same moment', async () => {
    const other = createApp(api.deps);
    const email = anAddress();
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const init = { method: 'POST', headers, body: JSON.stringify({ ...MESSAGE, email }) };
    const answers = await Promise.all([
      post({ email }, headers),
      other.request('/api/contact', init),
      post({ email }, headers),
      other.request('/api/contact', init),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    start();
    await untilSent();
    expect(recipients()).toEqual([STAFF, email].sort());
  });

  describe('a reply of staff', () => {
    const SUBJECT = 'Yanıtımız\r\nBcc: baska@ornek.test';
    async function reply(email: string): Promise<() => Promise<InboxEvent | undefined>> {
      const { id } = (await (await post({ email })).json()) as { id: number };
      await api.payload.db.deleteMany({ collection: 'mail-outbox', where: {} });
      const json = { subject: SUBJECT, body: 'Sayın Şükrü Işıldar,\n\nEvet.' };
      expect((await api.ask('POST', `/admin/contact/${id}/reply`, { json })).status).toBe(201);
      return async () => {
        return (await api.staff<{ events: InboxEvent[] }>('GET', `/admin/contact/${id}`)).events.at(-1);
      };
    }

    test('gets no header from its subject, reaches the sender once and names its author in Reply-To', async () => {
      const email = anAddress();
      const readEvent = await reply(email);
      expect((await readEvent())?.mail).toEqual({ subject: SUBJECT.replace(/\s+/, ' '), state: 'queued' });
      start();
      await untilSent();
      expect(smtp.received.map(({ to }) => to)).toEqual([[email]]);
      const [{ raw = '' } = {}] = smtp.received;
      expect(raw).toContain(`Reply-To: ${ADMIN.username}`);
      expect(raw).not.toMatch(/^(?:Bcc|Auto-Submitted):/im);
      expect((await readEvent())?.mail?.state).toBe('sent');
    });

    test('stays queued while the mail server is down, and fails when the server refuses it', async () => {
      await smtp.close();
      const readEvent = await reply(anAddress());
      start();
      await untilRetried(1);
      const { docs } = await api.payload.db.find<{ isHandedOver?: boolean }>({ collection: 'mail-outbox' });
      expect(docs[0]?.isHandedOver).toBeFalsy();
      expect((await readEvent())?.mail?.state).toBe('queued');
      await reopenSmtp(() => true);
      await untilSent();
      expect((await readEvent())?.mail?.state).toBe('failed');
      await reopenSmtp();
    });

    test('waits while the mail server refuses the sender', async () => {
      isSenderRefused = true;
      const readEvent = await reply(anAddress());
      start();
      await untilRetried(1);
      expect((await readEvent())?.mail?.state).toBe('queued');
      isSenderRefused = false;
      await untilSent();
      expect(smtp.received).toHaveLength(1);
      expect((await readEvent())?.mail?.state).toBe('sent');
    });

    test('is not sent again after a crash if the mail server may have accepted it', async () => {
      const readEvent = await reply(anAddress());
      const [row] = (await api.payload.db.find<{ id: number }>({ collection: 'mail-outbox' })).docs;
      await markMailHandedOver(api.payload, row?.id ?? 0);
      start();
      await untilSent();
      expect(smtp.received).toHaveLength(0);
      expect((await readEvent())?.mail).toMatchObject({ state: 'failed', isUnsure: true });
    });

    test.each<[string, Decision[], number, object]>([
      ['hangs up after it took the mail', ['hang-up'], 1, { state: 'failed', isUnsure: true }],
      ['first has a temporary error', [{ responseCode: 451 }, { responseCode: 451 }], 1, { state: 'sent' }],
      ['refuses its content', Array(9).fill({ responseCode: 554 }), 0, { state: 'failed' }],
    ])('is sent at most once if the server %s', async (_, decisions, count, mail) => {
      decide = () => decisions.shift() ?? 'accept';
      const readEvent = await reply(anAddress());
      start();
      await untilSent();
      expect(smtp.received).toHaveLength(count);
      expect((await readEvent())?.mail).toEqual({ subject: expect.any(String), ...mail });
    });
  });

  test('sends an address at most three receipts a day, but sends staff every notice', async () => {
    const email = anAddress();
    const tagged = email.replace('@', '+x@');
    const spellings = [email, email.toUpperCase(), ` ${email}`, tagged, email.toUpperCase()];
    for (const spelling of spellings) expect((await post({ email: spelling })).status).toBe(201);
    start();
    await untilSent();
    const recipients = smtp.received.map(({ to }) => to.join().toLowerCase());
    expect(recipients.filter((to) => to === STAFF)).toHaveLength(5);
    expect(recipients.filter((to) => to === email)).toHaveLength(3);
    expect(recipients).not.toContain(tagged);
  });

  describe('after a crash', () => {
    const key = () => ({ 'idempotency-key': randomUUID() });

    test('between the mails and the message, the repeat stores the message and sends each mail once', async () => {
      let isDown = true;
      beforeCall(api, 'create', 'contact-messages', () => {
        if (isDown) throw new Error('gone');
      });
      const [email, headers, before] = [anAddress(), key(), await api.count('contact-messages')];
      expect((await post({ email }, headers)).status).toBe(500);
      isDown = false;
      start();
      expect((await post({ email }, headers)).status).toBe(201);
      await untilSent();
      expect(await api.count('contact-messages')).toBe(before + 1);
      expect(recipients()).toEqual([STAFF, email].sort());
    });

    test('between the message and its mails, the repeat sends each mail once', async () => {
      const crash = vi.spyOn(api.payload.db, 'updateMany').mockRejectedValue(new Error('gone'));
      const [email, headers, before] = [anAddress(), key(), await api.count('contact-messages')];
      expect((await post({ email }, headers)).status).toBe(500);
      crash.mockRestore();
      start();
      for (let i = 0; i < 3; i += 1) expect((await post({ email }, headers)).status).toBe(201);
      await untilSent();
      expect(await api.count('contact-messages')).toBe(before + 1);
      expect(recipients()).toEqual([STAFF, email].sort());
    });

    test('without a repeat, mails whose message was never stored are not sent, and are deleted after a day', async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
      const notice = { kind: 'notice', replyTo: STAFF, subject: 'Konu', text: 'Metin' } as const;
      await api.deps.outbox.hold([notice], randomUUID());
      expect(await takeMail(api.payload, Date.now(), HOUR_MS)).toBeUndefined();
      await sweepHeldMails(api.payload);
      expect(await api.count('mail-outbox')).toBe(1);
      vi.setSystemTime(Date.now() + 90_000_000);
      expect(await takeMail(api.payload, Date.now(), HOUR_MS)).toBeUndefined();
      await sweepHeldMails(api.payload);
      expect(await api.count('mail-outbox')).toBe(0);
    });
  });
});

test('without a mail server a reply is refused, no mail is stored and no mailer starts', async () => {
  const api = await openApi('sqlite');
  const sent = await api.call('POST', '/contact', { json: MESSAGE });
  expect(sent.status).toBe(201);
  const { id } = (await sent.json()) as { id: number };
  const json = { subject: 'Konu', body: 'Metin' };
  const reply = await api.ask('POST', `/admin/contact/${id}/reply`, { json });
  expect(await answerOf(reply)).toEqual([409, { message: ERROR_MESSAGES.noMailServer }]);
  expect((await api.staff<{ events: InboxEvent[] }>('GET', `/admin/contact/${id}`)).events).toHaveLength(1);
  expect(await api.count('mail-outbox')).toBe(0);
  expect(startMailer(api.deps)).toBeUndefined();
});

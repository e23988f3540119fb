import { randomUUID } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { ERROR_MESSAGES } from '@fuar/shared/messages/errors';
import type { Payload } from 'payload';
import { createLimit, isWithin } from '../api/middleware/rate-limit.ts';
import { changeWhere } from '../database/change-where.ts';
import { findRows } from '../database/rows.ts';
import { REQUEST_KEY_MS } from '../hooks/keep-request-key.ts';
import type { MailOutbox as MailRow } from '../payload-types.ts';
import type { Env } from '../start/env.ts';
import { mailboxKey } from './address-key.ts';

export type Mail =
  /** A request for a password link. The request itself is never sent. Its `text` is the origin of the link. */
  | { kind: 'forgotten'; to: string; subject: string; text: string }
  | { kind: 'link'; to: string; subject: string; text: string }
  | { kind: 'reply'; to: string; replyTo: string; subject: string; text: string; eventId: number }
  /** Tells staff that a form was sent. */
  | { kind: 'notice'; replyTo: string; subject: string; text: string }
  /** Tells the sender that the form has arrived. */
  | { kind: 'receipt'; to: string; subject: string; text: string };

const collection = 'mail-outbox';
/** Longer than a mail server may take to answer. After a crash, a mail is retried when this time has passed. */
const MAIL_LEASE_MS = 120_000;
/** The `nextTry` of a mail whose form post is not stored yet. */
const HELD = Number.MAX_SAFE_INTEGER;
/** Limits the receipts that an address gets in a day, because anybody can enter another person's address in a form. */
const RECEIPTS_A_DAY = 3;

const listeners = new WeakMap<Payload, () => void>();

export function onMailEnqueued(payload: Payload, listener: () => void): void {
  listeners.set(payload, listener);
}

export type Outbox = {
  /** Stores the mails of a post without sending them. A repeat with the same key replaces them. */
  hold: (mails: Mail[], key: string) => Promise<void>;
  /** Makes the held mails of this key due. Does nothing if they are due or sent already. */
  release: (key: string) => Promise<void>;
  send: (mail: Mail, key?: string) => Promise<void>;
  /** Queues a request for a password link, even if the address has no account. The request is due after `afterMs`. */
  requestPasswordLink: (email: string, origin: string, afterMs: number) => Promise<void>;
};

/**
 * A form post holds its mails, writes its row and then releases the mails. If a crash interrupts these steps, a repeat of the
 * post completes them. The repeat finds the held mails, because their message ids derive from the key of the post. The steps
 * are not a transaction, because only a MongoDB replica set has transactions here.
 */
export function createOutbox(payload: Payload, env: Env): Outbox {
  const nothing = async () => undefined;
  if (!env.SMTP_URL) return { hold: nothing, release: nothing, send: nothing, requestPasswordLink: nothing };
  const countReceipt = createLimit(payload, {
    name: 'receipts',
    points: RECEIPTS_A_DAY,
    seconds: 86_400,
    message: ERROR_MESSAGES.tooManyRequests,
  });
  // Headers must be ASCII.
  const domain = domainToASCII(env.NOTIFY_EMAIL?.split('@')[1] ?? '') || 'localhost';
  const messageIdOf = (key: string, kind: Mail['kind']) => `<${key}.${kind}@${domain}>`;

  const isAllowed = async (mail: Mail) =>
    mail.kind !== 'receipt' || (await isWithin(countReceipt, mailboxKey(mail.to)));

  const isHeld = (key: string) => ({
    and: [
      { messageId: { in: [messageIdOf(key, 'notice'), messageIdOf(key, 'receipt')] } },
      { nextTry: { equals: HELD } },
    ],
  });

  async function add(mail: Mail, key: string, nextTry: number): Promise<void> {
    const data = { ...mail, messageId: messageIdOf(key, mail.kind), attempts: 0, leaseUntil: 0, nextTry };
    await payload.create({ collection, data, depth: 0 });
  }

  return {
    hold: async (mails, key) => {
      await payload.db.deleteMany({ collection, where: isHeld(key) });
      for (const mail of mails) {
        if (await isAllowed(mail)) await add(mail, key, HELD);
      }
    },
    send: async (mail, key = randomUUID()) => {
      await add(mail, key, 0);
      listeners.get(payload)?.();
    },
    requestPasswordLink: async (email, origin, afterMs) => {
      const mail: Mail = { kind: 'forgotten', to: email, subject: 'forgotten', text: origin };
      await add(mail, randomUUID(), Date.now() + afterMs);
      setTimeout(() => listeners.get(payload)?.(), afterMs).unref();
    },
    release: async (key) => {
      await payload.db.updateMany({ collection, where: isHeld(key), data: { nextTry: 0 }, returning: false });
      listeners.get(payload)?.();
    },
  };
}

export async function sweepHeldMails(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - REQUEST_KEY_MS).toISOString();
  const where = { and: [{ nextTry: { equals: HELD } }, { createdAt: { less_than: before } }] };
  await payload.db.deleteMany({ collection, where });
}

/**
 * Leases the mail that has been due for longest and that no other mailer is sending. New mails therefore never wait behind
 * retries that become due again and again.
 */
export async function takeMail(
  payload: Payload,
  now: number,
  longestPauseMs: number,
): Promise<MailRow | undefined> {
  // Treat a mail that waits much longer than `longestPauseMs` as due, because its time came from a clock that was ahead. Allow
  // twice the pause, because the mails of a machine whose clock is a little ahead would otherwise be retried at once.
  const waitsTooLong = {
    and: [{ nextTry: { greater_than: now + 2 * longestPauseMs } }, { nextTry: { less_than: HELD } }],
  };
  // Ignore a lease that ends much later, because it comes from a process that crashed while its clock was ahead.
  const isFree = {
    or: [{ leaseUntil: { less_than_equal: now } }, { leaseUntil: { greater_than: now + 2 * MAIL_LEASE_MS } }],
  };
  const isDue = { and: [{ or: [{ nextTry: { less_than_equal: now } }, waitsTooLong] }, isFree] };
  for (;;) {
    const first = { where: isDue, sort: ['nextTry', 'id'], limit: 1 };
    const [row] = await findRows<MailRow>(payload, collection, first);
    if (!row) return undefined;
    if (await changeWhere(payload, collection, row.id, { leaseUntil: now + MAIL_LEASE_MS }, isDue))
      return row;
  }
}

export async function removeMail(payload: Payload, id: number): Promise<void> {
  await payload.db.deleteOne({ collection, where: { id: { equals: id } } });
}

/** Records that the mail server may have accepted this mail. Call it before the end of the mail is sent. */
export async function markMailHandedOver(payload: Payload, id: number): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { isHandedOver: true }, returning: false });
}

export function delayMail(payload: Payload, id: number, attempts: number, nextTry: number): Promise<boolean> {
  const data = { attempts, nextTry, leaseUntil: 0, isHandedOver: false };
  return changeWhere(payload, collection, id, data);
}

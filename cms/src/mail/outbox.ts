import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { changeWhere } from '../database/change-where.ts';
import type { Env } from '../start/env.ts';

/** A notice goes to staff, a receipt to the sender of the form. */
export type Mail =
  | { kind: 'notice'; replyTo: string; subject: string; text: string }
  | { kind: 'receipt'; to: string; subject: string; text: string };

export type MailRow = {
  id: number;
  kind: string;
  to?: string | null;
  replyTo?: string | null;
  subject: string;
  text: string;
  messageId: string;
  attempts: number;
};

const collection = 'mail-outbox';
/** Longer than a mail server may take to answer. After a crash a mail waits this long for its next try. */
const MAIL_LEASE_MS = 120_000;

const listeners = new WeakMap<Payload, () => void>();

/** Calls `listener` after this process has added a mail to the outbox. */
export function onMailEnqueued(payload: Payload, listener: () => void): void {
  listeners.set(payload, listener);
}

/** Adds mails to the outbox. Does nothing if no mail server is set. */
export async function enqueueMails(payload: Payload, env: Env, mails: Mail[]): Promise<void> {
  if (!env.SMTP_URL) return;
  for (const mail of mails) {
    const messageId = `<${randomUUID()}@${env.NOTIFY_EMAIL?.split('@')[1] ?? 'localhost'}>`;
    await payload.create({
      collection,
      data: { ...mail, messageId, attempts: 0, nextTry: 0, leaseUntil: 0 },
      depth: 0,
    });
  }
  listeners.get(payload)?.();
}

/**
 * Leases the mail that has been due for longest and that no other mailer sends. Retries that become due all the time
 * therefore never keep a new mail waiting.
 */
export async function takeMail(payload: Payload, now: number): Promise<MailRow | undefined> {
  const isDue = {
    and: [{ nextTry: { less_than_equal: now } }, { leaseUntil: { less_than_equal: now } }],
  };
  for (;;) {
    const { docs } = await payload.db.find<MailRow>({
      collection,
      where: isDue,
      sort: ['nextTry', 'id'],
      limit: 1,
    });
    const [row] = docs;
    if (!row) return undefined;
    if (await changeWhere(payload, collection, row.id, { leaseUntil: now + MAIL_LEASE_MS }, isDue))
      return row;
  }
}

export async function removeMail(payload: Payload, id: number): Promise<void> {
  await payload.db.deleteOne({ collection, where: { id: { equals: id } } });
}

export function delayMail(payload: Payload, id: number, attempts: number, nextTry: number): Promise<boolean> {
  return changeWhere(payload, collection, id, { attempts, nextTry, leaseUntil: 0 });
}

import { ORGANISER } from '@fuar/shared/organiser/facts';
import { createTransport } from 'nodemailer';
import type { Payload } from 'payload';
import { setMailState } from '../inbox/events.ts';
import { logInfo, logWarning } from '../log/log.ts';
import type { Env } from '../start/env.ts';
import { startLoop } from '../waiting/loop.ts';
import { delayMail, type MailRow, onMailEnqueued, removeMail, takeMail } from './outbox.ts';

export type Mailer = { stop: () => Promise<void> };

type Pauses = { idle: number; first: number; longest: number };
const PAUSES: Pauses = { idle: 5000, first: 5000, longest: 3_600_000 };
const SERVER_PATIENCE_MS = 30_000;

/** Nodemailer takes the address of an object as one address, but parses a string as a list with names and groups. */
const addressObject = (address: string) => ({ name: '', address });

/** Sends the outbox in the background. Undefined if no mail server is set. */
export function startMailer(payload: Payload, env: Env, pauses: Pauses = PAUSES): Mailer | undefined {
  const { SMTP_URL, NOTIFY_EMAIL = '' } = env;
  if (!SMTP_URL) return undefined;
  const url = new URL(SMTP_URL);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(SERVER_PATIENCE_MS));
  }
  const transport = createTransport(url.href);
  // Mails that the server accepted but whose rows could not be deleted. Only the deletion is retried.
  const acknowledged = new Set<number>();

  const send = ({ kind, to, replyTo, subject, text, messageId }: MailRow) =>
    transport.sendMail({
      from: { name: ORGANISER.product, address: NOTIFY_EMAIL },
      to: addressObject(to || NOTIFY_EMAIL),
      ...(replyTo ? { replyTo: addressObject(replyTo) } : {}),
      subject,
      text,
      messageId,
      // Stops other programs, such as out-of-office replies, from answering what no person wrote.
      ...(kind === 'reply' ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    });

  async function carry(row: MailRow): Promise<void> {
    if (!acknowledged.has(row.id)) {
      try {
        await send(row);
      } catch (error) {
        await onFailure(row, error);
        return;
      }
      acknowledged.add(row.id);
      logInfo('mail-sent', { mail: row.id, kind: row.kind });
    }
    if (row.eventId) await setMailState(payload, row.eventId, 'sent');
    await removeMail(payload, row.id);
    acknowledged.delete(row.id);
  }

  async function onFailure(row: MailRow, error: unknown): Promise<void> {
    const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
    if (row.kind !== 'notice' && code === 'EENVELOPE' && responseCode >= 500) {
      logWarning('mail-refused', { mail: row.id, responseCode });
      if (row.eventId) await setMailState(payload, row.eventId, 'failed');
      await removeMail(payload, row.id);
      return;
    }
    const attempts = row.attempts + 1;
    const wait = Math.min(pauses.first * 2 ** (attempts - 1), pauses.longest);
    if (attempts === 1) logWarning('mail-delayed', { mail: row.id, code, responseCode });
    await delayMail(payload, row.id, attempts, Date.now() + wait);
  }

  async function carryAll(stopping: AbortSignal): Promise<number> {
    while (!stopping.aborted) {
      const row = await takeMail(payload, Date.now());
      if (!row) break;
      await carry(row);
    }
    return pauses.idle;
  }

  const loop = startLoop({ failure: 'mailer-step-failed', pauseAfterFailureMs: pauses.idle }, carryAll);
  onMailEnqueued(payload, loop.wake);
  return {
    stop: async () => {
      await loop.stop();
      transport.close();
    },
  };
}

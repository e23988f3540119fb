import { Readable } from 'node:stream';
import { ORGANISER } from '@fuar/shared/organiser/facts';
import { createTransport } from 'nodemailer';
import type { Deps } from '../api/deps.ts';
import { setMailState } from '../inbox/events.ts';
import { logInfo, logWarning } from '../log/log.ts';
import type { MailOutbox as MailRow } from '../payload-types.ts';
import { mailPasswordLink } from '../people/forgotten-password.ts';
import { startLoop } from '../waiting/loop.ts';
import { delayMail, markMailHandedOver, onMailEnqueued, removeMail, takeMail } from './outbox.ts';

export type Mailer = { stop: () => Promise<void> };

type Pauses = { idle: number; first: number; longest: number };
const PAUSES: Pauses = { idle: 5000, first: 5000, longest: 3_600_000 };
const SERVER_TIMEOUT_MS = 30_000;
const DAY_MS = 86_400_000;

/**
 * Codes of RFC 3463 that blame the recipient, at the start of a reply to RCPT TO. Postfix, Exchange and Gmail send them. Exim
 * sends no codes. 5.1.0 is left out, because Postfix also sends it for a sender. 5.1.7 and 5.1.8 blame the sender.
 */
const IS_BAD_RECIPIENT = /^5\d\d[ -]5\.1\.(?:[1-4]|6|10)\b/;

/** Use an object, because Nodemailer parses a string as a list of addresses with names and groups. */
const addressObject = (address: string) => ({ name: '', address });

/**
 * False for an address such as `ışık@ornek.com`. A server may refuse such an address in a header, unless the recipient's
 * address is of this kind too.
 */
const isAsciiName = (address: string) => !/[^ -~].*@/.test(address);

/** Sends the outbox in the background. Undefined if no mail server is set. */
export function startMailer(
  deps: Pick<Deps, 'env' | 'outbox' | 'payload'>,
  pauses: Pauses = PAUSES,
): Mailer | undefined {
  const { payload } = deps;
  const { SMTP_URL, NOTIFY_EMAIL = '' } = deps.env;
  if (!SMTP_URL) return undefined;
  const url = new URL(SMTP_URL);
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(SERVER_TIMEOUT_MS));
  }
  const transport = createTransport(url.href);
  transport.use('stream', ({ data, message }, done) => {
    const { beforeEnd } = data as { beforeEnd?: () => Promise<void> };
    if (beforeEnd) message.processFunc((content) => Readable.from(withLastStep(content, beforeEnd)));
    done();
  });
  // From this number of attempts on, the pause is the longest one.
  const attemptsToLongest = Math.ceil(Math.log2(pauses.longest / pauses.first)) + 1;
  // Mails that the server accepted but whose rows could not be deleted. Only the deletion is retried.
  const acknowledged = new Set<number>();

  const send = ({ kind, to, replyTo, subject, text, messageId }: MailRow, beforeEnd?: () => Promise<void>) =>
    transport.sendMail({
      from: { name: ORGANISER.product, address: NOTIFY_EMAIL },
      to: addressObject(to || NOTIFY_EMAIL),
      ...(replyTo && isAsciiName(replyTo) ? { replyTo: addressObject(replyTo) } : {}),
      subject,
      text,
      messageId,
      ...(beforeEnd ? { beforeEnd } : {}),
      // Stops programs, such as out-of-office replies, from answering a mail that no person wrote.
      ...(kind === 'reply' ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    });

  async function deliver(row: MailRow): Promise<void> {
    const { id, eventId } = row;
    if (row.kind === 'forgotten') {
      // A crash before the removal causes a second mail. The link in the second mail replaces the first link.
      await mailPasswordLink(deps, row.to ?? '', row.text);
      return removeMail(payload, id);
    }
    if (!acknowledged.has(id)) {
      if (row.isHandedOver) return giveUp(row, 'unsure');
      let isHandedOver = false;
      // A reply must not arrive twice, so record that the server may have accepted it. Other mails are sent again after a
      // crash, because losing them would be worse.
      const handOver = async () => {
        await markMailHandedOver(payload, id);
        isHandedOver = true;
      };
      try {
        await send(row, eventId ? handOver : undefined);
      } catch (error) {
        const isAnswered = Boolean((error as { responseCode?: number }).responseCode);
        if (isHandedOver && !isAnswered) return giveUp(row, 'unsure');
        await onFailure(row, error);
        return;
      }
      acknowledged.add(id);
      logInfo('mail-sent', { mail: id, kind: row.kind });
    }
    if (eventId) await setMailState(payload, eventId, 'sent');
    await removeMail(payload, id);
    acknowledged.delete(id);
  }

  /** Stops trying to send a mail. Staff see the state of a reply in the timeline and decide what to do. */
  async function giveUp({ id, eventId }: MailRow, state: 'failed' | 'unsure', responseCode?: number) {
    logWarning(state === 'failed' ? 'mail-refused' : 'mail-unsure', { mail: id, responseCode });
    if (eventId) await setMailState(payload, eventId, state);
    await removeMail(payload, id);
  }

  async function onFailure(row: MailRow, error: unknown): Promise<void> {
    const {
      code,
      command,
      response = '',
      responseCode = 0,
    } = error as Partial<Record<'code' | 'command' | 'response', string> & { responseCode: number }>;
    // A refused login or MAIL FROM concerns the settings, so all mails wait. Many servers report a refused sender, client or
    // quota only at RCPT TO or after DATA. After such a refusal, receipts and links are retried for a day, and notices for ever. A
    // reply fails at once, because staff see its state.
    const isRefused = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
    const isBadRecipient = command === 'RCPT TO' && IS_BAD_RECIPIENT.test(response);
    const isFinal = isBadRecipient || row.kind === 'reply' || isRefusedForADay(row);
    if (isRefused && isFinal && row.kind !== 'notice') return giveUp(row, 'failed', responseCode);
    // An outage must not use up the day for which refused mails are retried. Failures without a refusal therefore count only
    // until the pause is longest.
    const attempts = isRefused || row.attempts < attemptsToLongest ? row.attempts + 1 : row.attempts;
    const wait = Math.min(pauses.first * 2 ** (attempts - 1), pauses.longest);
    if (attempts === 1) logWarning('mail-delayed', { mail: row.id, code, responseCode });
    await delayMail(payload, row.id, attempts, Date.now() + wait);
  }

  const isRefusedForADay = ({ attempts }: MailRow) => attempts >= attemptsToLongest + DAY_MS / pauses.longest;

  async function deliverDue(stopping: AbortSignal): Promise<number> {
    while (!stopping.aborted) {
      const row = await takeMail(payload, Date.now(), pauses.longest);
      if (!row) break;
      await deliver(row);
    }
    return pauses.idle;
  }

  const loop = startLoop({ failure: 'mailer-step-failed', pauseAfterFailureMs: pauses.idle }, deliverDue);
  onMailEnqueued(payload, loop.wake);
  return {
    stop: async () => {
      await loop.stop();
      transport.close();
    },
  };
}

/** Streams a mail, and runs `beforeEnd` before the end of the mail is sent. The server cannot accept a mail without its end. */
async function* withLastStep(content: AsyncIterable<Uint8Array>, beforeEnd: () => Promise<void>) {
  yield* content;
  await beforeEnd();
}

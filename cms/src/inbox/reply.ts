import { createHash, randomUUID } from 'node:crypto';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { InboxEvent, Reply } from '@fuar/shared/schemas/inbox-work';
import type { Payload } from 'payload';
import type { Deps } from '../api/deps.ts';
import type { InboxSlug } from '../api/forms/receive-post.ts';
import { changeWhere } from '../database/change-where.ts';
import { countRows, findRows } from '../database/rows.ts';
import { createWithLock, lockOfRow } from '../waiting/with-lock.ts';
import { addEvents, findReply } from './events.ts';

const collection = 'inbox-events';

type ReplyInput = {
  rowId: number;
  to: string;
  /** The e-mail address of the member of staff who writes the reply. The visitor's answer goes to this address. */
  by: string;
  reply: Reply;
  idempotencyKey: string | undefined;
};

/**
 * Queues a reply in the outbox. Stores the event before the mail, so that every mail has an event. A failure between the two
 * leaves an event without a mail. A repeat by the same person with the same key adds only the missing mail. Without a repeat,
 * the next start marks the event as failed (`failLostReplies`). The caller holds the lock of the row.
 */
export async function sendReply(
  { payload, env, outbox }: Deps,
  inbox: InboxSlug,
  { rowId, to, by, reply, idempotencyKey }: ReplyInput,
): Promise<InboxEvent> {
  if (!env.SMTP_URL) throw new ApiError(409, m.noMailServer);
  const { body } = reply;
  // A header must not contain line breaks.
  const subject = reply.subject.replace(/\s+/g, ' ');
  const given = idempotencyKey ? `${inbox} ${rowId} ${by} ${idempotencyKey}` : randomUUID();
  const requestKey = createHash('sha256').update(given).digest('hex');
  const first = await findReply(payload, requestKey);
  if (first && (await hasMail(payload, first.id))) return first;
  // Read the first reply again, because the mailer may have sent and deleted its mail between the two reads above.
  const present = first && (await findReply(payload, requestKey));
  if (present && present.mail?.state !== 'queued') return present;
  const mail = { mailSubject: subject, mailState: 'queued' } as const;
  const added = { by, type: 'mail', text: body, requestKey, ...mail } as const;
  const event = present ?? (await addEvents(payload, inbox, rowId, [added]))[0];
  if (!event) throw new Error('The event of a reply is missing');
  // Send the text that the timeline shows, even if a repeated call has another text.
  const shown = { subject: event.mail?.subject ?? subject, text: event.text ?? body };
  await outbox.send({ kind: 'reply', to, replyTo: by, ...shown, eventId: event.id }, requestKey);
  return event;
}

async function hasMail(payload: Payload, eventId: number): Promise<boolean> {
  return (await countRows(payload, 'mail-outbox', { eventId: { equals: eventId } })) > 0;
}

/**
 * Marks replies as failed if a crash has lost their mail, so that staff can send them again. Takes the row's lock, because
 * another process may be queueing the reply. Changes only events that are still queued, because another process may just have
 * sent the mail.
 */
export async function failLostReplies(payload: Payload): Promise<void> {
  const isQueued = { mailState: { equals: 'queued' } };
  const docs = await findRows<{ id: number; inbox: InboxSlug; rowId: number }>(payload, collection, {
    where: isQueued,
    select: { inbox: true, rowId: true },
  });
  for (const { id, inbox, rowId } of docs) {
    if (await hasMail(payload, id)) continue;
    await createWithLock(payload)(lockOfRow(inbox, rowId), async () => {
      if (!(await hasMail(payload, id)))
        await changeWhere(payload, collection, id, { mailState: 'failed' }, isQueued);
    });
  }
}

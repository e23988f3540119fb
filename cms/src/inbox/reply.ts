import { createHash, randomUUID } from 'node:crypto';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { InboxEvent, Reply } from '@fuar/shared/schemas/inbox-work';
import type { Payload } from 'payload';
import type { Deps } from '../api/deps.ts';
import type { InboxSlug } from '../api/forms/receive-post.ts';
import { addEvents, findReply, setMailState } from './events.ts';

type ReplyInput = {
  rowId: number;
  /** The address of the visitor who sent the message. */
  to: string;
  /** The e-mail address of the member of staff who writes the reply. The visitor's answer goes there. */
  by: string;
  reply: Reply;
  idempotencyKey: string | undefined;
};

/**
 * Queues a reply in the outbox. Stores the event before the mail, so that every mail has an event. A crash in between leaves
 * an event without a mail, which the next start marks as failed (`failLostReplies`). A repeat by the same person with the same
 * key adds nothing. The caller holds the lock of the row.
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
  if (first) return first;
  const mail = { mailSubject: subject, mailState: 'queued' } as const;
  const event = { by, type: 'mail', text: body, requestKey, ...mail } as const;
  const [added] = await addEvents(payload, inbox, rowId, [event]);
  if (!added) throw new Error('The event of a reply is missing');
  await outbox.send({ kind: 'reply', to, replyTo: by, subject, text: body, eventId: added.id }, requestKey);
  return added;
}

/** Marks replies as failed if a crash has lost their mail, so that staff can send them again. */
export async function failLostReplies(payload: Payload): Promise<void> {
  const collection = 'inbox-events';
  const { docs } = await payload.db.find<{ id: number }>({
    collection,
    where: { mailState: { equals: 'queued' } },
    pagination: false,
    select: { id: true },
  });
  for (const { id } of docs) {
    const where = { eventId: { equals: id } };
    const { totalDocs } = await payload.db.count({ collection: 'mail-outbox', where });
    if (totalDocs === 0) await setMailState(payload, id, 'failed');
  }
}

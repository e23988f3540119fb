import type { InboxEvent } from '@fuar/shared/schemas/inbox-work';
import type { Payload, PayloadRequest } from 'payload';
import type { InboxSlug } from '../api/forms/receive-post.ts';
import { createRow } from '../database/integer-ids.ts';
import { findFirst, findRows } from '../database/rows.ts';
import type { InboxEvent as StoredEvent } from '../payload-types.ts';

const collection = 'inbox-events';

export type NewEvent = { by: string; type: Exclude<InboxEvent['type'], 'received'> } & Partial<
  Pick<StoredEvent, 'text' | 'from' | 'to' | 'mailSubject' | 'mailState' | 'requestKey'>
>;

export async function addEvents(
  payload: Payload,
  inbox: InboxSlug,
  rowId: number,
  events: NewEvent[],
  req?: PayloadRequest,
): Promise<InboxEvent[]> {
  const added: InboxEvent[] = [];
  for (const event of events) {
    const row = { inbox, rowId, at: Date.now(), ...event };
    const id = await createRow(payload, collection, row, req);
    added.push(toEvent({ ...row, id } as StoredEvent));
  }
  return added;
}

export async function removeAdded(payload: Payload, events: readonly InboxEvent[]): Promise<void> {
  await payload.db.deleteMany({ collection, where: { id: { in: events.map(({ id }) => id) } } });
}

/**
 * The timeline of a row, oldest first. Its first event is the arrival, which is derived from the row. The id of the arrival
 * counts down from the largest integer, because the ids of stored events count up from 1.
 */
export async function readEvents(
  payload: Payload,
  inbox: InboxSlug,
  { id, createdAt }: { id: number; createdAt: string },
): Promise<InboxEvent[]> {
  const docs = await findRows<StoredEvent>(payload, collection, {
    where: { and: [{ inbox: { equals: inbox } }, { rowId: { equals: id } }] },
    sort: 'id',
  });
  const received: InboxEvent = {
    id: Number.MAX_SAFE_INTEGER - id,
    at: new Date(createdAt).toISOString(),
    by: '',
    type: 'received',
  };
  return [received, ...docs.map(toEvent)];
}

export async function findReply(payload: Payload, requestKey: string): Promise<InboxEvent | undefined> {
  const row = await findFirst<StoredEvent>(payload, collection, { requestKey: { equals: requestKey } });
  return row ? toEvent(row) : undefined;
}

export async function setMailState(
  payload: Payload,
  id: number,
  mailState: 'sent' | 'failed' | 'unsure',
): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { mailState }, returning: false });
}

/** Deletes the timelines of these rows, and the replies that still wait for a mail server. */
export async function removeEvents(payload: Payload, inbox: InboxSlug, rowIds: number[]): Promise<void> {
  if (rowIds.length === 0) return;
  const where = { and: [{ inbox: { equals: inbox } }, { rowId: { in: rowIds } }] };
  const eventIds = (await findRows<{ id: number }>(payload, collection, { where })).map(({ id }) => id);
  if (eventIds.length === 0) return;
  await payload.db.deleteMany({ collection: 'mail-outbox', where: { eventId: { in: eventIds } } });
  await payload.db.deleteMany({ collection, where });
}

function toEvent({ id, at, by, type, text, from, to, mailSubject, mailState }: StoredEvent): InboxEvent {
  return {
    id,
    at: new Date(at).toISOString(),
    by: by ?? '',
    type: type as InboxEvent['type'],
    ...(text ? { text } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(mailSubject ? { mail: { subject: mailSubject, ...toMailState(mailState) } } : {}),
  };
}

function toMailState(state: string | null | undefined): Omit<NonNullable<InboxEvent['mail']>, 'subject'> {
  if (state === 'unsure') return { state: 'failed', isUnsure: true };
  return { state: state as 'queued' | 'sent' | 'failed' };
}

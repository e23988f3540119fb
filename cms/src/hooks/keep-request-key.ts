import type { CollectionBeforeDeleteHook, Payload } from 'payload';
import type { InboxSlug } from '../api/forms/receive-post.ts';
import { findById } from '../database/rows.ts';
import { logError } from '../log/log.ts';

/** `number` is the number of a participant's request. Keys that earlier releases stored have no number. */
type Answered = { id: number; number?: string; at: number };

const PREFIX = 'answered ';
export const REQUEST_KEY_MS = 86_400_000;

const hasEnded = ({ at }: { at: number }) => Date.now() - at >= REQUEST_KEY_MS;
const nameOf = (collection: string, requestKey: string) => `${PREFIX}${collection} ${requestKey}`;

export const keepRequestKey: CollectionBeforeDeleteHook = ({ collection, id, req: { payload } }) =>
  keepRequestKeyOf(payload, collection.slug as InboxSlug, Number(id));

/**
 * Stores the hash of the Idempotency-Key of a row that is being deleted. Otherwise a retry of the form post would create the
 * row again.
 */
export async function keepRequestKeyOf(payload: Payload, collection: InboxSlug, id: number): Promise<void> {
  type Row = { number?: string | null; requestKey?: string | null; createdAt: string | Date };
  const row = await findById<Row>(payload, collection, id);
  if (!row?.requestKey) return;
  const { number, createdAt } = row;
  const answered: Answered = { id, ...(number ? { number } : {}), at: new Date(createdAt).getTime() };
  if (hasEnded(answered)) return;
  await payload.kv.set(nameOf(collection, row.requestKey), answered);
}

/** The deleted row that a form post with this key created. Undefined if the post is more than a day old. */
export async function findDeletedRequest(
  payload: Payload,
  collection: string,
  requestKey: string,
): Promise<{ id: number; number?: string } | undefined> {
  const answered = await payload.kv.get<Answered>(nameOf(collection, requestKey));
  return answered && !hasEnded(answered) ? answered : undefined;
}

/** The answer that `keepAnswer` stored under this name less than a day ago. */
export async function findAnswer(payload: Payload, name: string): Promise<{ answer: unknown } | undefined> {
  const kept = await payload.kv.get<{ json: string; at: number }>(PREFIX + name);
  return kept && !hasEnded(kept) ? { answer: JSON.parse(kept.json) } : undefined;
}

/** Stores the answer of a call that created content. Does not throw, because the call has succeeded. */
export async function keepAnswer(payload: Payload, name: string, answer: unknown): Promise<void> {
  // Store JSON text, because MongoDB drops empty objects.
  const kept = { json: JSON.stringify(answer), at: Date.now() };
  await payload.kv.set(PREFIX + name, kept).catch((error: unknown) => logError('answer-not-kept', error));
}

export async function sweepRequestKeys(payload: Payload): Promise<void> {
  for (const name of await payload.kv.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    const answered = await payload.kv.get<{ at: number }>(name);
    if (answered && hasEnded(answered)) await payload.kv.delete(name);
  }
}

import { createHash, randomUUID } from 'node:crypto';
import { SHORTEST_FILL_MS } from '@fuar/shared/content/shortest-fill';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { FormTraps, Receipt } from '@fuar/shared/schemas/form-post';
import type { Context } from 'hono';
import type { RequiredDataFromCollectionSlug } from 'payload';
import { findFirst } from '../../database/rows.ts';
import { findDeletedRequest, REQUEST_KEY_MS } from '../../hooks/keep-request-key.ts';
import type { Mail } from '../../mail/outbox.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from '../middleware/client.ts';
import { createLimit } from '../middleware/rate-limit.ts';

export type InboxSlug = 'contact-messages' | 'participant-submissions';

type Values<S extends InboxSlug> = Omit<
  RequiredDataFromCollectionSlug<S>,
  'isRead' | 'isSpam' | 'requestKey'
>;
type Post<S extends InboxSlug> = {
  context: Context;
  traps: FormTraps;
  toRow: () => Promise<Values<S>>;
  lock?: string;
};

const A_MINUTE = 60;
const A_DAY = 86_400;

export function createFormReceiver<S extends InboxSlug>(
  { payload, env, outbox, withLock }: Deps,
  collection: S,
  toMails: (row: Values<S>) => Mail[],
) {
  const limit = (span: string, points: number, seconds: number) =>
    createLimit(payload, { name: `${collection}-${span}`, points, seconds, message: m.tooManyRequests });
  const countInMinute = limit('minute', env.FORM_LIMIT, A_MINUTE);
  const countInDay = limit('day', env.FORM_DAY_LIMIT, A_DAY);

  async function count(address: string): Promise<void> {
    await countInMinute(address);
    await countInDay(address);
  }

  function store(post: Post<S>, requestKey?: string): Promise<Receipt> {
    const insert = () => insertRow(post, requestKey);
    return post.lock ? withLock(post.lock, insert) : insert();
  }

  async function insertRow({ traps, toRow }: Post<S>, requestKey?: string): Promise<Receipt> {
    const sent = await toRow();
    const isSpam = isFromBot(traps);
    const mailKey = requestKey ?? randomUUID();
    if (!isSpam) await outbox.hold(toMails(sent), mailKey);
    const data = {
      ...sent,
      isRead: false,
      isSpam,
      ...(requestKey ? { requestKey } : {}),
    } as RequiredDataFromCollectionSlug<S>;
    const { id } = await payload.create({ collection, data, depth: 0 });
    // Release the mails before answering, so that every acknowledged post has its mails.
    if (!isSpam) await outbox.release(mailKey);
    return toReceipt({ id: Number(id), ...sent });
  }

  /**
   * Finds the post with this key from the last day. Renames the key of an older post in its row, so that a new post can use the
   * key.
   */
  async function findReceipt(requestKey: string): Promise<Receipt | undefined> {
    type Row = { id: number; number?: string | null; createdAt: string | Date };
    const row = await findFirst<Row>(payload, collection, { requestKey: { equals: requestKey } });
    if (!row) {
      const deleted = await findDeletedRequest(payload, collection, requestKey);
      return deleted && toReceipt(deleted);
    }
    if (Date.now() - new Date(row.createdAt).getTime() < REQUEST_KEY_MS) {
      // Release the mails again, because the first request may have crashed after it stored the row.
      await outbox.release(requestKey);
      return toReceipt(row);
    }
    // `updatedAt: null` keeps the version of the older post, so that staff who are working on it get no 412.
    const data = { requestKey: `${requestKey} ${row.id}`, updatedAt: null };
    await payload.db.updateOne({ collection, id: row.id, data, returning: false });
    return undefined;
  }

  return async (post: Post<S>): Promise<Receipt> => {
    const address = addressOf(post.context, env);
    const key = post.context.req.header('idempotency-key');
    if (!key) {
      await count(address);
      return store(post);
    }
    const requestKey = createHash('sha256').update(key).digest('hex');
    // Lock across all processes, because otherwise two posts with this key could replace each other's mails.
    return withLock(`${collection} post ${requestKey}`, async () => {
      const first = await findReceipt(requestKey);
      if (first) return first;
      await count(address);
      try {
        return await store(post, requestKey);
      } catch (error) {
        // If our lock has expired, another process may have stored the post first.
        const other = await findReceipt(requestKey);
        if (other) return other;
        throw error;
      }
    });
  };
}

function toReceipt({ id, number }: { id: number; number?: string | null }): Receipt {
  return { id, ...(number ? { number } : {}) };
}

function isFromBot({ _h: honeypot, _ms: filledIn }: FormTraps): boolean {
  if (honeypot !== undefined && honeypot !== '') return true;
  return filledIn !== undefined && !(typeof filledIn === 'number' && filledIn >= SHORTEST_FILL_MS);
}

import { createHash } from 'node:crypto';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { FormTraps, Receipt } from '@fuar/shared/schemas/form-post';
import type { Context } from 'hono';
import type { RequiredDataFromCollectionSlug } from 'payload';
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible';
import { enqueueMails, type Mail } from '../../mail/outbox.ts';
import type { Config } from '../../payload-types.ts';
import { createSerially } from '../../serially.ts';
import type { Deps } from '../deps.ts';
import { addressOf } from '../middleware/client.ts';

export type InboxSlug = 'contact-messages' | 'participant-submissions';

type Sent<S extends InboxSlug> = Omit<RequiredDataFromCollectionSlug<S>, 'isRead' | 'isSpam' | 'requestKey'>;
type Post<S extends InboxSlug> = { context: Context; traps: FormTraps; toRow: () => Promise<Sent<S>> };

const A_MINUTE = 60;
const A_DAY = 86_400;
/** Nobody fills in a form in less; programs do. */
const SHORTEST_FILL_MS = 2000;

/** Stores what visitors post: within limits, once for each key, and what programs send aside. */
export function createFormReceiver<S extends InboxSlug>(
  { payload, env }: Deps,
  collection: S,
  toMails: (row: Config['collections'][S]) => Mail[],
) {
  const limits = [
    new RateLimiterMemory({ points: env.FORM_LIMIT, duration: A_MINUTE }),
    new RateLimiterMemory({ points: env.FORM_DAY_LIMIT, duration: A_DAY }),
  ];
  const serially = createSerially();

  async function store({ traps, toRow }: Post<S>, requestKey?: string): Promise<Receipt> {
    const row = {
      ...(await toRow()),
      isRead: false,
      isSpam: isCaught(traps),
      ...(requestKey ? { requestKey } : {}),
    } as RequiredDataFromCollectionSlug<S>;
    const stored = await payload.create({ collection, data: row, depth: 0 });
    // Before the visitor is answered: what is acknowledged is told.
    if (!row.isSpam) await enqueueMails(payload, env, toMails(stored as Config['collections'][S]));
    return { id: Number(stored.id) };
  }

  /** What this key has stored within a day; an older one gives the key free. */
  async function findFirst(requestKey: string): Promise<Receipt | undefined> {
    const row = await payload.db.findOne<{ id: number; createdAt: string | Date }>({
      collection,
      where: { requestKey: { equals: requestKey } },
    });
    if (!row) return undefined;
    if (Date.now() - new Date(row.createdAt).getTime() < A_DAY * 1000) return { id: row.id };
    const data = { requestKey: `${requestKey} ${row.id}` };
    await payload.db.updateOne({ collection, id: row.id, data, returning: false });
    return undefined;
  }

  return async (post: Post<S>): Promise<Receipt> => {
    const address = addressOf(post.context, env);
    const key = post.context.req.header('idempotency-key');
    if (!key) {
      await consume(limits, address);
      return store(post);
    }
    const requestKey = createHash('sha256').update(key).digest('hex');
    return serially(requestKey, async () => {
      const first = await findFirst(requestKey);
      if (first) return first;
      await consume(limits, address);
      try {
        return await store(post, requestKey);
      } catch (error) {
        // Another process on the same database was first.
        const other = await findFirst(requestKey);
        if (other) return other;
        throw error;
      }
    });
  };
}

async function consume(limits: RateLimiterAbstract[], address: string): Promise<void> {
  for (const limit of limits) {
    await limit.consume(address).catch((rejection: unknown) => {
      const { msBeforeNext = A_MINUTE * 1000 } = rejection as { msBeforeNext?: number };
      throw new ApiError(429, m.tooManyRequests, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
    });
  }
}

function isCaught({ _h: honeypot, _ms: filledIn }: FormTraps): boolean {
  if (honeypot !== undefined && honeypot !== '') return true;
  return filledIn !== undefined && !(typeof filledIn === 'number' && filledIn >= SHORTEST_FILL_MS);
}

import type { Payload } from 'payload';
import { z } from 'zod';
import { isMongoAdapter, rowsOf } from '../database/mongo.ts';
import { findRows } from '../database/rows.ts';
import { sqliteOf, toSqlName } from '../database/sqlite.ts';
import { logError } from '../log/log.ts';
import type { WithLock } from '../waiting/with-lock.ts';
import { addEvents } from './events.ts';
import { renumber } from './numbers.ts';

/** The message that the parent process sends after it has filled an empty database with the demo content. */
const backdateSchema = z.object({
  type: z.literal('backdate'),
  /** The e-mail address of the member of staff who wrote the replies. */
  by: z.string(),
  rows: z.array(
    z.object({
      inbox: z.enum(['contact-messages', 'participant-submissions']),
      id: z.int(),
      createdAt: z.iso.datetime(),
      replies: z.array(z.object({ subject: z.string(), body: z.string() })),
    }),
  ),
});
type Backdate = z.infer<typeof backdateSchema>;

const LONGEST_PAUSE_MS = 20 * 3_600_000;

/**
 * Backdates the demo's messages and requests to the times in the demo data, because the forms have stored the time of seeding.
 * Only the parent process can ask for this; no call of `/api` can.
 */
export function backdateOnRequest(payload: Payload, withLock: WithLock): void {
  process.on('message', (message) => {
    const { data } = backdateSchema.safeParse(message);
    if (!data) return;
    backdate(payload, withLock, data)
      .catch((error: unknown) => logError('backdate-failed', error))
      .finally(() => process.send?.({ type: 'backdated' }));
  });
}

export async function backdate(payload: Payload, withLock: WithLock, { by, rows }: Backdate) {
  for (const { inbox, id, createdAt, replies } of rows) {
    const received = new Date(createdAt);
    await setColumn(payload, inbox, id, { createdAt: received });
    const where = { and: [{ inbox: { equals: inbox } }, { rowId: { equals: id } }] };
    const find = () => findRows<Stored>(payload, 'inbox-events', { where, sort: 'id' });
    // Add the replies only once, because seeding may be repeated after a crash.
    if (!(await find()).some(({ type }) => type === 'mail')) {
      const mail = { by, type: 'mail', mailState: 'sent' } as const;
      const events = replies.map(({ subject, body }) => ({ ...mail, mailSubject: subject, text: body }));
      await addEvents(payload, inbox, id, events);
    }
    const docs = await find();
    const pause = Math.min(LONGEST_PAUSE_MS, (Date.now() - received.getTime()) / (docs.length + 1));
    for (const [index, event] of docs.entries()) {
      const moment = received.getTime() + (index + 1) * pause;
      const at = Math.round(pause === LONGEST_PAUSE_MS ? toOfficeHours(moment) : moment);
      await setColumn(payload, 'inbox-events', event.id, { at });
    }
  }
  await renumber(payload, withLock);
}

/** Moves a time to office hours (UTC), because a note written at four in the morning looks unrealistic. */
function toOfficeHours(moment: number): number {
  const date = new Date(moment);
  date.setUTCHours(Math.min(Math.max(date.getUTCHours(), 6), 14));
  return date.getTime();
}

type Stored = { id: number; type: string };

/** Writes to the database directly, because Payload's adapters refuse to change the time of creation. */
async function setColumn(
  payload: Payload,
  slug: Backdate['rows'][number]['inbox'] | 'inbox-events',
  id: number,
  column: { createdAt: Date } | { at: number },
): Promise<void> {
  if (isMongoAdapter(payload.db)) {
    await rowsOf(payload, slug).updateOne({ _id: id }, { $set: column });
    return;
  }
  const [[name = '', value = 0] = []] = Object.entries(column) as [string, Date | number][];
  const sql = `UPDATE ${toSqlName(slug)} SET "${toSqlName(name)}" = ? WHERE id = ?`;
  const arg = value instanceof Date ? value.toISOString() : value;
  await sqliteOf(payload).execute({ sql, args: [arg, id] });
}

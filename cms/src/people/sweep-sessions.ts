import type { Payload } from 'payload';
import { findRows } from '../database/rows.ts';
import type { StaffSession } from '../payload-types.ts';
import { liveSessions } from './sessions.ts';
import type { StaffRow } from './staff-row.ts';

/**
 * Longer than a sign-in ticket is valid. The row of a session prevents a second use of the ticket that opened the session, so the
 * row must outlive the ticket.
 */
const GRACE_MS = 3_600_000;

export async function sweepSessions(payload: Payload): Promise<void> {
  const where = { seenAt: { less_than: Date.now() - GRACE_MS } };
  const docs = await findRows<StaffSession>(payload, 'staff-sessions', { where });
  if (docs.length === 0) return;
  const ids = [...new Set(docs.map(({ userId }) => userId))];
  const users = await findRows<StaffRow>(payload, 'users', { where: { id: { in: ids } } });
  const alive = new Set(users.flatMap((row) => liveSessions(row).map(({ id }) => id)));
  const gone = docs.filter(({ sid }) => !alive.has(sid)).map(({ id }) => id);
  if (gone.length > 0)
    await payload.db.deleteMany({ collection: 'staff-sessions', where: { id: { in: gone } } });
}

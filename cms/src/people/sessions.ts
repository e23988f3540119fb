import { randomUUID } from 'node:crypto';
import { ApiError } from '@fuar/shared/api/api-error';
import { ERROR_MESSAGES as m } from '@fuar/shared/messages/errors';
import type { StaffSession } from '@fuar/shared/schemas/people';
import { getFieldsToSign, jwtSign, type Payload } from 'payload';
import { findRows } from '../database/rows.ts';
import type { StaffSession as SessionRow } from '../payload-types.ts';
import { nameDevice } from './device.ts';
import { secondFactorOf } from './factors.ts';
import { endAfterUse, isDueForRenewal, isExpired, type StoredSession } from './session-rules.ts';
import { findStaffById, type StaffRow } from './staff-row.ts';

export type OpenSession = { token: string; endsAt: number };

/**
 * The key of the lock for a user's list of sessions. Each change reads and writes the whole list, so changes must run one at
 * a time; otherwise one change would undo another.
 */
export const lockOfSessions = (email: string) => `sessions ${email}`;

/**
 * Opens a session for a user who has passed all factors, and resets the count of failed attempts. Call it under the lock
 * `lockOfSessions`. `proved` is the row against which the factors were checked. Returns undefined if a session with this `sid`
 * was opened before.
 */
export async function openSession(
  payload: Payload,
  proved: StaffRow,
  { userAgent, sid = randomUUID() }: { userAgent: string | undefined; sid?: string },
): Promise<OpenSession | undefined> {
  const row = await findStaffById(payload, proved.id);
  // Refuse if the password has changed since the factors were checked.
  if (!row || row.hash !== proved.hash) throw new ApiError(401, m.wrongCredentials);
  // Refuse if the owner has added a second factor since then, because this sign-in may use a stolen password.
  if (secondFactorOf(row) !== secondFactorOf(proved)) throw new ApiError(401, m.ticketEnded);
  if (row.isDisabled) throw new ApiError(403, m.accountDisabled);
  const now = Date.now();
  // Write this row first, because the unique index on `sid` lets only one of several simultaneous calls continue.
  if (!(await noteSession(payload, { sid, userId: row.id, device: nameDevice(userAgent), seenAt: now })))
    return undefined;
  const data = { lastSignInAt: now, loginAttempts: 0, lockUntil: null };
  await payload.db.updateOne({ collection: 'users', id: row.id, data, returning: false });
  const endsAt = endAfterUse({ createdAt: new Date(now) }, now);
  const session = {
    id: sid,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(endsAt).toISOString(),
  };
  await writeSessions(payload, row.id, [...liveSessions(row), session]);
  return { token: await tokenOf(payload, row, sid, endsAt), endsAt };
}

async function noteSession(payload: Payload, data: Omit<SessionRow, 'id'>): Promise<boolean> {
  try {
    await payload.create({ collection: 'staff-sessions', data });
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return false;
    throw error;
  }
}

async function tokenOf(payload: Payload, row: StaffRow, sid: string, endsAt: number): Promise<string> {
  const collectionConfig = payload.collections.users.config;
  const user = { ...row, collection: 'users' } as Parameters<typeof getFieldsToSign>[0]['user'];
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: row.email, user, sid }),
    secret: payload.secret,
    tokenExpiration: Math.floor((endsAt - Date.now()) / 1000),
  });
  return token;
}

export function liveSessions({ sessions }: Pick<StaffRow, 'sessions'>): StoredSession[] {
  return (sessions ?? []).filter((session) => !isExpired(session));
}

/**
 * Throws a 401 if the session of the caller has ended. A call that changes the account does this under the lock
 * `lockOfSessions`, because the session may have ended while the call waited for the lock.
 */
export function refuseEnded(row: StaffRow | undefined, sid: string): asserts row {
  if (!row || !liveSessions(row).some(({ id }) => id === sid)) throw new ApiError(401, m.unauthorized);
}

/** Writes only the sessions, because another call may be changing other fields of the row. */
export async function writeSessions(payload: Payload, id: number, sessions: StoredSession[]): Promise<void> {
  const data = { sessions, updatedAt: null };
  await payload.db.updateOne({ collection: 'users', id, data, returning: false });
}

/** Ends all sessions except those for which `isKept` returns true. Call it under the lock `lockOfSessions`. */
export async function endSessions(
  payload: Payload,
  id: number,
  isKept: (sid: string) => boolean = () => false,
): Promise<void> {
  const row = await findStaffById(payload, id);
  if (!row?.sessions?.length) return;
  const kept = liveSessions(row).filter((session) => isKept(session.id));
  await writeSessions(payload, id, kept);
}

/**
 * Prolongs a session in use, at most every ten minutes. Call it under the lock `lockOfSessions`. Returns undefined if the
 * session was not prolonged.
 */
export async function renewSession(
  payload: Payload,
  id: number,
  sid: string,
): Promise<OpenSession | undefined> {
  const row = await findStaffById(payload, id);
  const session = row && liveSessions(row).find((one) => one.id === sid);
  if (!session || !isDueForRenewal(session)) return undefined;
  const endsAt = endAfterUse(session);
  const renewed = { ...session, expiresAt: new Date(endsAt).toISOString() };
  const sessions = liveSessions(row).map((one) => (one.id === sid ? renewed : one));
  await writeSessions(payload, id, sessions);
  const where = { sid: { equals: sid } };
  const data = { seenAt: Date.now() };
  await payload.db.updateOne({ collection: 'staff-sessions', where, data, returning: false });
  return { token: await tokenOf(payload, row, sid, endsAt), endsAt };
}

export async function listSessions(
  payload: Payload,
  row: StaffRow,
  current: string,
): Promise<StaffSession[]> {
  const where = { userId: { equals: row.id } };
  const docs = await findRows<SessionRow>(payload, 'staff-sessions', { where });
  const notes = new Map(docs.map((note) => [note.sid, note]));
  const iso = (moment: string | Date | number | null | undefined) => new Date(moment ?? 0).toISOString();
  return liveSessions(row)
    .map(({ id, createdAt }) => ({
      id,
      // A session from before an upgrade may have no row in `staff-sessions`.
      device: notes.get(id)?.device ?? nameDevice(undefined),
      startedAt: iso(createdAt),
      lastSeenAt: iso(notes.get(id)?.seenAt ?? createdAt),
      isCurrent: id === current,
    }))
    .sort((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
}

/**
 * Longer than a sign-in ticket is valid. The row of a session prevents a second use of the ticket that opened the session, so the
 * row must outlive the ticket.
 */
const GRACE_MS = 3_600_000;

export async function sweepSessions(payload: Payload): Promise<void> {
  const where = { seenAt: { less_than: Date.now() - GRACE_MS } };
  const docs = await findRows<SessionRow>(payload, 'staff-sessions', { where });
  if (docs.length === 0) return;
  const ids = [...new Set(docs.map(({ userId }) => userId))];
  const users = await findRows<StaffRow>(payload, 'users', { where: { id: { in: ids } } });
  const alive = new Set(users.flatMap((row) => liveSessions(row).map(({ id }) => id)));
  const gone = docs.filter(({ sid }) => !alive.has(sid)).map(({ id }) => id);
  if (gone.length > 0)
    await payload.db.deleteMany({ collection: 'staff-sessions', where: { id: { in: gone } } });
}
